import { applyTheme, readTheme, themes } from "../theme/theme.ts";
import { answersAlone, isAsleep, stepsBackThere } from "../../page/asleep.ts";
import { closeMenu, openMenu } from "./own-menu.ts";

/** Shows which brightness is chosen, on the switch that React answers for once it is there. */
function markTheme(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-own="theme"]'))
    button.setAttribute("aria-pressed", String(button.dataset["choice"] === readTheme()));
}

type Presses = Record<string, (button: HTMLElement) => void>;

/** What buttons with `data-own` do until the app has taken the page over; the same that they do afterwards. */
const presses: Presses = {
  menu: openMenu,
  "menu-close": closeMenu,
  print: () => window.print(),
  back: ({ dataset }) => (stepsBackThere() ? history.back() : window.location.assign(dataset["path"] ?? "/")),
  theme({ dataset }) {
    applyTheme(themes.find((theme) => theme === dataset["choice"]) ?? "system");
    markTheme();
  },
};

const ownOf = (target: EventTarget | null | undefined) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-own]") : null;

/** Answers what needs no app, and what was pressed before this was here; `more` is what others answer for. */
export function answerOwnPresses(more: Presses): void {
  const all = { ...presses, ...more };
  const answer = (button: HTMLElement | null) => {
    if (button && answersAlone()) all[button.dataset["own"] ?? ""]?.(button);
  };
  markTheme();
  document.addEventListener("click", ({ target }) => answer(ownOf(target)));
  answer(ownOf(window.ownPressed));
}

/** To be called once films and 목록 are followed: a link that was pressed before waited for it (`render/inline/early-press.ts`). */
export function followLinks(): void {
  if (isAsleep()) document.documentElement.dataset["followed"] = "";
  const { ownPressed } = window;
  if (!(ownPressed instanceof HTMLAnchorElement)) return;
  delete window.ownPressed;
  ownPressed.click();
}
