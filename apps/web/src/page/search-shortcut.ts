/** The field on the search's page. */
export const searchFieldId = "search-query";

/** Where keys are what somebody writes, or answer a dialog. */
const writing = "input,textarea,select";
const asking = "dialog[open],[role=dialog],[role=alertdialog]";

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  !altKey && !shiftKey && (ctrlKey || metaKey ? key === "k" : key === "/");

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest(writing) !== null);

/** A key that comes late was pressed where its target is: the focus may have gone on since, or have come into a field. */
const isWriting = ({ target }: Event) => isField(target) || isField(document.activeElement);

function followKey(event: KeyboardEvent): void {
  if (!isShortcut(event) || event.defaultPrevented || isWriting(event)) return;
  if (document.querySelector(asking)) return;
  const field = document.getElementById(searchFieldId);
  const link = document.querySelector<HTMLAnchorElement>('header a[href="/search"]');
  const found = field ?? link;
  if (!found) return;
  event.preventDefault();
  found.focus();
  if (found instanceof HTMLInputElement) found.select();
  else found.click();
}

/** "/" and Ctrl+K lead to the search's field, or to its page, but never whoever is typing or asked something in a dialog. */
export function watchSearchKeys(): void {
  addEventListener("keydown", followKey);
  // Pressed before this was here. A browser that has a use of its own for it has the focus by now.
  if (window.earlyKey && document.hasFocus()) followKey(window.earlyKey);
}
