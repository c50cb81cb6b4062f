import { isAsleep } from "../../page/asleep.ts";
import { searchFieldId } from "../../page/search-shortcut.ts";

/** Whoever comes to the search without words comes to write some. */
export function focusSearch(): void {
  const field = document.getElementById(searchFieldId);
  if (isAsleep() && field instanceof HTMLInputElement && field.value === "") field.focus();
}
