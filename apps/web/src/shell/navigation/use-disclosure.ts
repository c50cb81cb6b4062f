import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";

/** A moment to cross the gap between the name and its panel without losing the panel. */
const leavingDelay = 150;

const isMouse = (event: PointerEvent) => event.pointerType === "mouse";

/** Open on hover, on a tap or press of the toggle, and until the pointer, the focus or Escape leaves (NAV-02). */
export function useDisclosure(pathname: string) {
  const [isOpen, setOpen] = useState(false);
  const leaving = useRef(0);
  const button = useRef<HTMLButtonElement>(null);
  const frame = useRef<HTMLLIElement>(null);
  const show = (next: boolean) => {
    window.clearTimeout(leaving.current);
    setOpen(next);
  };
  // A page chosen elsewhere, or reached by back and forward, closes what was open.
  useEffect(() => setOpen(false), [pathname]);
  useEffect(() => () => window.clearTimeout(leaving.current), []);
  useEffect(() => {
    if (!isOpen) return undefined;
    // A tap beside it moves no focus on a touch screen.
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !frame.current?.contains(target)) setOpen(false);
    };
    // What a resting pointer opened may hide what the reader wants to see: the focus is elsewhere then.
    const closeOnEscape = ({ key }: globalThis.KeyboardEvent) => {
      if (key === "Escape") setOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, [isOpen]);

  const area = {
    ref: frame,
    onPointerEnter: (event: PointerEvent) => isMouse(event) && show(true),
    onPointerLeave: (event: PointerEvent) => {
      if (isMouse(event)) leaving.current = window.setTimeout(() => setOpen(false), leavingDelay);
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) show(false);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === "Escape" && isOpen) {
        show(false);
        button.current?.focus();
      }
      if (event.key === "ArrowDown" && !isOpen) {
        event.preventDefault();
        show(true);
      }
    },
  };
  const toggle = { ref: button, onClick: () => show(!isOpen) };
  return { isOpen, area, toggle, close: () => show(false) };
}
