import { Icon } from "@bulmo/ui/icon";
import { TextLink } from "@bulmo/ui/link";
import { VisuallyHidden } from "@bulmo/ui/visually-hidden";
import { useId } from "react";
import { Link } from "../../parts/link/link.tsx";
import { partOf } from "../../parts/lazy/shown-parts.ts";
import { Poster } from "../../parts/occasion/poster.tsx";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import { trpc } from "../../session/call/trpc.ts";
import * as styles from "./announcement.css.ts";
import { ExhibitionPeriod } from "./exhibition-period.tsx";
import { worksPath } from "./exhibition.ts";

/** The exhibition that is to come, on the home page: its poster, when and where it will be (EXH-01). */
export function Announcement({ n }: { n: number }) {
  const titleId = useId();
  const { data: exhibition } = trpc.exhibition.get.useQuery({ n });
  if (!exhibition) return null;
  const { banner, venue, poster } = exhibition;
  return (
    <section {...partOf("announcement")} aria-labelledby={titleId} className={styles.section}>
      <div className={styles.notice}>
        {/* The words beside it say what it does. */}
        <Poster url={poster} alt="" sizes="(min-width: 48em) 16rem, 36vw" className={styles.poster} />
        <div className={styles.words}>
          <p className={styles.overline}>다음 전시</p>
          <h2 id={titleId} className={styles.title}>
            {keepTogether(banner)}
          </h2>
          <TextLink asChild variant="more">
            <Link to={worksPath({ n })}>
              <VisuallyHidden>{banner}</VisuallyHidden> 전시 안내
              <Icon name="chevron-right" />
            </Link>
          </TextLink>
        </div>
        <dl className={styles.facts}>
          <dt className={styles.name}>기간</dt>
          <dd className={styles.fact}>
            <ExhibitionPeriod exhibition={exhibition} />
          </dd>
          {venue && (
            <>
              <dt className={styles.name}>장소</dt>
              <dd className={styles.fact}>{keepTogether(venue)}</dd>
            </>
          )}
        </dl>
      </div>
    </section>
  );
}
