import { association } from "@bulmo/content/association";
import { genealogy } from "@bulmo/content/genealogy";
import { EmptyCell, FittingTable, GroupHeading } from "@bulmo/ui/ruled-table";
import { SampleNote } from "../../lib/reading/sample-note.tsx";
import { type Row, rowsOf } from "./genealogy-rows.ts";
import * as styles from "./genealogy-table.css.ts";

/** Everyone who learned from the master, by generations (ASC-09). */
export function GenealogyTable() {
  const { title, subtitle, generations, master } = genealogy;
  return (
    <div className={styles.frame}>
      <div>
        <h2>{title}</h2>
        <p className={styles.subtitle}>{subtitle}</p>
      </div>
      {association.sampleContent && <SampleNote of="people" />}
      <div className={styles.table}>
        <FittingTable>
          <caption>
            {association.name} {title}, {subtitle}. 왼쪽이 스승, 오른쪽이 제자입니다.
          </caption>
          <thead>
            <tr>
              {generations.map((generation) => (
                <th key={generation} scope="col">
                  {generation}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(master, generations.length).map((row) => (
              <GenealogyRow key={row.cells.at(-1)?.name} {...row} />
            ))}
          </tbody>
        </FittingTable>
      </div>
    </div>
  );
}

function GenealogyRow({ cells, rest }: Row) {
  return (
    <tr>
      {cells.map(({ name, rows }, place) =>
        // Who has disciples heads their rows; the last of a line is who the row is about.
        place < cells.length - 1 ? (
          <GroupHeading key={name} rows={rows}>
            {name}
          </GroupHeading>
        ) : (
          <td key={name}>{name}</td>
        ),
      )}
      {rest > 0 && <EmptyCell span={rest} />}
    </tr>
  );
}
