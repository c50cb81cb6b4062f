import { TextLink } from "@bulmo/ui/link";
import type { ScenePaintingName } from "@bulmo/ui/scene-painting";
import { createElement, Fragment, type ReactNode } from "react";
import { ExternalLink } from "../../parts/link/external-link.tsx";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import * as rows from "../longform/rows.css.ts";
import { SampleNote } from "../longform/sample-note.tsx";
import { Lead, Parts, Spread, SpreadTitle } from "../longform/spread.tsx";
import { asWritten, type TextRow, type TextSlots } from "../page-text/text-slots.tsx";
import { PersonLink } from "../person/person-link.tsx";
import { SceneFigure } from "../scene/scene-figure.tsx";
import * as styles from "./temple.css.ts";

type TempleLook = {
  /** The temple's name. */
  place: string;
  /** The picture that was drawn for the page, and what it shows. */
  scene: ScenePaintingName;
  alt: string;
};

/** All there is to read of a temple (ASC-11, ASC-12). */
export const templeLayout =
  ({ place, scene, alt }: TempleLook) =>
  (slots: TextSlots) => (
    <Parts>
      <SceneFigure scene={scene} alt={alt} caption={slots.part(["caption"], asWritten)}>
        {slots.has("sourceHref") && slots.part(["sourceLabel", "sourceHref"], asOuterLink)}
      </SceneFigure>
      <Spread
        side={
          <>
            <SpreadTitle
              title={slots.part(["title"], asWritten)}
              hanja={slots.has("titleHanja") && slots.part(["titleHanja"], asWritten)}
            />
            {slots.has("lead") && <Lead>{slots.part(["lead"], asWritten)}</Lead>}
            <Contact slots={slots} place={place} />
            {slots.tools}
          </>
        }
      >
        {slots.blocks}
        {slots.has("historyNote") && <p className={styles.footnote}>{slots.part(["historyNote"], keepTogether)}</p>}
      </Spread>
      <Painters slots={slots} />
    </Parts>
  );

const asOuterLink = (label = "", href = "") => <ExternalLink href={href}>{label || href}</ExternalLink>;

const asPhone = (phone = "") => (
  <TextLink variant="quiet" href={`tel:${phone}`}>
    {phone}
  </TextLink>
);

/** How to reach the temple. */
function Contact({ slots, place }: { slots: TextSlots; place: string }) {
  return (
    <dl className={styles.contact} aria-label={`${place} 연락처`}>
      {slots.has("phone") && <Fact term="전화">{slots.part(["phone"], asPhone)}</Fact>}
      {slots.has("websiteHref") && (
        <Fact term="누리집">{slots.part(["websiteLabel", "websiteHref"], asOuterLink)}</Fact>
      )}
      {slots.has("address") && (
        <Fact term="주소">
          <address>{slots.part(["address"], keepTogether)}</address>
        </Fact>
      )}
    </dl>
  );
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className={styles.row}>
    <dt className={styles.term}>{term}</dt>
    <dd>{children}</dd>
  </div>
);

const asPainter = ({ name = "", hanja = "", dates = "", text = "", person = "" }: TextRow) => (
  <li className={rows.row}>
    <h3 className={styles.name}>
      <PersonLink id={person ? Number(person) : null} name={name} />
      {hanja && <span className={styles.hanja}>{hanja}</span>}
    </h3>
    {dates && <p className={rows.quiet}>{dates}</p>}
    {text && <p className={rows.text}>{keepTogether(text)}</p>}
  </li>
);

/** Those who painted there, in a few words each. */
function Painters({ slots }: { slots: TextSlots }) {
  return (
    <Spread
      side={
        <>
          <SpreadTitle title={slots.part(["paintersTitle"], asWritten)} />
          {slots.isSample && <SampleNote />}
        </>
      }
    >
      {slots.rows("painters", (people) => (
        <ul className={rows.rows}>{createElement(Fragment, null, ...people.map(asPainter))}</ul>
      ))}
    </Spread>
  );
}
