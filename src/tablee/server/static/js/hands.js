// Hands: clicks, at the table and on the buttons beside it.

import { choose } from "./acting.js";
import { recall, refuse } from "./coach.js";
import { asSentence, find, the } from "./dom.js";
import { isNew, NEXT } from "./felt.js";
import { followLog } from "./log.js";
import { known, nameTyped } from "./naming.js";
import { setAside } from "./news.js";
import { hide, openPanel, say, stays } from "./notice.js";
import { goOn, rush } from "./pace.js";
import { post } from "./post.js";
import { hasten, lay, sheet, takeBack, uncover } from "./sheet.js";
import { play } from "./sound.js";
import { choices, overlaid, room, seated, state } from "./state.js";
import { mute } from "./talk.js";

// pixels that a finger may miss by where nothing else lies
const BREADTH = 16;
// and where it came down on a neighbour
const BESIDE = 7;
// or as far as makes something small as broad as a finger
const FINGER = 44;
// milliseconds after which a finger that stays wants to know what lies below it, and pixels that it may stir
const LONG = 500;
const STIR = 10;
// milliseconds in which a finger that taps once more still means the answer that was there
const HASTY = 2000;
// what a finger that lies on it means
const UNMISSED = `.can, .chosen, .choice, #${NEXT}, [data-post]`;
const HOME = "/";

/** Puts hands to everything. */
export function layHandsOn() {
  document.addEventListener("click", click);
  document.addEventListener("keydown", press);
  document.addEventListener("focusout", (event) => keys.known?.follow(event));
  document.addEventListener("pointerdown", touch, true);
  document.addEventListener("pointermove", stir);
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, letPieceGo);
  document.addEventListener("contextmenu", askWhat);
  document.addEventListener("pointerover", name);
  room.onchange = changeBot;
  the("hint-button").onclick = async () => {
    refuse(); // one thing at a time is explained
    setAside();
    const { hint } = await import("./hint.js");
    hint();
  };
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".lay-sheet"))) {
    button.onclick = lay;
  }
  if (seated) letPeopleGo();
  if (state.byKeys) learnKeys();
  the("volume").addEventListener("change", () => play("card"));
  the("rail").ontoggle = ({ newState }) => {
    state.menu = newState === "open";
    if (!state.menu) leaveRule();
    followLog();
  };
  the("panel-log").ontoggle = followLog;
}

/** A rule that was looked up has been read: the menu begins with the log again. */
function leaveRule() {
  if (!location.hash) return;
  history.replaceState(null, "", location.pathname + location.search);
  the("panel-log", HTMLDetailsElement).open = true;
}

/** Whoever stops or leaves a game that is going on is asked once, and told what comes of it. */
function letPeopleGo() {
  const asks = the("leave-asks", HTMLDialogElement);
  const plays = () => state.message?.phase === "playing";
  the("stop-game").onclick = () => the("stop-asks", HTMLDialogElement).showModal();
  the("leave-table").onclick = () => (plays() ? asks.showModal() : ask("rise", {}, HOME));
  // who plays alone keeps nobody waiting
  the("leave-yes").onclick = () => (state.message?.solo ? location.assign(HOME) : ask("rise", {}, HOME));
  document.querySelector(".bar .home")?.addEventListener("click", (event) => {
    if (!plays() || state.message?.solo) return;
    event.preventDefault();
    asks.showModal();
  });
}

/**
 * What keys do comes with the first of them, or at once to who has pressed some: on a phone nobody does.
 *
 * @type {{ known: typeof import("./keys.js") | null }}
 */
const keys = { known: null };

async function learnKeys() {
  keys.known ??= await import("./keys.js");
  return keys.known;
}

/** @param {KeyboardEvent} event */
async function press(event) {
  state.byKeys = true;
  (keys.known ?? (await learnKeys())).press(event);
}

/** What a finger rests on, and what it does there. */
const finger = { x: 0, y: 0, timer: 0, told: false, overlaid: false, mouse: false };

/** The answer that was tapped last, where it was, and when. */
const answered = { id: "", box: { left: 0, right: 0, top: 0, bottom: 0 }, at: -HASTY };

/** @param {PointerEvent} event */
function touch({ target, pointerType, clientX, clientY }) {
  state.byKeys = false;
  clearTimeout(finger.timer);
  const mouse = pointerType === "mouse";
  Object.assign(finger, { x: clientX, y: clientY, told: false, overlaid: overlaid(), mouse });
  const piece = target instanceof Element ? namedAt(target) : null;
  if (!piece || mouse) return;
  finger.timer = setTimeout(() => {
    finger.told = true;
    tellWhat(piece);
  }, LONG);
}

/** @param {PointerEvent} event */
function stir({ clientX, clientY }) {
  if (Math.hypot(clientX - finger.x, clientY - finger.y) > STIR) letPieceGo();
}

function letPieceGo() {
  clearTimeout(finger.timer);
}

/**
 * The other button of a mouse asks what something is, as a finger does that stays.
 *
 * @param {MouseEvent} event
 */
function askWhat(event) {
  const piece = event.target instanceof Element ? namedAt(event.target) : null;
  if (!piece) return;
  event.preventDefault();
  if (!finger.told) tellWhat(piece);
}

/**
 * The plate or piece there that has a name.
 *
 * @param {Element} target
 */
const namedAt = (target) => target.closest("#felt > .piece[aria-label]:not(.ending)");

/** @param {Element} piece */
function tellWhat(piece) {
  say(asSentence(piece.ariaLabel ?? ""), { piece });
}

/** @param {MouseEvent} event */
function click({ target, clientX, clientY, detail }) {
  if (!(target instanceof Element)) return;
  if (finger.told && detail) return; // it was told what that is
  const button = near(clientX, clientY, target) ?? target.closest("button");
  if (button && detail && isHasty(button, clientX, clientY)) return;
  const lasts = finger.overlaid && detail; // what lay below the menu was not seen yet
  if (!lasts && button?.id !== "hint-button" && !(stays() && button?.matches("#felt .can"))) hide();
  if (target.closest("#ending") && (hasten() || uncover())) return;
  if (button) push(button);
  else if (target.closest("#told, #earlier") && !state.behind) openPanel("panel-log");
  else if (!explain(target) && target.closest("#felt") && (state.stepping || !choices().length)) hurry();
}

/**
 * Whether a finger that taps again and again has come upon an answer that it cannot have read yet: one that
 * has come in the place of the one before.
 *
 * @param {HTMLButtonElement} button
 * @param {number} x
 * @param {number} y
 */
function isHasty(button, x, y) {
  if (finger.mouse || !button.matches(`#felt :is(.choice, #${NEXT})`)) return false;
  const { id, at } = answered;
  const { left, right, top, bottom } = answered.box;
  const there = x >= left && x <= right && y >= top && y <= bottom;
  const again = id === NEXT && button.id === NEXT;
  if (there && !again && isNew(button) && performance.now() < at + HASTY) return true;
  Object.assign(answered, { id: button.id, box: button.getBoundingClientRect(), at: performance.now() });
  return false;
}

/** Goes on with what has happened, or asks the programs not to wait. */
function hurry() {
  if (!goOn() && seated) post("hurry");
}

/**
 * Says what a plate or a picture is that somebody points at; whether there is anything to say.
 *
 * @param {Element} target
 */
function explain(target) {
  const shown = target.closest("#felt .seat, #felt [role=img][aria-label]");
  const told = shown?.ariaLabel;
  if (target.closest("#felt .seat.own") && hasCompany()) speak();
  if (told) say([told, sinceWhen(shown)].filter(Boolean).map(asSentence).join(" "), { piece: shown });
  return Boolean(told);
}

/** Opens what one may say with a tap, or puts it away. */
async function speak() {
  await (await import("./bubbles.js")).dressed;
  find("emotes")?.togglePopover(true);
}

/** Whether somebody else would hear what one says. */
const hasCompany = () => !state.message?.solo || state.message.watchers > 0;

/**
 * How long somebody has been waited for, where a plate shows it.
 *
 * @param {Element} plate
 */
function sinceWhen(plate) {
  const elapsed = plate.querySelector(".elapsed")?.textContent;
  return elapsed ? (room.dataset.since ?? "").replace("…", elapsed) : "";
}

/**
 * What it is appears beside whatever the pointer rests on.
 *
 * @param {PointerEvent} event
 */
function name({ target }) {
  const shown = target instanceof Element && target.closest("#felt .seat, #felt .piece[aria-label]");
  if (shown instanceof HTMLElement && shown.ariaLabel) shown.title = shown.ariaLabel;
}

/**
 * What a finger meant that came down beside something that lights up: the nearest within its breadth.
 *
 * @param {number} x
 * @param {number} y
 * @param {Element} target what lies there
 * @returns {HTMLButtonElement | null}
 */
function near(x, y, target) {
  const there = target.closest("button");
  if (!target.closest("#felt") || !(x || y) || there?.matches(UNMISSED)) return null;
  if (there?.matches(".card")) return null; // in a fan the box of a card reaches below its neighbours
  const least = there ? BESIDE : BREADTH;
  const lit = /** @type {NodeListOf<HTMLButtonElement>} */ (
    document.querySelectorAll("#felt button.piece.can")
  );
  const [best] = [...lit]
    .map((button) => ({ button, ...missed(button.getBoundingClientRect(), x, y, least) }))
    .filter(({ far, reach }) => far <= reach)
    .sort((one, other) => one.far - other.far || one.off - other.off);
  return best?.button ?? null;
}

/**
 * How far a point lies outside of a box, and off its middle, and by how much the box may be missed.
 *
 * @param {DOMRect} box
 * @param {number} x
 * @param {number} y
 * @param {number} least
 */
function missed({ left, right, top, bottom, width, height }, x, y, least) {
  return {
    far: Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0)),
    off: Math.hypot(x - (left + right) / 2, y - (top + bottom) / 2),
    reach: Math.max(least, (FINGER - Math.min(width, height)) / 2),
  };
}

/**
 * What a button does is written on it.
 *
 * @param {HTMLButtonElement} button
 */
function push(button) {
  const { post: what, body = "{}", then, mute: person, copy: link } = button.dataset;
  const { regret } = state.message ?? {};
  if (button.id === "undo-button" && regret && find("coach")?.hidden) return askBack(regret);
  if (button.matches("#ask-rest, #see-end")) {
    sheet.close();
    takeBack(); // nor does the sheet come that was to
    rush();
  }
  if (what === "say") find("emotes")?.hidePopover();
  if (what) ask(what, JSON.parse(body), then);
  else if (link) copy(the(link));
  else if (person) mute(person);
  else if (button.id === NEXT || (state.behind && button.closest("#felt"))) goOn();
  else if (button.closest("#felt")) choose(button.id);
}

/**
 * What leads back further than one's last action is asked about first.
 *
 * @param {string} question
 */
function askBack(question) {
  the("undo-question").textContent = question;
  the("undo-asks", HTMLDialogElement).showModal();
}

/**
 * @param {string} what
 * @param {object} body
 * @param {string} [then] where one goes if it is granted
 */
async function ask(what, body, then) {
  if (what === "undo") recall();
  if (what === "sit") await known();
  const { error } = await post(what, what === "sit" ? { ...body, ...nameTyped() } : body);
  if (!error && what === "stop") leaveRail();
  if (!error && then) location.href = then;
  else if (!error && what === "sit" && !seated) location.reload(); // as somebody who is known now
}

/** What was done in the settings is seen at the table. */
function leaveRail() {
  if (find("rail-switch")?.offsetParent) the("rail").togglePopover(false);
}

/**
 * Copies a link as a hand would: the clipboard's own interface is missing where there is no TLS.
 *
 * @param {HTMLElement} link
 */
function copy(link) {
  getSelection()?.selectAllChildren(link);
  if (document.execCommand("copy")) say(room.dataset.copied ?? "");
}

/** @param {Event} event */
function changeBot({ target }) {
  if (!(target instanceof HTMLSelectElement) || !target.dataset.bot) return;
  post("bot", { seat: Number(target.dataset.bot), bot: target.value });
}
