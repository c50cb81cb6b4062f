import { stelePicture } from "@bulmo/content/monumental-forest";
import { Parts } from "./longform/spread.tsx";
import { PageTextPart } from "./page-text/page-text-part.tsx";
import { SceneFigure } from "./scene/scene-figure.tsx";

/** The forest of memorial stones and what one of them says (ASC-13). */
export function SteleView() {
  return (
    <Parts>
      <SceneFigure scene="steles" {...stelePicture} />
      <PageTextPart name="monumental-forest" isInscription />
    </Parts>
  );
}
