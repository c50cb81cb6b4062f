import { useEffect } from "react";
import { lazyPart, useLazy } from "../../parts/lazy/use-lazy.ts";
import type { PointMapProps } from "./point-map.tsx";

const pointMap = lazyPart(async () => (await import("./point-map.tsx")).PointMap);

/** For whoever edits; where it does not come, the point is typed. */
export function PointMapPart(props: PointMapProps) {
  const { Loaded, load } = useLazy(pointMap);
  useEffect(() => void load(), [load]);
  return Loaded ? <Loaded {...props} /> : null;
}
