const controls = "a, button, input, label, select, summary, textarea, [role]";

const controlOf = (target: EventTarget | null) => (target instanceof Element ? target.closest(controls) : null);

/**
 * The second click of a double one is meant for what the first one hit. Where that has moved away meanwhile, it would
 * hit whatever has come into its place: a link below a box that has closed, the other button of a dialog.
 */
export function ignoreStrayClicks(): void {
  let first: Element | null = null;
  const look = (event: MouseEvent) => {
    const hit = controlOf(event.target);
    // Keys have no count of clicks.
    if (event.detail <= 1) first = hit;
    else if (hit !== first) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  document.addEventListener("click", look, { capture: true });
}
