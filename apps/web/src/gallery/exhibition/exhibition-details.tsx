import type { Exhibition } from "@bulmo/contracts/exhibition";
import { Icon } from "@bulmo/ui/icon";
import { TextLink } from "@bulmo/ui/link";
import { Occasion, OccasionFact, Paragraphs } from "../../parts/occasion/occasion.tsx";
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
  const { n, banner, state, poster, introduction, isByMonth } = exhibition;
  // A draft's days are nobody's yet: there is no file of them.
  const hasCalendar = !isByMonth && (isPreview || state !== "DRAFT");
  return (
    <section className={styles.details} aria-label="전시 안내">
      <Occasion
        poster={poster}
        posterDescription={`${banner} 포스터`}
        facts={<Facts exhibition={exhibition} />}
        links={
          hasCalendar && (
            <TextLink href={isPreview ? undefined : `/gallery/exhibition/${n}/calendar.ics`} variant="more">
              <Icon name="download" />
              달력에 넣기
            </TextLink>
          )
        }
        introduction={introduction}
      />
    </section>
  );
}

const Facts = ({ exhibition }: { exhibition: Exhibition }) => (
  <>
    <OccasionFact name="기간">
      <ExhibitionPeriod exhibition={exhibition} />
    </OccasionFact>
    {exhibition.venue && <OccasionFact name="장소">{keepTogether(exhibition.venue)}</OccasionFact>}
    {exhibition.directions && (
      <OccasionFact name="오시는 길">
        <Paragraphs text={exhibition.directions} />
      </OccasionFact>
    )}
  </>
);
