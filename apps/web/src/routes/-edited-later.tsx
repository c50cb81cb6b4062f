import type { ComponentType, ReactNode } from "react";
import type { Lazy } from "../parts/lazy/use-lazy.ts";
import { useLazyForAdmin } from "../session/use-lazy-for-admin.ts";

type EditedLaterProps = {
  /** The same part, with what administrators find at it. */
  part: Lazy<ComponentType<{ children: ReactNode }>>;
  /** As everybody reads it. */
  children: ReactNode;
};

/** A part of a page that readers load as it is read alone; administrators get what edits it in its place. */
export function EditedLater({ part, children }: EditedLaterProps) {
  const { Loaded: Edited } = useLazyForAdmin(part);
  // Whoever was signed out meanwhile keeps what they typed.
  return Edited ? <Edited>{children}</Edited> : children;
}
