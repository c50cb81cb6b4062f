import { useLayoutEffect } from "react";

/**
 * What had the focus before the first of the dialogs now open. One for all of them: when a dialog
 * follows another at once, both lead back to the same place. Written in the browser only.
 */
let origin: HTMLElement | null = null;

// Focus inside a dialog, or nowhere, is no place to come back to.
function focusedOnPage(): HTMLElement | null {
  const focused = document.activeElement;
  const onPage = focused instanceof HTMLElement && focused !== document.body;
  return onPage && !focused.closest('[role="dialog"]') ? focused : null;
}

function returnFocus(event: Event): void {
  event.preventDefault();
  if (document.querySelector('[role="dialog"]')) {
    return;
  }
  if (origin?.isConnected) {
    origin.focus();
  }
  origin = null;
}

/** Radix returns the focus to a dialog's trigger, and ours are opened without one. */
export function useFocusReturn(open: boolean): (event: Event) => void {
  // Layout effects run before Radix's own effect takes the focus.
  useLayoutEffect(() => {
    if (open) {
      origin = focusedOnPage() ?? origin;
    }
  }, [open]);
  return returnFocus;
}
