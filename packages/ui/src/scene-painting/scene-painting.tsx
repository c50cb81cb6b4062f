import { PondScene } from "./pond-scene.tsx";
import { SteleScene } from "./stele-scene.tsx";
import { StreamScene } from "./stream-scene.tsx";

const scenes = { stream: StreamScene, pond: PondScene, steles: SteleScene };

export type ScenePaintingName = keyof typeof scenes;

/** A drawn place, in the stead of a photograph; `alt` says what there is to see. */
export function ScenePainting({ name, alt }: { name: ScenePaintingName; alt: string }) {
  const Scene = scenes[name];
  return (
    <svg
      viewBox="0 0 1200 720"
      preserveAspectRatio="xMidYMid slice"
      width="100%"
      height="100%"
      role="img"
      aria-label={alt}
    >
      <Scene />
    </svg>
  );
}
