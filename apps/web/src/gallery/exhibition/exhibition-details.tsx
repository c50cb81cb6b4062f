import type { Exhibition } from "@bulmo/contracts/exhibition";
import { imageUrlOf, parsePictureUrl, srcsetOf } from "@bulmo/contracts/picture";
import { Icon } from "@bulmo/ui/icon";
import { TextLink } from "@bulmo/ui/link";
import type { ReactNode } from "react";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import * as styles from "./exhibition-details.css.ts";
import { ExhibitionPeriod } from "./exhibition-period.tsx";

type ExhibitionDetailsProps = {
  exhibition: Exhibition;
  /** It is not there yet, and nothing leads to it. */
  isPreview?: boolean;
};

/** What a visitor wants before the works: the poster, when and where it is, and what it is about (EXH-05). */
export function ExhibitionDetails({ exhibition, isPreview = false }: ExhibitionDetailsProps) {
  const { n, banner, state, venue, directions, poster, introduction, isByMonth } = exhibition;
  // A draft's days are nobody's yet: there is no file of them.
  const hasCalendar = !isByMonth && (isPreview || state !== "DRAFT");
  return (
    <section className={styles.details} aria-label="전시 안내">
      <Poster url={poster} alt={`${banner} 포스터`} />
      <div className={styles.words}>
        <dl className={styles.facts}>
          <Fact name="기간">
            <ExhibitionPeriod exhibition={exhibition} />
          </Fact>
          {venue && <Fact name="장소">{keepTogether(venue)}</Fact>}
          {directions && (
            <Fact name="오시는 길">
              <Paragraphs text={directions} />
            </Fact>
          )}
        </dl>
        {hasCalendar && (
          <TextLink href={isPreview ? undefined : `/gallery/exhibition/${n}/calendar.ics`} variant="more">
            <Icon name="download" />
            달력에 넣기
          </TextLink>
        )}
        {introduction && (
          <div className={styles.introduction}>
            <Paragraphs text={introduction} />
          </div>
        )}
      </div>
    </section>
  );
}

function Poster({ url, alt }: { url: string; alt: string }) {
  const picture = parsePictureUrl(url);
  if (!picture) return null;
  return (
    <img
      src={imageUrlOf(picture)}
      srcSet={srcsetOf(picture)}
      sizes="(min-width: 48em) 22rem, min(20rem, 92vw)"
      width={picture.width}
      height={picture.height}
      alt={alt}
      className={styles.poster}
    />
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt className={styles.name}>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** Text as it was typed: a line is a paragraph. */
function Paragraphs({ text }: { text: string }) {
  const lines = text.split(/\n+/u).filter((line) => line.trim() !== "");
  return Array.from(lines.entries(), ([place, line]) => <p key={place}>{keepTogether(line)}</p>);
}
