import { association } from "@bulmo/content/association";
import { genealogy } from "@bulmo/content/genealogy";
import { Icon } from "@bulmo/ui/icon";
import { TextLink } from "@bulmo/ui/link";
import { EmptyCell, FittingTable, GroupHeading } from "@bulmo/ui/ruled-table";
import { Link } from "../../parts/link/link.tsx";
import { SampleNote } from "../longform/sample-note.tsx";
import { Lead, Spread, SpreadTitle } from "../longform/spread.tsx";
import { type Row, rowsOf } from "./genealogy-rows.ts";
import * as styles from "./genealogy-table.css.ts";

/** Everyone who learned from the master, by generations (ASC-09). */
export function GenealogyTable() {
  const { title, subtitle, lead, generations, master } = genealogy;
  return (
    <Spread
      side={
        <>
          <SpreadTitle title={title} when={subtitle} />
          <Lead>{lead}</Lead>
          <TextLink asChild variant="more">
            <Link to="/about/member-genealogy">
              계보 그림 보기
              <Icon name="chevron-right" />
            </Link>
          </TextLink>
          {association.sampleContent && <SampleNote of="people" />}
        </>
      }
    >
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
    </Spread>
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
