const ofFinger = "button[type=button]:not([data-own]),[contenteditable]";
const ofOthers = `${ofFinger},form[method=post],[data-app],[data-enlarge]`;

/**
 * What says that the app will be wanted in a moment: a finger or a pointer upon what only it can answer, a field that is
 * entered. A finger upon a picture or a form may be about to scroll: there the press itself says it.
 */
export function startAppOnIntent(): void {
  for (const type of ["pointerover", "pointerdown", "focusin"])
    addEventListener(
      type,
      (event) => {
        const { target, pointerType } = event as PointerEvent;
        const wanted = pointerType === "touch" ? ofFinger : ofOthers;
        // The document itself, which a pointer enters, is no element.
        if ((target as Partial<Element>).closest?.(wanted)) window.startApp?.();
      },
      { passive: true, capture: true },
    );
}
