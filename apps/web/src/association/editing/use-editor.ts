import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type Lazy, useLazy } from "../../parts/lazy/use-lazy.ts";

/** A page that is read until an administrator wants to change it: the editor comes then, and readers never load it. */
export function useEditor<Part>(lazy: Lazy<Part>) {
  const { Loaded, isLoading, failures, load } = useLazy(lazy);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return {
    /** Of the button that opens it, which has the focus again when it is closed. */
    opener,
    Editor: isOpen ? Loaded : undefined,
    isLoading,
    hasFailed: failures > 0,
    open: async () => {
      if ((await load()) === "loaded") setOpen(true);
    },
    close: () => {
      flushSync(() => setOpen(false));
      opener.current?.focus();
    },
  };
}
