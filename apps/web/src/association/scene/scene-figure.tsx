import { ScenePainting, type ScenePaintingName } from "@bulmo/ui/scene-painting";
import type { ReactNode } from "react";
import * as styles from "./scene-figure.css.ts";

type SceneFigureProps = { scene: ScenePaintingName; alt: string; caption: ReactNode; children?: ReactNode };

/** A drawn place with what it shows, and beside that where one can see more. */
export function SceneFigure({ scene, alt, caption, children }: SceneFigureProps) {
  return (
    <figure className={styles.figure}>
      <div className={styles.picture}>
        <ScenePainting name={scene} alt={alt} />
      </div>
      <figcaption className={styles.caption}>
        <span>{caption}</span>
        {children}
      </figcaption>
    </figure>
  );
}
