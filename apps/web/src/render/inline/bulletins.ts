import { isPathOf, noBulletins, noPopups } from "@bulmo/contracts/bulletin-rule";

/** `path` is the beginning of the addresses on which it stands, and `end` the moment from which it does not; 0 for none. */
export type SentBulletin = { id: number; isCard: boolean; path: string; end: number };

/** What the page sends along (`inline-script.ts`). */
declare const data: readonly SentBulletin[];

/** Until when each was closed, in milliseconds, by its number. */
type Closed = Record<string, number>;

/** Under which a browser notes what was closed: in its local storage, or for this visit in that of the session. */
const storageKey = "bulmo-bulletins";

const aDay = 24 * 60 * 60_000;
/** Korea has no summer time. */
const korea = 9 * 60 * 60_000;

/** A moment that does not come: for as long as this visit lasts. */
const never = 1e16;

const sheet = new CSSStyleSheet();
/** What was closed on this page, where a browser forbids storages. */
const closedHere: Closed = {};
/** The card that is shown; 0 for none. */
let card = 0;
let saidCard: number | undefined;

/** Naming a storage is forbidden already where it is. */
function closedIn(storage: () => Storage): Closed {
  try {
    return (JSON.parse(storage().getItem(storageKey) ?? "null") as Closed | null) ?? {};
  } catch {
    return {};
  }
}

const local = () => localStorage;
const session = () => sessionStorage;

const element = (id: number) => document.querySelector<HTMLElement>(`#bulletin-${id} h2`);

/** Says which card is there, for whoever listens; when the page has been read from above. */
function sayCard(): void {
  const status = document.getElementById("bulletin-status");
  if (!status || saidCard === card) return;
  saidCard = card;
  status.textContent = card ? `팝업: ${element(card)?.textContent ?? ""}` : "";
}

/** Hides what does not stand here now, what was closed, and all cards but the first. */
function show(): void {
  const { pathname } = location;
  const now = Date.now();
  const closed = { ...closedIn(local), ...closedIn(session), ...closedHere };
  card = 0;
  const isShown = ({ id, isCard, path, end }: SentBulletin) => {
    if (noBulletins.test(pathname) || !isPathOf(path, pathname)) return false;
    if (isCard && (card || noPopups.test(pathname))) return false;
    if ((end && end <= now) || (closed[id] ?? 0) > now) return false;
    if (isCard) card = id;
    return true;
  };
  const hidden = data.filter((one) => !isShown(one));
  sheet.replaceSync(hidden.map(({ id }) => `#bulletin-${id}{display:none!important}`).join(""));
  sayCard();
}

/** Until midnight in Korea, or for as long as this visit lasts. */
function close(shown: HTMLElement, isForToday: boolean): void {
  const now = Date.now();
  const id = shown.dataset["bulletin"] ?? "";
  const end = isForToday ? (Math.floor((now + korea) / aDay) + 1) * aDay - korea : never;
  const storage = isForToday ? local : session;
  const hadFocus = shown.contains(document.activeElement);
  closedHere[id] = end;
  try {
    const others = Object.entries(closedIn(storage)).filter(([, until]) => until > now);
    storage().setItem(storageKey, JSON.stringify({ ...Object.fromEntries(others), [id]: end }));
  } catch {
    // It stays closed for as long as the page is there.
  }
  show();
  if (hadFocus) ((card && element(card)) || document.getElementById("main"))?.focus({ preventScroll: true });
}

/** The router goes from page to page without a new document. */
function followRouter(): void {
  for (const name of ["pushState", "replaceState"] as const) {
    const change = history[name];
    history[name] = function changeAndShow(...given) {
      change.apply(this, given);
      show();
    };
  }
  for (const type of ["popstate", "pageshow"]) addEventListener(type, show);
}

function listen(): void {
  const around = (target: EventTarget | null) => (target as Partial<Element>).closest?.<HTMLElement>("[data-bulletin]");
  addEventListener("click", ({ target }) => {
    const button = (target as Partial<Element>).closest?.<HTMLElement>("[data-bulletin-close]");
    const shown = button && around(button);
    // A card of two sizes has two such buttons, of which one is seen; old browsers do not say which.
    const isSeen = button && (!("checkVisibility" in button) || button.checkVisibility());
    if (shown && isSeen) close(shown, button.dataset["bulletinClose"] === "today");
  });
  addEventListener("keydown", ({ key, target }) => {
    const shown = around(target);
    if (key === "Escape" && shown) close(shown, false);
  });
}

// Before anything is painted it hides what the reader has closed, and it answers the buttons of what is left. It is in no
// page on whose site nothing of the kind stands (docs/decisions/078).
document.adoptedStyleSheets.push(sheet);
show();
followRouter();
listen();
