const attributes = ["role", "aria-label", "tabindex"] as const;

type Region = { element: HTMLElement; values: ReadonlyMap<(typeof attributes)[number], string> };

/** Nothing moves by it: only what is heard and where keys stop is another. Who stands in it stays there. */
function decide({ element, values }: Region): void {
  const isWide = element.scrollWidth > element.clientWidth || element === document.activeElement;
  for (const [name, value] of values) {
    if (isWide) element.setAttribute(name, value);
    else element.removeAttribute(name);
  }
}

/**
 * Of the tables within an element only those wider than their place stay regions, which keys stop at to scroll them. The
 * server, which knows no widths, makes all of them such. Until `signal` ends that.
 */
export function followTables(frame: HTMLElement, signal: AbortSignal): void {
  const regions = [...frame.querySelectorAll<HTMLElement>("[data-table]")].map((element): Region => {
    const values = attributes.map((name) => [name, element.getAttribute(name) ?? ""] as const);
    return { element, values: new Map(values) };
  });
  // The place may change with the window, and the table with its letters.
  const observer = new ResizeObserver(() => regions.forEach(decide));
  for (const { element } of regions) for (const one of [element, ...element.children]) observer.observe(one);
  signal.addEventListener("abort", () => {
    observer.disconnect();
    for (const { element, values } of regions) for (const [name, value] of values) element.setAttribute(name, value);
  });
}
