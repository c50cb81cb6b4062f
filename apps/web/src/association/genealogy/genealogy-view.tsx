import { Parts } from "../longform/spread.tsx";
import { LineageList } from "./lineage-list.tsx";
import { LineagePicture } from "./lineage-picture.tsx";
import type { Lineage } from "./lineage-tree.ts";

/** The lineage drawn and written (ASC-06). */
export function GenealogyView({ lineage }: { lineage: Lineage }) {
  return (
    <Parts>
      <LineagePicture lineage={lineage} />
      <LineageList lineage={lineage} />
    </Parts>
  );
}
