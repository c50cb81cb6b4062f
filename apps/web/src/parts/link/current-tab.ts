/** On a small screen a row of tabs is longer than the screen, and one may be on its last page: scrolls the row, not the page. */
export function showCurrentTab(frame: HTMLElement | null): void {
  const current = frame?.querySelector<HTMLElement>("[aria-current]");
  const row = current?.closest("ul");
  if (current && row) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
}

/** In each row of the page, for whoever has no React to ask. */
export const showCurrentTabs = (): void =>
  document.querySelectorAll<HTMLElement>("[data-tabs]").forEach((frame) => showCurrentTab(frame));
