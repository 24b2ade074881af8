// The replay as a file: it contains every picture, as the difference from the one before.
import { start } from "/static/player.js";

const packed = atob(document.getElementById("frames").textContent);
const bytes = Uint8Array.from(packed, (letter) => letter.charCodeAt(0));
const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
const film = await new Response(unpacked).json();

const pictures = [];
let before = [];
for (const [from, gone, ...added] of film.changes) {
  before = [...before.slice(0, from), ...added, ...before.slice(from + gone)];
  pictures.push(before);
}

start((index) => pictures[index].map((number) => film.lines[number]).join("\n"));
