import { type ComponentType, useEffect, useState } from "react";

/**
 * What tells of waiting comes once the page is alive: until then there is nothing that a reader could wait for. Not by
 * `useLazy`, for which every page would pay.
 */
export function WaitStatusLater() {
  const [Status, setStatus] = useState<ComponentType>();
  useEffect(() => {
    import("./wait-status.tsx").then(
      ({ WaitStatus }) => setStatus(() => WaitStatus),
      () => undefined,
    );
  }, []);
  return Status && <Status />;
}
