import { applyTheme, readTheme, themes } from "../theme/theme.ts";
import { cameFromHere, isAsleep } from "../../page/asleep.ts";

/** Shows which brightness is chosen, on the switch that React answers for once it is there. */
function markTheme(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-own="theme"]'))
    button.setAttribute("aria-pressed", String(button.dataset["choice"] === readTheme()));
}

/** What buttons with `data-own` do while the app sleeps; the same that they do when it is awake. */
const presses: Record<string, (button: HTMLElement) => void> = {
  print: () => window.print(),
  back: ({ dataset }) => (cameFromHere() ? history.back() : window.location.assign(dataset["path"] ?? "/")),
  theme({ dataset }) {
    applyTheme(themes.find((theme) => theme === dataset["choice"]) ?? "system");
    markTheme();
  },
};

const ownOf = (target: EventTarget | null | undefined) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-own]") : null;

/** Answers what needs no app, and what was pressed before this was here. */
export function answerOwnPresses(): void {
  const answer = (button: HTMLElement | null) => {
    if (button && isAsleep()) presses[button.dataset["own"] ?? ""]?.(button);
  };
  markTheme();
  document.addEventListener("click", ({ target }) => answer(ownOf(target)));
  answer(ownOf(window.ownPressed));
}
