// Leafing through a finished game: a slider, keys, and the log beside it.
import { morph } from "./morph.js";
import { $ } from "./page.js";
import { play } from "./sound.js";
const [scrub, wide] = [$("scrub"), matchMedia("(min-aspect-ratio: 1/1)")];
let [asked, timer] = [0, null];
async function show(n) {
  const turn = ++asked;
  scrub.value = n;
  const how = new URLSearchParams({ n: scrub.value, draw: wide.matches ? "wide" : "tall" });
  if ($("seat").value) how.set("seat", $("seat").value);
  const view = await (await fetch(`/api/finished/${$("room").dataset.game}/view?${how}`)).json();
  if (turn !== asked) return;
  morph($("stage"), view.html);
  play(view.sound);
  $("step").textContent = `${view.n} / ${view.length}`;
  for (const line of $("log").children) line.classList.toggle("now", Number(line.dataset.n) === view.n);
  $("log").scrollTop = ($("log").querySelector(".now")?.offsetTop ?? 0) - $("log").clientHeight / 2;
  history.replaceState(null, "", `#${view.n}`);
}
const step = (by) => show(Number(scrub.value) + by);
function run() {
  clearInterval(timer);
  timer = timer === null ? setInterval(() => (scrub.value < Number(scrub.max) ? step(1) : run()), 900) : null;
  $("run").setAttribute("aria-pressed", timer !== null);
}
scrub.oninput = $("seat").onchange = wide.onchange = () => step(0);
[$("back").onclick, $("on").onclick, $("run").onclick] = [() => step(-1), () => step(1), run];
$("log").onclick = ({ target }) => target.dataset.n && show(target.dataset.n);
document.onkeydown = (event) => {
  const by = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10, Home: -1e6, End: 1e6 }[event.key];
  if (by && !event.target.matches("input, select")) {
    event.preventDefault();
    step(by);
  }
};
show(Number(location.hash.slice(1)) || 0);
