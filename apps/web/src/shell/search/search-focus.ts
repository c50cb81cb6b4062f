import { searchFieldId } from "../../page/search-shortcut.ts";

/** Whoever comes to the search without words comes to write some, unless they have begun with something else already. */
export function focusSearch(): void {
  const field = document.getElementById(searchFieldId);
  const isNew = document.activeElement === document.body && window.scrollY === 0;
  if (isNew && field instanceof HTMLInputElement && field.value === "") field.focus();
}
