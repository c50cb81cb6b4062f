import { isAsleep } from "../../page/asleep.ts";

/** On a part of the header's menu, which style opens as long as the app sleeps. */
export const menuItem = { "data-menu-item": "" } as const;

/** Closes it until the pointer and the focus have left it. */
function dismiss(item: HTMLElement): void {
  const seen = new AbortController();
  const { signal } = seen;
  const forget = (isLeft: boolean) => {
    if (!isLeft) return;
    delete item.dataset["dismissed"];
    seen.abort();
  };
  // What is hidden cannot have the focus.
  const [name] = item.querySelectorAll("a");
  if (document.activeElement !== name && item.matches(":focus-within")) name?.focus();
  item.dataset["dismissed"] = "";
  item.addEventListener("pointerleave", () => forget(!item.matches(":focus-within")), { signal });
  item.addEventListener(
    "focusout",
    ({ relatedTarget }) =>
      forget(!item.matches(":hover") && !(relatedTarget instanceof Node && item.contains(relatedTarget))),
    { signal },
  );
}

/** Escape closes what the pointer or the focus has opened, as when the app is awake (WCAG 1.4.13). */
export function dismissByEscape(): void {
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !isAsleep()) return;
    document.querySelectorAll<HTMLElement>("[data-menu-item]:is(:hover,:focus-within)").forEach(dismiss);
  });
}
