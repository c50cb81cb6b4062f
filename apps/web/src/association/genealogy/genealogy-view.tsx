import { Parts } from "../longform/spread.tsx";
import { LineageList } from "./lineage-list.tsx";
import { LineagePicture } from "./lineage-picture.tsx";

/** The lineage drawn and written (ASC-06). */
export function GenealogyView() {
  return (
    <Parts>
      <LineagePicture />
      <LineageList />
    </Parts>
  );
}
