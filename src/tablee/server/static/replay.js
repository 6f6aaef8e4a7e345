// Leafing through a finished game: a slider, keys, and the log beside it.
import { morph } from "./morph.js";
import { play } from "./sound.js";

const $ = (id) => document.getElementById(id);
const [scrub, wide] = [$("scrub"), matchMedia("(min-aspect-ratio: 1/1)")];
let [asked, timer] = [0, null];

async function show(n) {
  scrub.value = n;
  const turn = ++asked;
  const seat = $("seat").value && `&seat=${$("seat").value}`;
  const answer = await fetch(`/api/finished/${$("room").dataset.game}/view?n=${scrub.value}&draw=${wide.matches ? "wide" : "tall"}${seat}`);
  const view = await answer.json();
  if (turn !== asked) return;
  morph($("stage"), view.html);
  play(view.sound);
  $("step").textContent = `${view.n} / ${view.length}`;
  document.querySelectorAll("#log li").forEach((line) => line.classList.toggle("now", Number(line.dataset.n) === view.n));
  document.querySelector("#log .now")?.scrollIntoView({ block: "nearest" });
  history.replaceState(null, "", `#${view.n}`);
}
const step = (by) => show(Number(scrub.value) + by);
function run() {
  clearInterval(timer);
  timer = timer === null ? setInterval(() => (scrub.value < Number(scrub.max) ? step(1) : run()), 900) : null;
  $("run").setAttribute("aria-pressed", timer !== null);
}
for (const [id, event, then] of [["scrub", "input", () => step(0)], ["seat", "change", () => step(0)], ["back", "click", () => step(-1)], ["on", "click", () => step(1)], ["run", "click", run]]) $(id).addEventListener(event, then);
wide.addEventListener("change", () => step(0));
$("log").addEventListener("click", ({ target }) => target.dataset.n && show(target.dataset.n));
document.addEventListener("keydown", (event) => {
  const by = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10, Home: -1e6, End: 1e6 }[event.key];
  if (!by || event.target.matches("input, select")) return;
  event.preventDefault();
  step(by);
});
show(Number(location.hash.slice(1)) || 0);
