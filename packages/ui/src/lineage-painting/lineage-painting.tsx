import * as styles from "./lineage-painting.css.ts";
import { LineageScroll } from "./lineage-scroll.tsx";
import { LineageTree } from "./lineage-tree.tsx";
import type { LineagePaintingProps } from "./lineage.ts";

/** A tree of names; on a narrow screen one whose names can be read there. */
export function LineagePainting(props: LineagePaintingProps) {
  return (
    <>
      <div className={styles.tree}>
        <LineageTree {...props} />
      </div>
      <div className={styles.scroll}>
        <LineageScroll {...props} />
      </div>
    </>
  );
}
