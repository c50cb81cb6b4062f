import { association } from "@bulmo/content/association";
import { type Officer, officers } from "@bulmo/content/officer";
import { FittingTable, GroupHeading } from "@bulmo/ui/ruled-table";
import { SampleNote } from "../longform/sample-note.tsx";
import { SpreadTitle } from "../longform/spread.tsx";
import { WidePart } from "../wide-part.tsx";
import { groupsOf } from "./officer-groups.ts";
import * as styles from "./officer.css.ts";

/** The officers of the present term, an office a row (ASC-07, SEE-16). */
export function OfficerTable() {
  const { name, currentTerm, sampleContent } = association;
  return (
    <WidePart
      title={<SpreadTitle title={`제${currentTerm}기 임원`} />}
      words={sampleContent && <SampleNote of="people" />}
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
            <th scope="col">이름과 비고</th>
          </tr>
        </thead>
        <tbody>
          {groupsOf(officers).map((group) => (
            <Office key={group[0].role} officers={group} />
          ))}
        </tbody>
      </FittingTable>
    </WidePart>
  );
}

function Office({ officers: [first, ...others] }: { officers: readonly [Officer, ...Officer[]] }) {
  return (
    <tr>
      <GroupHeading rows={1}>{first.role}</GroupHeading>
      <td>
        <ul className={styles.people}>
          {[first, ...others].map(({ name, remarks }) => (
            <li key={name} className={styles.person}>
              <span className={styles.name}>{name}</span>
              {remarks !== "" && <span className={styles.remarks}>{remarks}</span>}
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
}
