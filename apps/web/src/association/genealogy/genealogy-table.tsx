import { association } from "@bulmo/content/association";
import { genealogy } from "@bulmo/content/genealogy";
import { EmptyCell, FittingTable, GroupHeading } from "@bulmo/ui/ruled-table";
import { SampleNote } from "../longform/sample-note.tsx";
import { Lead, SpreadTitle } from "../longform/spread.tsx";
import { WidePart } from "../wide-part.tsx";
import { type LineageRow, lineageRowsOf } from "./lineage-rows.ts";
import { LineageLink } from "./lineage-link.tsx";
import * as styles from "./genealogy-table.css.ts";

/** Everyone who learned from the master, by generations (ASC-09). */
export function GenealogyTable() {
  const { title, subtitle, lead, generations, master } = genealogy;
  return (
    <WidePart
      title={<SpreadTitle title={title} when={subtitle} />}
      words={
        <>
          <div>
            <Lead>{lead}</Lead>
            <LineageLink />
          </div>
          {association.sampleContent && <SampleNote of="people" />}
        </>
      }
    >
      <div className={styles.frame}>
        <FittingTable>
          <caption>
            {association.name} {title}, {subtitle}. 왼쪽이 스승, 오른쪽이 제자입니다.
          </caption>
          <thead>
            <tr>
              {generations.map((generation, place) => (
                <th key={generation} scope="col" className={styles.generation[place]}>
                  {generation}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lineageRowsOf(master, generations.length).map((row) => (
              <GenealogyRow key={row.cells.at(-1)?.names[0]} {...row} />
            ))}
          </tbody>
        </FittingTable>
      </div>
    </WidePart>
  );
}

function GenealogyRow({ cells, rest }: LineageRow) {
  const first = genealogy.generations.length - cells.length - rest;
  return (
    <tr>
      {cells.map(({ names, rows }, place) => {
        const className = styles.generation[first + place];
        const inLine = names.join(", ");
        // Who has disciples heads their rows; the last of a line are who the row is about.
        return place < cells.length - 1 ? (
          <GroupHeading key={names[0]} rows={rows} className={className}>
            {inLine}
          </GroupHeading>
        ) : (
          <td key={names[0]} className={className}>
            {inLine}
          </td>
        );
      })}
      {rest > 0 && <EmptyCell span={rest} />}
    </tr>
  );
}
