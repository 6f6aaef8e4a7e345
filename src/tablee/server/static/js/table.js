// The table: a stream brings whole drawings; choices are narrowed by element ids. Knows no game.
import { morph } from "./morph.js";
import { $, keep, kept } from "./page.js";
import { announce, play } from "./sound.js";
const [room, wide] = [$("room"), matchMedia("(min-aspect-ratio: 1/1)")];
let [view, chosen, pending, stream, rounds] = [{ paths: [] }, [], null, null, null];
async function post(what, body = {}) {
  const sent = {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  };
  const answer = await fetch(`/api/tables/${room.dataset.table}/${what}`, sent)
    .then((it) => it.json())
    .catch(() => ({ error: "lost", lost: true }));
  if (answer.error && !answer.retry && !answer.lost) say(answer.error, answer.clause);
  return answer;
}

// Choosing: what is open after the pieces chosen so far, one more step at a time.
const open = () => view.paths.filter(({ path }) => chosen.every((id, k) => path[k] === id));
function mark() {
  if (!$("felt")) return;
  const next = new Set([
    ...(chosen.length ? ["do--cancel"] : []),
    ...(pending ? ["do--confirm"] : open().map(({ path }) => path[chosen.length])),
  ]);
  for (const button of $("felt").querySelectorAll("button:not([data-post])")) {
    const [can, taken] = [next.has(button.id), chosen.includes(button.id)];
    for (const [name, on] of [
      ["can", can],
      ["chosen", taken],
    ])
      button.classList.toggle(name, on);
    button.setAttribute("aria-disabled", !can && !taken);
    button.tabIndex = can || taken ? 0 : -1;
    button.hidden = !can && button.matches(".choice");
  }
  const last = $(chosen.at(-1)); // between two steps the prompt says in short what has been chosen
  const prompt =
    pending?.say ??
    (last
      ? room.dataset.further.replace("…", (last.ariaLabel ?? last.textContent).split(", ")[0])
      : view.prompt);
  if ($("prompt").textContent !== prompt) $("prompt").textContent = prompt;
}
function choose(id) {
  if (id === "do--cancel") return cancel();
  if (id === "do--confirm") return act(pending);
  if (chosen.includes(id)) return cancel(chosen.indexOf(id));
  const left = open().filter(({ path }) => path[chosen.length] === id);
  const anew = chosen.length && view.paths.some(({ path }) => path[0] === id);
  if (!left.length) return anew ? (cancel(), choose(id)) : shake(id);
  chosen.push(id);
  const [{ path }, more] = left;
  if (!more && path.length < 3 && (kept("confirm") !== "1" || $(id).matches(".choice"))) return act(left[0]);
  if (!more) [pending, chosen] = [left[0], [...path]];
  mark();
  if (pending) $("do--confirm").focus();
}
const cancel = (count = 0) => {
  [chosen, pending] = [chosen.slice(0, count), null];
  mark();
};
const shake = (id) => $(id)?.animate({ translate: ["-6px", "6px", "0"] }, { duration: 120, iterations: 2 });
// An action whose answer got lost is sent again under the same key, and so done once.
async function act(choice, key = `${Date.now()}-${Math.random()}`, tries = 15) {
  const [{ seen }, [first]] = [view, chosen];
  const { error, retry, lost } = await post("act", {
    action: choice.action,
    lasting: choice.lasting ?? false,
    seen,
    key,
  });
  if (tries && view.seen === seen && (retry || lost))
    return setTimeout(act, lost ? 800 : 300, choice, key, tries - 1);
  if (error) shake(first);
  if (view.seen === seen) cancel();
}
function say(sentence, clause) {
  const link = Object.assign(document.createElement("a"), {
    href: `#rule-${clause}`,
    textContent: ` ${clause}`,
  });
  link.onclick = () => {
    $("panel-rules").open = true;
    if ($("rail-switch").offsetParent) $("rail").togglePopover(true);
  };
  $("notice").replaceChildren(sentence, clause ? link : "");
  $("notice").classList.add("shown");
  clearTimeout(say.timer);
  say.timer = setTimeout(() => $("notice").classList.remove("shown"), 7000);
}

// Drawing what the stream brought.
function show(message) {
  const [first, changed] = [!view.phase, message.seen !== view.seen || message.phase !== view.phase];
  view = message;
  morph($("stage"), view.html);
  for (const ring of document.querySelectorAll("[data-seconds]"))
    ring.style.setProperty("--seconds", `${ring.dataset.seconds}s`);
  view.prompt = $("prompt")?.textContent;
  changed ? cancel() : mark();
  document.title = `${view.paths.length ? "● " : ""}${room.dataset.title}`;
  $("where").textContent = $("felt")?.dataset.title ?? "";
  for (const id of ["undo", "hint", "sheet"]) $(`${id}-button`).hidden = !view[id];
  if (!view.log_from) $("log").replaceChildren();
  for (const line of view.log)
    $("log").append(Object.assign(document.createElement("li"), { textContent: line }));
  $("log").lastElementChild?.scrollIntoView({ block: "nearest" });
  const heard = first ? Infinity : $("sayings").childElementCount;
  $("sayings").innerHTML = view.chat;
  hush(heard);
  if (!first && changed) {
    play(view.sound || (view.paths.length && "turn"));
    announce(view.speak);
  }
  $("sheet-body").innerHTML = view.sheet ?? "";
  // who arrives is shown the sheet of a finished game only
  if (first) rounds = view.phase === "over" ? -1 : view.rounds;
  // one sheet for rounds that end in quick succession, none after a rematch
  if (view.rounds !== rounds) clearTimeout(show.timer);
  if (view.rounds > rounds && !$("sheet").open) show.timer = setTimeout(() => $("sheet").showModal(), 700);
  if (!(rounds = view.rounds ?? 0)) $("sheet").close();
}
const muted = (name) => kept("muted")?.split("|").includes(encodeURIComponent(name));
const hush = (heard) =>
  [...$("sayings").children].forEach((line, k) => {
    if (!(line.hidden = muted(line.dataset.name)) && k >= heard && !$("sayings").checkVisibility())
      say(line.dataset.said);
  });

// The stream, with a watchdog of our own: a line that has gone quiet is opened anew.
const alive = () => {
  listen.at = Date.now();
};
function listen() {
  alive(stream?.close());
  stream = new EventSource(`/api/tables/${room.dataset.table}/stream?draw=${wide.matches ? "wide" : "tall"}`);
  stream.onmessage = ({ data }) => {
    alive();
    room.classList.remove("offline");
    show(JSON.parse(data));
  };
  stream.addEventListener("ping", alive);
  stream.onerror = () => room.classList.add("offline");
}
wide.onchange = window.onoffline = window.ononline = listen;
document.onvisibilitychange = () => (document.hidden ? stream.close() : listen());
(function here() {
  if (!document.hidden && room.dataset.seated) post("here");
  setTimeout(here, 15000);
})();
setInterval(() => {
  if (!document.hidden && Date.now() - listen.at > (stream.readyState === 1 ? 30000 : 2500)) listen();
}, 1000);

// Hands: clicks, keys, and the buttons beside the table.
document.addEventListener("click", async ({ target }) => {
  const button = target.closest("button");
  if (button?.id !== "hint-button") $("notice").classList.remove("shown");
  const { post: what, body, then, mute, copy } = button?.dataset ?? {};
  if (what && !(await post(what, JSON.parse(body ?? "{}"))).error && then) location.href = then;
  // the clipboard's own interface is missing where there is no TLS
  if (copy) getSelection().selectAllChildren($(copy));
  if (copy && document.execCommand("copy")) say(room.dataset.copied);
  if (mute) {
    keep("muted", `${kept("muted") ?? ""}|${encodeURIComponent(mute)}`);
    hush();
  }
  if (button && !what && $("stage").contains(button)) choose(button.id);
  if (!button && target.closest("#felt") && !view.paths.length && room.dataset.seated) post("hurry");
});
room.onchange = ({ target: { dataset, value } }) =>
  dataset.bot && post("bot", { seat: Number(dataset.bot), bot: value });
document.addEventListener("keydown", (event) => {
  if (
    event.target.closest("input, select") ||
    (event.key.length > 1 && event.target.closest("#rail")) ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    $("sheet").open
  )
    return;
  const ready = [...document.querySelectorAll("#felt .can")];
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const [at, tool] = [
    ready.indexOf(document.activeElement),
    $({ h: "hint-button", u: "undo-button" }[event.key]),
  ];
  if (event.key === "Escape") cancel();
  if (step && ready.length) {
    event.preventDefault();
    ready.at(at < 0 && step < 0 ? -1 : (at + step) % ready.length).focus();
  }
  if (ready[event.key - 1]) choose(ready[event.key - 1].id);
  if (tool && !tool.hidden) tool.click();
});
$("hint-button").onclick = async () => {
  say(room.dataset.thinking);
  const ideas = await post("hint");
  if (ideas.error) return;
  say(
    ideas
      .slice(0, wide.matches ? 3 : 1)
      .map((idea) => idea.told)
      .join("\n"),
  );
  ideas[0].path.forEach((id) => $(id)?.classList.add("advised"));
};
$("sheet-button").onclick = () => $("sheet").showModal();
$("rail").ontoggle = $("panel-log").ontoggle = () =>
  $("log").lastElementChild?.scrollIntoView({ block: "nearest" });
$("chat")?.addEventListener("submit", async (event) => {
  event.preventDefault();
  if (!(await post("say", { text: $("words").value })).error) event.target.reset();
});
listen();
