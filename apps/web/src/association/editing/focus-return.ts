const firstButton = (row: Element | null | undefined) => row?.querySelector("button");

/**
 * Called before a list is sent, which answers nobody meanwhile and may come back without the row that had the focus. What it
 * answers gives the focus back: to what had it, where that is gone to the row that stands next to its place, and else to
 * `otherwise`. Of a row the first button has it, so that Enter, still held down, does not do the same to that row. Where
 * somebody has gone elsewhere meanwhile, or nothing had it, it does nothing.
 */
export function noteFocus(): (otherwise: HTMLElement | null) => void {
  const focused = document.activeElement;
  const row = focused?.closest("li");
  const isFirst = firstButton(row) === focused;
  const around = isFirst
    ? []
    : [row?.nextElementSibling, row?.previousElementSibling, row?.parentElement?.closest("li")];
  return (otherwise) => {
    if (focused === document.body || document.activeElement !== document.body) return;
    const wanted = [focused, ...around.map(firstButton), otherwise].find((element) => element?.isConnected);
    if (wanted instanceof HTMLElement) wanted.focus();
  };
}
