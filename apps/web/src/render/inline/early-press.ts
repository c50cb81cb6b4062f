import { showLine } from "../../page/failure-line.ts";

/** What leaves the page, to be asked about where something was typed. */
const leaving = 'a:not([target]):not([download]):not([href^="#"])';

/** What answers by itself: the strips and cards of `bulletins.ts`, the slides once they turn, the line below. */
const answered = '[data-own="bulletin"],[data-own="slides"],[data-own="reload"]';

/** Milliseconds that a link waits for what every page runs. */
const longest = 2000;

/** Of a link it has the address, of a button and a field what they are and belong to. */
type Pressed = HTMLElement & { href?: string; type?: string; form?: HTMLFormElement | null };

/** What was pressed last that the app is to answer. */
let pressed: Pressed | undefined;

const touched: NonNullable<Window["touchedEarly"]> = new Set();

/** What every page runs was to answer it; where that did not come it is the app's to answer, too. */
const lastPressed = () => pressed ?? (window.readerFailed ? (window.ownPressed as Pressed | undefined) : undefined);

/** A page that comes back from the browser's memory answers nothing that was pressed before it was left. */
function forgetPresses(): void {
  pressed = undefined;
  delete window.ownPressed;
}

const opensApart = (event: MouseEvent) => event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** Links that what every page runs follows; where it does not come they lead where they lead. */
const followed = () => (touched.size > 0 ? ":is([data-play])" : ":is([data-play],[data-list])");

/** Left to what every page runs; a link waits for it, but not for ever. Answers whether that is all of the press. */
function leaveToReader(target: Pressed): boolean {
  window.ownPressed = target;
  const { href } = target;
  if (!href) return false;
  setTimeout(() => {
    if (window.ownPressed === target) location.assign(href);
  }, longest);
  return true;
}

/**
 * For the app, which is asked to come. A checkbox shows at once that it was pressed: nobody presses one last, and who sees
 * nothing presses it again.
 */
function noteForApp(target: Pressed): void {
  if (target.ariaChecked) {
    target.ariaChecked = String(target.ariaChecked !== "true");
    touched.add(target as HTMLButtonElement);
  } else pressed = target;
  delete window.ownPressed;
  window.startApp?.();
}

/** Whether nobody but us is to answer it now. Buttons that work by themselves, as in a search, are the browser's. */
function isTaken(target: Pressed): boolean {
  if (target.matches(`[data-own],[data-asleep] ${followed()}`) && !window.readerFailed) return leaveToReader(target);
  if (target.type !== "button" && target.form?.method !== "post" && !target.href) return false;
  noteForApp(target);
  return true;
}

/**
 * A press on what only React knows how to answer is kept for it, and has it come: nobody else hears of it, React neither,
 * which may take over in the midst of it and would answer it twice. What needs no app is left to what every page runs, if
 * that could be had; while the app sleeps films and 목록 are, and wait for it. Presses that open a link apart are left to
 * the browser. Whoever has typed something into a form leaves it by way of React, too, which asks. What is pressed last
 * counts, and no key of before.
 */
function onClick(event: MouseEvent): void {
  delete window.earlyKey;
  const asked = touched.size > 0 ? `,${leaving}` : "";
  const target = (event.target as Element).closest<Pressed>(`button,[data-app],[data-enlarge],${followed()}${asked}`);
  if (!target || (target.href && opensApart(event))) return;
  if (target.matches(`${answered},[data-asleep][data-followed] ${followed()}`) || !isTaken(target)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** In Safari the key that ends a syllable has this code, and nothing else tells. */
const endsSyllable = 229;

/** Enter where nothing sends the form yet. A key that leads to the search is kept, too. */
function onKey(event: KeyboardEvent): void {
  window.earlyKey = event;
  const { tagName, form } = event.target as HTMLInputElement;
  const isEnter = event.key === "Enter" && !event.isComposing && event.keyCode !== endsSyllable;
  if (!isEnter || tagName !== "INPUT" || form?.method !== "post" || form.querySelector("[type=submit]")) return;
  pressed = [...form.querySelectorAll("button")].at(-1);
  window.startApp?.();
}

/** A password manager fills in a form without entering its fields. */
function onInput({ target }: Event): void {
  const field = target as HTMLInputElement;
  if (field.form?.method !== "post" || touched.has(field)) return;
  touched.add(field);
  window.startApp?.();
}

/** A dead line would put the browser's own words in place of the page: it is loaded anew only where the server answers. */
async function reload(): Promise<void> {
  const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => null);
  if (answer?.ok) location.reload();
}

/** Says at the foot of the window that what was pressed could not be done. */
function sayFailure(): void {
  const cause = navigator.onLine ? "페이지를 다 불러오지 못해" : "인터넷에 연결되어 있지 않아";
  const advice = touched.size > 0 ? " 새로 고치면 쓰시던 내용이 사라질 수 있으니 먼저 복사해 두세요." : "";
  showLine(`${cause} 누르신 것을 처리하지 못했습니다.${advice}`, { "새로 고침": () => void reload() });
}

const question = "저장하지 않은 내용이 있습니다. 이 페이지에서 나가시겠습니까?";

/** Without the app a link leads where it leads; of all else it is said that it could not be done. */
function fail(): void {
  const target = lastPressed();
  forgetPresses();
  if (!target) return;
  if (!target.href) sayFailure();
  else if (touched.size === 0 || confirm(question)) location.assign(target.href);
}

const listeners = { click: onClick, keydown: onKey, input: onInput, pagehide: forgetPresses };

/** Catches what is pressed and touched before React is there (docs/decisions/088). */
export function catchEarlyPresses(): void {
  const kept = Object.entries(listeners) as [string, EventListener][];
  for (const [type, listener] of kept) addEventListener(type, listener, true);
  window.touchedEarly = touched;
  window.appFailed = fail;
  window.endEarlyClicks = () => {
    for (const [type, listener] of kept) removeEventListener(type, listener, true);
    return lastPressed();
  };
}
