// Signals your turn: in the title, the icon of the tab, and a notification if allowed.
const icon = document.getElementById("tab-icon");
const button = document.getElementById("notify");
const told = document.getElementById("notified");
let asked = "";

function describe() {
  if (!("Notification" in window)) {
    button.disabled = true;
    told.textContent = told.dataset.no;
    return;
  }
  const allowed = Notification.permission;
  button.disabled = allowed === "denied";
  told.textContent = { granted: told.dataset.yes, denied: told.dataset.no }[allowed] ?? "";
}

export function notices() {
  describe();
  button.addEventListener("click", async () => {
    await Notification.requestPermission();
    describe();
  });
}

export function yourTurn(decision, title, sentence) {
  document.title = title;
  icon.href = decision ? "/static/icon-turn.svg" : "/static/icon.svg";
  const fresh = decision && decision !== asked;
  asked = decision ?? "";
  if (fresh && document.hidden && "Notification" in window && Notification.permission === "granted") {
    const notice = new Notification(sentence, { tag: "fabletop-turn", icon: "/static/icon-turn.svg" });
    notice.onclick = () => { window.focus(); notice.close(); };
  }
}
