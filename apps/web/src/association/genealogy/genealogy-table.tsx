import { withReferences } from "@bulmo/contracts/role-reference";
import { EmptyCell, FittingTable, GroupHeading } from "@bulmo/ui/ruled-table";
import { EmptyState } from "@bulmo/ui/state";
import { SampleNote } from "../longform/sample-note.tsx";
import { PersonNames } from "../person/person-names.tsx";
import { Lead, SpreadTitle } from "../longform/spread.tsx";
import type { WordSlots } from "../page-text/words-part.tsx";
import { WidePart } from "../wide-part.tsx";
import { lineageReferences } from "./lineage-references.ts";
import { type LineageRow, lineageRowsOf } from "./lineage-rows.ts";
import type { Lineage } from "./lineage-tree.ts";
import { LineageLink } from "../person/lineage-link.tsx";
import * as styles from "./genealogy-table.css.ts";
import { useIdentity } from "../../page/identity.ts";

/** Everyone who learned from the founder, by generations (ASC-09). */
export function GenealogyTable({ lineage, slots }: { lineage: Lineage; slots: WordSlots }) {
  const references = lineageReferences(lineage);
  const read = (words: string) => withReferences(words, references);
  const lead = slots.part(["lead"], read);
  return (
    <WidePart
      title={<SpreadTitle title={slots.part(["title"], read)} when={lineage.asOf} />}
      words={
        <>
          <div>
            {lead && <Lead>{lead}</Lead>}
            <LineageLink />
          </div>
          {slots.isSample && <SampleNote of="people" />}
          {slots.tools}
        </>
      }
    >
      {lineage.founder ? (
        <Generations
          title={read(slots.words("title"))}
          founder={lineage.founder}
          depth={lineage.depth}
          asOf={lineage.asOf}
        />
      ) : (
        <EmptyState title="아직 실린 분이 없습니다." />
      )}
    </WidePart>
  );
}

/** Of so many as the members' lineage has, each column has a width of its own. */
const columnClass = (place: number, depth: number) =>
  depth === styles.generation.length ? styles.generation[place] : undefined;

type GenerationsProps = Pick<Lineage, "depth" | "asOf"> & {
  title: string;
  founder: NonNullable<Lineage["founder"]>;
};

function Generations({ title, founder, depth, asOf }: GenerationsProps) {
  const { name } = useIdentity();
  return (
    <div className={styles.frame}>
      <FittingTable>
        <caption>{[`${name} ${title}`, asOf].filter(Boolean).join(", ")}. 왼쪽이 스승, 오른쪽이 제자입니다.</caption>
        <thead>
          <tr>
            {Array.from({ length: depth }, (_, place) => (
              <th key={place} scope="col" className={columnClass(place, depth)}>
                {`${place + 1}세`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lineageRowsOf(founder, depth).map((row) => (
            <GenealogyRow key={row.cells.at(-1)?.people[0].id} depth={depth} {...row} />
          ))}
        </tbody>
      </FittingTable>
    </div>
  );
}

function GenealogyRow({ cells, rest, depth }: LineageRow & { depth: number }) {
  const first = depth - cells.length - rest;
  return (
    <tr>
      {cells.map(({ people, rows }, place) => {
        const className = columnClass(first + place, depth);
        const inLine = <PersonNames people={people} />;
        // Who has disciples heads their rows; the last of a line are who the row is about.
        return place < cells.length - 1 ? (
          <GroupHeading key={people[0].id} rows={rows} className={className}>
            {inLine}
          </GroupHeading>
        ) : (
          <td key={people[0].id} className={className}>
            {inLine}
          </td>
        );
      })}
      {rest > 0 && <EmptyCell span={rest} />}
    </tr>
  );
}
