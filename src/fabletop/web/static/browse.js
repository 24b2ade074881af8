// The pages of the library: cards under the mouse, live search.
import { search, zoom } from "/static/library.js";

const library = document.querySelector(".library");
zoom(library);
search(library);
