import { monumentalForest } from "@bulmo/content/monumental-forest";
import { Opening, Parts } from "./longform/spread.tsx";
import { WritingView } from "./longform/writing-view.tsx";
import { SceneFigure } from "./scene/scene-figure.tsx";

/** The forest of memorial stones and what one of them says (ASC-13). */
export function SteleView() {
  const { lead, picture, inscription } = monumentalForest;
  return (
    <Parts>
      <SceneFigure scene="steles" {...picture} />
      <Opening>{lead}</Opening>
      <WritingView writing={inscription} isInscription />
    </Parts>
  );
}
