import { useState } from "react";
import { type Lazy, useLazy } from "../../parts/lazy/use-lazy.ts";

/** A page that is read until an administrator wants to change it: the editor comes then, and readers never load it. */
export function useEditor<Part>(lazy: Lazy<Part>) {
  const { Loaded, isLoading, failures, load } = useLazy(lazy);
  const [isOpen, setOpen] = useState(false);
  return {
    Editor: isOpen ? Loaded : undefined,
    isLoading,
    hasFailed: failures > 0,
    open: async () => {
      if ((await load()) === "loaded") setOpen(true);
    },
    close: () => setOpen(false),
  };
}
