import { type ComponentType, type ReactNode, useEffect } from "react";
import { type Lazy, useLazy } from "../parts/lazy/use-lazy.ts";
import { useSessionState } from "../session/session-provider.tsx";

type EditedLaterProps = {
  /** The same part, with what administrators find at it. */
  part: Lazy<ComponentType<{ children: ReactNode }>>;
  /** As everybody reads it. */
  children: ReactNode;
};

/** A part of a page that readers load as it is read alone; administrators get what edits it in its place. */
export function EditedLater({ part, children }: EditedLaterProps) {
  const { Loaded: Edited, load } = useLazy(part);
  const isAdmin = useSessionState().status === "admin";
  useEffect(() => {
    if (isAdmin) void load();
  }, [isAdmin, load]);
  // Whoever was signed out meanwhile keeps what they typed.
  return Edited ? <Edited>{children}</Edited> : children;
}
