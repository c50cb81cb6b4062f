import { monumentalForest } from "@bulmo/content/monumental-forest";
import { WritingView } from "../../lib/reading/writing-view.tsx";
import { SceneFigure } from "../../lib/scene/scene-figure.tsx";
import * as styles from "./stele.css.ts";

/** The forest of memorial stones and what one of them says (ASC-13). */
export function SteleView() {
  const { lead, picture, inscription } = monumentalForest;
  return (
    <div className={styles.stele}>
      <SceneFigure scene="steles" {...picture} />
      <p className={styles.lead}>{lead}</p>
      <WritingView writing={inscription} isInscription />
    </div>
  );
}
