import { useEffect } from "react";
import { lazyPart, useLazy } from "../../parts/lazy/use-lazy.ts";

const waitStatus = lazyPart(async () => (await import("./wait-status.tsx")).WaitStatus);

/** What tells of waiting comes once the page is alive: until then there is nothing that a reader could wait for. */
export function WaitStatusLater() {
  const { Loaded: Status, load } = useLazy(waitStatus);
  useEffect(() => void load(), []);
  return Status && <Status />;
}
