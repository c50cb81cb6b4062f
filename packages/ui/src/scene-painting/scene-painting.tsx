import { DrawnPicture } from "../drawn/drawn-picture.tsx";
import { sceneSize } from "../drawn/size.ts";
import pond from "./pond.svg";
import steles from "./steles.svg";
import stream from "./stream.svg";

const scenes = { stream, pond, steles };

export type ScenePaintingName = keyof typeof scenes;

/** A drawn place, in the stead of a photograph; `alt` says what there is to see. */
export function ScenePainting({ name, alt }: { name: ScenePaintingName; alt: string }) {
  return <DrawnPicture src={scenes[name]} size={sceneSize} alt={alt} />;
}
