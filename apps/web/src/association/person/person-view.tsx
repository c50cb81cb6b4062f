import type { PersonDetail } from "@bulmo/contracts/person-detail";
import { parsePictureUrl, plainSizeOf, srcsetOf } from "@bulmo/contracts/picture";
import { TextLink } from "@bulmo/ui/link";
import type { ReactNode } from "react";
import { Link } from "../../parts/link/link.tsx";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import * as rows from "../longform/rows.css.ts";
import { Parts, Spread, SpreadTitle } from "../longform/spread.tsx";
import { LineageLink } from "./lineage-link.tsx";
import { PersonLink, pageIdOf } from "./person-link.tsx";
import * as styles from "./person-view.css.ts";
import { fullNameOf, yearsOf } from "./person-words.ts";

type PersonViewProps = {
  person: PersonDetail;
  /** The rows of their works, and of exhibitions; nothing where there are none. */
  works?: ReactNode;
  exhibitions?: ReactNode;
};

/** Somebody of the lineage, with whom and what they are bound to: drawn from their record alone (WRK-03). */
export const PersonView = ({ person, works, exhibitions }: PersonViewProps) => (
  <Parts>
    <Spread
      painting={person.portrait && <Portrait person={person} />}
      side={
        <>
          <SpreadTitle title={titleOf(person)} hanja={person.hanja} latin={person.latin} when={yearsOf(person)} />
          <LineageLink />
        </>
      }
    >
      {person.note && <p className={styles.note}>{keepTogether(person.note)}</p>}
      <Facts person={person} exhibitions={exhibitions} />
    </Spread>
    {works && <Spread side={<SpreadTitle title="작품" />}>{works}</Spread>}
  </Parts>
);

/** The page is called by the name alone: it is not said twice. */
const titleOf = (person: PersonDetail) => (person.hanja || person.dharmaName ? fullNameOf(person) : "이력");

function Portrait({ person: { portrait, name } }: { person: PersonDetail }) {
  const picture = parsePictureUrl(portrait);
  if (!picture) return null;
  const size = plainSizeOf(picture);
  return (
    <img
      src={portrait}
      srcSet={srcsetOf(picture)}
      sizes="16rem"
      alt={`${name}의 초상`}
      className={styles.portrait}
      {...size}
    />
  );
}

const generationOf = ({ generation }: PersonDetail) => generation !== null && generation > 0 && `${generation}세`;

function Facts({ person, exhibitions }: Pick<PersonViewProps, "person" | "exhibitions">) {
  const { id, teacher, disciples, offices } = person;
  return (
    <dl className={rows.rows}>
      <Fact name="세대">{generationOf(person)}</Fact>
      <Fact name="스승">{teacher && <PersonLink id={pageIdOf(teacher)} name={teacher.name} isPlain />}</Fact>
      <Fact name="제자">
        {disciples.length > 0 && (
          <>
            <ul className={styles.names}>
              {disciples.map((one) => (
                <li key={one.id}>
                  <PersonLink id={pageIdOf(one)} name={one.name} isPlain />
                </li>
              ))}
            </ul>
            <p className={styles.works}>
              <TextLink asChild>
                <Link to="/gallery/works" search={{ teacher: String(id) }}>
                  제자들의 작품 찾기
                </Link>
              </TextLink>
            </p>
          </>
        )}
      </Fact>
      <Fact name="맡은 직책">{offices.length > 0 && <Offices offices={offices} />}</Fact>
      <Fact name="전시">{exhibitions}</Fact>
    </dl>
  );
}

/** Nothing where nothing is known. */
const Fact = ({ name, children }: { name: string; children: ReactNode }) =>
  children ? (
    <div className={rows.pair}>
      <dt className={rows.quiet}>{name}</dt>
      <dd>{children}</dd>
    </div>
  ) : null;

const Offices = ({ offices }: Pick<PersonDetail, "offices">) => (
  <ul className={styles.names}>
    {offices.map(({ term, role }) => (
      <li key={`${term} ${role}`}>
        <TextLink asChild>
          <Link to="/member/executives" search={{ term: String(term) }}>
            {`제${term}기 ${role}`}
          </Link>
        </TextLink>
      </li>
    ))}
  </ul>
);
