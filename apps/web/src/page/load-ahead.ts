import { isAsleep, whileAsleep } from "./asleep.ts";

/** Pages that are read. What asks something, belongs to one person or is no page is never loaded ahead. */
const read = ["/", "/about/*", "/member/*", "/gallery/*", "/community/*", "/news/*"];
const unread = ["/*/edit", "/*.*"];
const opensElsewhere = "[download],[target],[data-app]";

/**
 * What a browser that knows such rules does with links: one upon which a pointer rests, or a finger comes, is fetched before
 * it is pressed. It is not painted ahead as well: on a slow device who presses soon would wait for both (docs/decisions/089).
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [{ href_matches: read }, { not: { href_matches: unread } }, { not: { selector_matches: opensElsewhere } }],
      },
      eagerness: "moderate",
    },
  ],
});

/** While the app sleeps, which loads ahead by itself; and not for who pays by the byte. */
export function loadAhead(): void {
  if (!isAsleep() || navigator.connection?.saveData) return;
  const rules = Object.assign(document.createElement("script"), { type: "speculationrules" });
  rules.textContent = speculationRules;
  document.head.append(rules);
  whileAsleep().addEventListener("abort", () => rules.remove());
}
