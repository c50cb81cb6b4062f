import type { Temple } from "@bulmo/content/temple";
import type { PageTextName } from "@bulmo/contracts/page-text-rule";
import { TextLink } from "@bulmo/ui/link";
import { Prose } from "@bulmo/ui/prose";
import type { ScenePaintingName } from "@bulmo/ui/scene-painting";
import { ExternalLink } from "../../parts/link/external-link.tsx";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import { Passages } from "../longform/passages.tsx";
import * as rows from "../longform/rows.css.ts";
import { SampleNote } from "../longform/sample-note.tsx";
import { Lead, Parts, Spread, SpreadTitle } from "../longform/spread.tsx";
import { PageTextPart } from "../page-text/page-text-part.tsx";
import { SceneFigure } from "../scene/scene-figure.tsx";
import * as styles from "./temple.css.ts";

type TempleViewProps = { temple: Temple; scene: ScenePaintingName; inscription: PageTextName };

/** All there is to read of a temple (ASC-11, ASC-12). */
export function TempleView({ temple, scene, inscription }: TempleViewProps) {
  const { picture, source, contact, painters } = temple;
  return (
    <Parts>
      <SceneFigure scene={scene} {...picture}>
        <ExternalLink href={source.href}>{source.label}</ExternalLink>
      </SceneFigure>
      <Spread
        side={
          <>
            <SpreadTitle title={`${temple.name}의 역사`} hanja={temple.hanja} />
            <Lead>{temple.lead}</Lead>
            <Contact place={temple.name} {...contact} />
          </>
        }
      >
        <Prose serif>
          <Passages passages={temple.history} level={3} />
        </Prose>
        <p className={styles.footnote}>{keepTogether(temple.historyNote)}</p>
      </Spread>
      <Painters {...painters} />
      <PageTextPart name={inscription} isInscription />
    </Parts>
  );
}

/** How to reach the temple. */
function Contact({ place, phone, website, address }: Temple["contact"] & { place: string }) {
  return (
    <dl className={styles.contact} aria-label={`${place} 연락처`}>
      <div className={styles.row}>
        <dt className={styles.term}>전화</dt>
        <dd>
          <TextLink variant="quiet" href={`tel:${phone}`}>
            {phone}
          </TextLink>
        </dd>
      </div>
      <div className={styles.row}>
        <dt className={styles.term}>누리집</dt>
        <dd>
          <ExternalLink href={website.href}>{website.label}</ExternalLink>
        </dd>
      </div>
      <div className={styles.row}>
        <dt className={styles.term}>주소</dt>
        <dd>
          <address>{keepTogether(address)}</address>
        </dd>
      </div>
    </dl>
  );
}

/** Those who painted there, in a few words each. */
function Painters({ title, sample, people }: Temple["painters"]) {
  return (
    <Spread
      side={
        <>
          <SpreadTitle title={title} />
          {sample && <SampleNote />}
        </>
      }
    >
      <ul className={rows.rows}>
        {people.map(({ name, hanja, dates, text }) => (
          <li key={name} className={rows.row}>
            <h3 className={styles.name}>
              {name}
              <span className={styles.hanja}>{hanja}</span>
            </h3>
            <p className={rows.quiet}>{dates}</p>
            <p className={rows.text}>{keepTogether(text)}</p>
          </li>
        ))}
      </ul>
    </Spread>
  );
}
