import { koreanCount } from "@bulmo/content/korean-count";
import { pages } from "@bulmo/content/page";
import { Button } from "@bulmo/ui/button";
import { Icon } from "@bulmo/ui/icon";
import { TextLink } from "@bulmo/ui/link";
import type { ReactNode } from "react";
import { Link } from "../../parts/link/link.tsx";
import { SampleNote } from "../longform/sample-note.tsx";
import { pageIdOf, PersonLink } from "../person/person-link.tsx";
import { PersonNames } from "../person/person-names.tsx";
import * as rows from "../longform/rows.css.ts";
import { Lead, Spread, SpreadTitle } from "../longform/spread.tsx";
import { fullNameOf } from "../person/person-words.ts";
import { groupsOf, type Lineage, type Teacher } from "./lineage-tree.ts";
import * as styles from "./lineage.css.ts";

type LineageListProps = {
  lineage: Lineage;
  title: ReactNode;
  lead: ReactNode;
  isSample: boolean;
  /** An administrator's. */
  tools: ReactNode;
};

/** What the picture shows, for whoever would rather read it, and the way to the book's foreword (ASC-14). */
export function LineageList({ lineage, title, lead, isSample, tools }: LineageListProps) {
  const { line, founder, depth } = lineage;
  return (
    <Spread
      side={
        <>
          <SpreadTitle title={title} />
          {lead && <Lead>{lead}</Lead>}
          <TextLink asChild variant="more">
            <Link to="/member/members">
              {koreanCount(depth)} 세대의 이름 모두 보기
              <Icon name="chevron-right" />
            </Link>
          </TextLink>
          {isSample && <SampleNote of="people" />}
          {tools}
        </>
      }
    >
      <ol className={rows.rows}>
        {line.map((person) => (
          <li key={person.id} className={rows.pair}>
            <span className={rows.quiet}>{person.generation === 1 ? "1세" : "스승"}</span>
            <span className={styles.person}>
              <PersonLink id={pageIdOf(person)} name={fullNameOf(person)} />{" "}
              {person.hanja && <span lang="ko-Hani">{person.hanja}</span>}
            </span>
          </li>
        ))}
      </ol>
      {founder && founder.disciples.length > 0 && <Groups founder={founder} />}
      <p className={styles.further}>
        <Button asChild>
          <Link to="/about/member-genealogy/foreword">계보를 펴내며 적은 {pages.foreword.title} 읽기</Link>
        </Button>
      </p>
    </Spread>
  );
}

/** Who has disciples heads them; all others of that generation share a line. */
function Groups({ founder }: { founder: Teacher }) {
  const { heads, others } = groupsOf(founder);
  return (
    <dl className={styles.groups}>
      {heads.map((head) => (
        <div key={head.id} className={rows.pair}>
          <dt>
            <PersonLink id={pageIdOf(head)} name={head.name} /> 문하
          </dt>
          <dd>
            <PersonNames people={head.disciples} />
          </dd>
        </div>
      ))}
      {others.length > 0 && (
        <div className={rows.pair}>
          <dt className={rows.quiet}>{heads.length > 0 ? "그 밖의 2세" : "2세"}</dt>
          <dd>
            <PersonNames people={others} />
          </dd>
        </div>
      )}
    </dl>
  );
}
