import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";

/** A moment to cross the gap between the name and its panel without losing the panel. */
const leavingDelay = 150;

const isMouse = (event: PointerEvent) => event.pointerType === "mouse";

/** Closes it by a press beside it, and by Escape wherever the focus is. */
function useClosing(isOpen: boolean, frame: RefObject<HTMLElement | null>, setOpen: (next: boolean) => void): void {
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
  }, [isOpen, frame, setOpen]);
}

/** What was upon it before the app came, and goes on to hold it open; nothing where Escape has closed it (`own-escape.ts`). */
function earlyHolder(item: HTMLElement | null): "pointer" | "focus" | undefined {
  if (!item || item.dataset["dismissed"] !== undefined) return undefined;
  if (item.matches(":hover") && matchMedia("(hover: hover)").matches) return "pointer";
  return item.querySelector("button + :focus-within") ? "focus" : undefined;
}

/** Open on hover, on a tap or press of the toggle, and until the pointer, the focus or Escape leaves (NAV-02). */
export function useDisclosure(pathname: string) {
  const [isOpen, setOpen] = useState(false);
  const leaving = useRef(0);
  /** By a pointer that came upon it, and nothing that was pressed. */
  const isHovered = useRef(false);
  /** A pointer was upon it before the app came, whose press is repeated now: it asks for what the pointer has opened. */
  const wasHovered = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const frame = useRef<HTMLLIElement>(null);
  const show = (next: boolean, byHover = false) => {
    window.clearTimeout(leaving.current);
    isHovered.current = byHover;
    wasHovered.current = false;
    setOpen(next);
  };
  // A page chosen elsewhere, or reached by back and forward, closes what was open.
  useLayoutEffect(() => setOpen(false), [pathname]);
  // What style has opened is not to close for a moment when the app takes over.
  useLayoutEffect(() => {
    const holder = earlyHolder(frame.current);
    isHovered.current = holder === "pointer";
    wasHovered.current = holder === "pointer";
    if (holder) setOpen(true);
    return () => window.clearTimeout(leaving.current);
  }, []);
  useClosing(isOpen, frame, setOpen);

  const area = {
    ref: frame,
    onPointerEnter: (event: PointerEvent) => isMouse(event) && show(true, !isOpen || isHovered.current),
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
  const toggle = {
    ref: button,
    // The pointer has opened on its way what a press of it asks for. Keys have no count of clicks.
    onClick: ({ detail }: MouseEvent) =>
      show(!isOpen || (isHovered.current && (detail > 0 || wasHovered.current)), detail === 0 && wasHovered.current),
  };
  return { isOpen, area, toggle, close: () => show(false) };
}
