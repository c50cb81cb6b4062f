import { useEffect } from "react";
import { type Lazy, useLazy } from "../parts/lazy/use-lazy.ts";
import { useSessionState } from "./session-provider.tsx";

/** A part that comes by itself once an administrator looks at the page; visitors and members load nothing of it. */
export function useLazyForAdmin<Part>(lazy: Lazy<Part>) {
  const { Loaded, failures, load } = useLazy(lazy);
  const isAdmin = useSessionState().status === "admin";
  useEffect(() => {
    if (isAdmin) void load();
  }, [isAdmin, load]);
  return {
    Loaded,
    isAdmin,
    /** It is on its way, or will be at once. */
    isAwaited: isAdmin && !Loaded && failures === 0,
  };
}
