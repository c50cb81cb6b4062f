import type { Officer, OfficerList, OfficerTerm } from "@bulmo/contracts/officer";
import { termTitleOf } from "@bulmo/contracts/officer-rule";
import { FittingTable, GroupHeading } from "@bulmo/ui/ruled-table";
import { EmptyState } from "@bulmo/ui/state";
import type { ReactNode } from "react";
import { SampleNote } from "../longform/sample-note.tsx";
import { SpreadTitle } from "../longform/spread.tsx";
import { PersonLink } from "../person/person-link.tsx";
import { WidePart } from "../wide-part.tsx";
import { groupsOf } from "./officer-groups.ts";
import { TermLinks } from "./term-links.tsx";
import * as styles from "./officer.css.ts";
import { useIdentity } from "../../page/identity.ts";

/** From when to when, as far as it is known. */
const yearsOf = ({ startedIn, endedIn }: OfficerTerm) =>
  startedIn === "" && endedIn === "" ? undefined : `${startedIn} – ${endedIn}`.trim();

type OfficerTableProps = { list: OfficerList; isSample: boolean; tools: ReactNode };

/** The officers of a term, an office a row (ASC-07, SEE-16, PAG-05). `tools` are an administrator's. */
export function OfficerTable({ list, isSample, tools }: OfficerTableProps) {
  const { term, terms, officers } = list;
  return (
    <WidePart
      title={term && <SpreadTitle title={termTitleOf(term)} when={yearsOf(term)} />}
      words={
        <>
          {isSample && <SampleNote of="people" />}
          {terms.length > 1 && <TermLinks terms={terms} shown={term?.number} />}
          {tools}
        </>
      }
    >
      {term && officers.length > 0 ? (
        <Offices term={term} officers={officers} />
      ) : (
        <EmptyState title="아직 실린 임원이 없습니다." />
      )}
    </WidePart>
  );
}

function Offices({ term, officers }: { term: OfficerTerm; officers: readonly Officer[] }) {
  const { name } = useIdentity();
  return (
    <FittingTable>
      <caption>
        {name} {termTitleOf(term)} {officers.length}명
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
          <Office key={group[0].id} officers={group} />
        ))}
      </tbody>
    </FittingTable>
  );
}

function Office({ officers: [first, ...others] }: { officers: readonly [Officer, ...Officer[]] }) {
  return (
    <tr>
      <GroupHeading rows={1}>{first.role}</GroupHeading>
      <td>
        <ul className={styles.people}>
          {[first, ...others].map(({ id, personId, name, remarks }) => (
            <li key={id} className={styles.person}>
              <span className={styles.name}>
                <PersonLink id={personId} name={name} />
              </span>
              {remarks !== "" && <span className={styles.remarks}>{remarks}</span>}
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
}
