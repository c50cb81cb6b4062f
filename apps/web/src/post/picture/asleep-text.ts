import { isAsleep, whileAsleep } from "../../page/asleep.ts";
import { followText } from "./text-followers.ts";

/** While the app sleeps, films and tables of what people wrote answer by themselves. */
export function followTexts(): void {
  if (!isAsleep()) return;
  const asleep = whileAsleep();
  for (const frame of document.querySelectorAll<HTMLElement>("[data-written]"))
    followText(frame, frame.innerHTML, asleep);
}
