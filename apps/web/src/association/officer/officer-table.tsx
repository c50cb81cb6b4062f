import { association } from "@bulmo/content/association";
import { type Officer, officers } from "@bulmo/content/officer";
import { EmptyCell, FittingTable, GroupHeading } from "@bulmo/ui/ruled-table";
import { SampleNote } from "../longform/sample-note.tsx";
import { Spread, SpreadTitle } from "../longform/spread.tsx";
import { groupsOf } from "./officer-groups.ts";
import * as styles from "./officer.css.ts";

/** The officers of the present term (ASC-07). */
export function OfficerTable() {
  const { name, currentTerm, sampleContent } = association;
  return (
    <Spread
      side={
        <>
          <SpreadTitle title={`제${currentTerm}기 임원`} />
          {sampleContent && <SampleNote of="people" />}
        </>
      }
    >
      <FittingTable>
        <caption>
          {name} 제{currentTerm}기 임원 {officers.length}명
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.role}>
              직책
            </th>
            <th scope="col">이름</th>
            <th scope="col">비고</th>
          </tr>
        </thead>
        {groupsOf(officers).map((group) => (
          <OfficerGroup key={group[0].role} group={group} />
        ))}
      </FittingTable>
    </Spread>
  );
}

function OfficerGroup({ group }: { group: readonly Officer[] }) {
  return (
    <tbody>
      {group.map(({ role, name, remarks }, place) => (
        <tr key={name}>
          {place === 0 && <GroupHeading rows={group.length}>{role}</GroupHeading>}
          <td className={styles.name}>{name}</td>
          {remarks === "" ? <EmptyCell /> : <td className={styles.remarks}>{remarks}</td>}
        </tr>
      ))}
    </tbody>
  );
}
