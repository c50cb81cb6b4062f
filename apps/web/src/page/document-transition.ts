/**
 * Has documents that say so too follow upon this one with a transition. Not for who asks for less motion, and not on
 * devices that say they have little memory, in GB: those are slow, and draw a page a quarter later with it.
 */
export function allowTransitions(): void {
  const { deviceMemory = 8 } = navigator as { deviceMemory?: number };
  if (deviceMemory < 8) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}");
  document.adoptedStyleSheets.push(sheet);
}
