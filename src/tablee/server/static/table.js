// The table: a stream brings whole drawings; choices are narrowed by element ids. Knows no game.
import { morph } from "./morph.js";
import { $, keep, kept } from "./page.js";
import { announce, play } from "./sound.js";

const [room, wide] = [$("room"), matchMedia("(min-aspect-ratio: 1/1)")];
const text = JSON.parse(room.dataset.texts);
let [view, chosen, pending, stream, rounds] = [{ paths: [] }, [], null, null, null];

async function post(what, body = {}) {
  const sent = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const asked = fetch(`/api/tables/${room.dataset.table}/${what}`, sent).then((it) => it.json());
  const answer = await asked.catch(() => ({ error: text.offline, lost: true }));
  if (answer.error && !answer.retry && !answer.lost) say(answer.error, answer.clause);
  return answer;
}

// Choosing: what is open after the pieces chosen so far, one more step at a time.
const open = () => view.paths.filter(({ path }) => chosen.every((id, k) => path[k] === id));

function mark() {
  if (!$("felt")) return;
  const next = new Set(pending ? ["do--confirm"] : open().map(({ path }) => path[chosen.length]));
  if (chosen.length) next.add("do--cancel");
  for (const button of $("felt").querySelectorAll("button")) {
    const [can, taken] = [next.has(button.id), chosen.includes(button.id)];
    button.classList.toggle("can", can);
    button.classList.toggle("chosen", taken);
    button.setAttribute("aria-disabled", !can && !taken);
    button.tabIndex = can || taken ? 0 : -1;
    button.hidden = !can && button.matches(".choice");
  }
  $("prompt").textContent = pending ? pending.say : view.prompt;
}

function choose(id) {
  if (id === "do--cancel") return cancel();
  if (id === "do--confirm") return act(pending.action);
  if (chosen.includes(id)) return cancel(chosen.indexOf(id));
  const left = open().filter(({ path }) => path[chosen.length] === id);
  const anew = chosen.length && view.paths.some(({ path }) => path[0] === id);
  if (!left.length) return anew ? (cancel(), choose(id)) : shake(id);
  chosen.push(id);
  if (left.length > 1) return mark();
  const [{ path, action }] = left;
  if (path.length < 2 || (path.length < 3 && kept("confirm") !== "1")) return act(action);
  [pending, chosen] = [left[0], [...path]];
  mark();
  $("do--confirm").focus();
}

function cancel(count = 0) {
  [chosen, pending] = [chosen.slice(0, count), null];
  mark();
}
const shake = (id) => $(id)?.animate({ translate: ["-6px", "6px", "0"] }, { duration: 120, iterations: 2 });
const newKey = () => `${Date.now()}-${Math.random()}`;

// An action whose answer got lost is sent again under the same key, and so done once.
async function act(action, key = newKey(), tries = 15) {
  const [{ seen }, path] = [view, [...chosen]];
  const { error, retry, lost } = await post("act", { action, seen, key });
  const again = () => act(action, lost ? key : newKey(), tries - 1);
  if (tries && view.seen === seen && (retry || lost)) return setTimeout(again, lost ? 800 : 300);
  if (error) shake(path[0]);
  if (view.seen === seen) cancel();
}

function say(sentence, clause) {
  const link = Object.assign(document.createElement("a"), { href: `#rule-${clause}`, textContent: ` ${clause}` });
  link.onclick = () => { $("panel-rules").open = true; if ($("rail-switch").offsetParent) $("rail").togglePopover(true); };
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
  view.prompt = $("prompt")?.textContent;
  if (changed) [chosen, pending] = [[], null];
  mark();
  document.title = `${view.paths.length ? "● " : ""}${room.dataset.title}`;
  $("where").textContent = $("felt")?.dataset.title ?? "";
  for (const id of ["undo", "hint", "sheet"]) $(`${id}-button`).hidden = !view[id];
  if (!view.log_from) $("log").replaceChildren();
  for (const line of view.log) $("log").append(Object.assign(document.createElement("li"), { textContent: line }));
  $("log").lastElementChild?.scrollIntoView({ block: "nearest" });
  $("sayings").innerHTML = view.chat;
  hush();
  if (!first && changed) { play(view.sound || (view.paths.length && "turn")); announce(view.speak); }
  $("sheet-body").innerHTML = view.sheet ?? "";
  if (first) rounds = view.phase === "over" ? -1 : view.rounds; // who arrives is shown the sheet of a finished game only
  if (view.rounds > rounds && !$("sheet").open) setTimeout(() => $("sheet").showModal(), 700);
  if (!view.rounds) $("sheet").close();
  rounds = view.rounds ?? 0;
}
function hush() {
  const muted = (kept("muted") ?? "").split("|");
  for (const line of $("sayings").children) line.hidden = muted.includes(encodeURIComponent(line.dataset.name));
}

// The stream, with a watchdog of our own: a line that has gone quiet is opened anew.
const alive = () => { listen.at = Date.now(); };
function listen() {
  stream?.close();
  alive();
  stream = new EventSource(`/api/tables/${room.dataset.table}/stream?draw=${wide.matches ? "wide" : "tall"}`);
  stream.onmessage = ({ data }) => { alive(); room.classList.remove("offline"); show(JSON.parse(data)); };
  stream.addEventListener("ping", alive);
  stream.onerror = () => room.classList.add("offline");
}
wide.onchange = listen;
document.onvisibilitychange = () => (document.hidden ? stream.close() : listen());
setInterval(() => { if (!document.hidden && room.dataset.seated) post("here"); }, 15000);
setInterval(() => { if (!document.hidden && Date.now() - listen.at > (stream.readyState === 1 ? 30000 : 2500)) listen(); }, 1000);

// Hands: clicks, keys, and the buttons beside the table.
document.addEventListener("click", async ({ target }) => {
  const button = target.closest("button");
  const { post: what, body, then, mute } = button?.dataset ?? {};
  if (what && !(await post(what, JSON.parse(body ?? "{}"))).error && then) location.href = then;
  if (mute) { keep("muted", `${kept("muted") ?? ""}|${encodeURIComponent(mute)}`); hush(); }
  if (button && !what && $("stage").contains(button)) choose(button.id);
  if (!button && target.closest("#felt") && !view.paths.length && room.dataset.seated) post("hurry");
});
room.onchange = ({ target: { dataset, value } }) => dataset.bot && post("bot", { seat: Number(dataset.bot), bot: value });
document.addEventListener("keydown", (event) => {
  if (event.target.closest("input, select, #rail") || event.ctrlKey || event.metaKey || event.altKey || $("sheet").open) return;
  const ready = [...document.querySelectorAll("#felt .can")];
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const at = ready.indexOf(document.activeElement);
  const tool = $({ h: "hint-button", u: "undo-button" }[event.key]);
  if (event.key === "Escape") return cancel();
  if (step && ready.length) ready.at(at < 0 && step < 0 ? -1 : (at + step) % ready.length).focus();
  else if (ready[event.key - 1]) choose(ready[event.key - 1].id);
  else if (tool && !tool.hidden) tool.click();
  else return;
  event.preventDefault();
});
$("hint-button").onclick = async () => {
  say(text.thinking);
  const ideas = await post("hint");
  if (ideas.error) return;
  say(ideas.slice(0, 3).map((idea) => idea.told).join(" · "));
  ideas[0].path.forEach((id) => $(id)?.classList.add("advised"));
};
$("sheet-button").onclick = () => $("sheet").showModal();
$("chat")?.addEventListener("submit", async (event) => {
  event.preventDefault();
  if (!(await post("say", { text: $("words").value })).error) event.target.reset();
});
listen();
if (room.dataset.seated) post("here");
