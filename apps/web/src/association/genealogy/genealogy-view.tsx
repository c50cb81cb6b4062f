import { withReferences } from "@bulmo/contracts/role-reference";
import { Parts, Spread, SpreadTitle } from "../longform/spread.tsx";
import { type WordSlots, WordsPart } from "../page-text/words-part.tsx";
import { LineageList } from "./lineage-list.tsx";
import { LineagePicture } from "./lineage-picture.tsx";
import { lineageReferences } from "./lineage-references.ts";
import type { Lineage } from "./lineage-tree.ts";

/** The lineage drawn and written (ASC-06), with words that are edited in their place (PAG-01). */
export const GenealogyView = ({ lineage }: { lineage: Lineage }) => (
  <WordsPart name="member-genealogy" layout={layoutOf(lineage)} />
);

/** What stands around the words; of nobody there is neither picture nor table yet. */
export function layoutOf(lineage: Lineage) {
  const references = lineageReferences(lineage);
  const read = (words: string) => withReferences(words, references);
  if (lineage.line.length === 0)
    return (slots: WordSlots) => (
      <Parts>
        <Spread
          side={
            <>
              <SpreadTitle title={slots.part(["title"], read)} />
              {slots.tools}
            </>
          }
        >
          <p>계보를 준비하고 있습니다.</p>
        </Spread>
      </Parts>
    );
  return (slots: WordSlots) => (
    <Parts>
      <LineagePicture lineage={lineage} caption={slots.part(["caption"], read)} />
      <LineageList
        lineage={lineage}
        title={slots.part(["title"], read)}
        lead={slots.part(["lead"], read)}
        isSample={slots.isSample}
        tools={slots.tools}
      />
    </Parts>
  );
}
