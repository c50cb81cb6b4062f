import { lazy, Suspense } from "react";

const Line = lazy(async () => ({ default: (await import("./hidden-page-line.tsx")).HiddenPageLine }));

/** Nobody loads it but who looks at a page that is hidden. */
export const HiddenPage = () => (
  <Suspense>
    <Line />
  </Suspense>
);
