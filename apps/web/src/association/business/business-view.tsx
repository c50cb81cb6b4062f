import { business } from "@bulmo/content/business";
import { TextLink } from "@bulmo/ui/link";
import { Prose } from "@bulmo/ui/prose";
import type { ReactNode } from "react";
import { useBoards } from "../../page/board/boards.ts";
import { sitePath } from "../../page/site-path.ts";
import { Link } from "../../parts/link/link.tsx";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import { Painting } from "../painting/painting.tsx";
import * as rows from "../longform/rows.css.ts";
import { Opening, Parts, Spread, SpreadTitle } from "../longform/spread.tsx";
import * as styles from "./business.css.ts";

/** What the association does; `memorialDates` are the days on which the memorial falls (ASC-10). */
export function BusinessView({ memorialDates }: { memorialDates?: ReactNode }) {
  const { lead, seminar, exhibitions: introduction } = business;
  return (
    <Parts>
      <Painting name="pond" />
      <Opening>{lead}</Opening>
      <Part title={seminar.title} when={`${seminar.year}년`}>
        <h3 className={styles.subject}>{seminar.subject}</h3>
        <Prose serif>
          <p>{keepTogether(seminar.text)}</p>
        </Prose>
      </Part>
      <Part title={introduction.title} when="네 차례">
        <Prose serif>
          <p>{introduction.text}</p>
        </Prose>
        <ExhibitionList />
      </Part>
      <Memorial dates={memorialDates} />
    </Parts>
  );
}

function Part({ title, when, children }: { title: string; when: string; children: ReactNode }) {
  return (
    <Spread side={<SpreadTitle title={title} when={when} />}>
      <div className={styles.part}>{children}</div>
    </Spread>
  );
}

function Memorial({ dates }: { dates: ReactNode }) {
  const { title, lunarDate, place, text } = business.memorial;
  return (
    <Part title={title} when={`해마다 ${lunarDate}`}>
      <Prose serif>
        <p>{text}</p>
      </Prose>
      <dl className={rows.rows}>
        <div className={rows.pair}>
          <dt className={rows.quiet}>곳</dt>
          <dd>{place}</dd>
        </div>
      </dl>
      {dates}
    </Part>
  );
}

/** When each exhibition was, and the way to its works. */
function ExhibitionList() {
  return (
    <ol className={rows.rows}>
      {useBoards().exhibitions.map(({ n, title, year, month }) => (
        <li key={n} className={rows.pair}>
          <time className={rows.quiet} dateTime={`${year}-${String(month).padStart(2, "0")}`}>
            {year}.{String(month).padStart(2, "0")}
          </time>
          <TextLink asChild>
            <Link to={sitePath(`/gallery/exhibition/${n}`)}>{title}</Link>
          </TextLink>
        </li>
      ))}
    </ol>
  );
}
