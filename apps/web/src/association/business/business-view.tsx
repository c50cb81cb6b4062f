import { TextLink } from "@bulmo/ui/link";
import { Prose } from "@bulmo/ui/prose";
import { createElement, Fragment, type ReactNode } from "react";
import { useBoards } from "../../page/board/boards.ts";
import { sitePath } from "../../page/site-path.ts";
import { Link } from "../../parts/link/link.tsx";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import { Painting } from "../painting/painting.tsx";
import * as rows from "../longform/rows.css.ts";
import { Opening, Parts, Spread, SpreadTitle } from "../longform/spread.tsx";
import { asWritten, type TextRow, type TextSlots } from "../page-text/text-slots.tsx";
import * as styles from "./business.css.ts";

/** What the association does; `memorialDates` are the days on which the memorial falls (ASC-10). */
export const businessLayout = (memorialDates: ReactNode) => (slots: TextSlots) => (
  <Parts>
    <Painting name="pond" />
    <Opening side={slots.tools}>{slots.part(["lead"], asWritten)}</Opening>
    {slots.has("seminarTitle") && (
      <Part
        title={slots.part(["seminarTitle"], asWritten)}
        when={slots.has("seminarWhen") && slots.part(["seminarWhen"], asWritten)}
      >
        {slots.has("seminarSubject") && <h3 className={styles.subject}>{slots.part(["seminarSubject"], asWritten)}</h3>}
        <Words>{slots.part(["seminarText"], keepTogether)}</Words>
      </Part>
    )}
    {slots.has("exhibitionsTitle") && (
      <Part
        title={slots.part(["exhibitionsTitle"], asWritten)}
        when={slots.has("exhibitionsWhen") && slots.part(["exhibitionsWhen"], asWritten)}
      >
        <Words>{slots.part(["exhibitionsText"], asWritten)}</Words>
        <ExhibitionList />
      </Part>
    )}
    {slots.rows("activities", (activities) => createElement(Fragment, null, ...activities.map(asPart)))}
    {slots.has("memorialTitle") && (
      <Part
        title={slots.part(["memorialTitle"], asWritten)}
        when={slots.part(["memorialMonth", "memorialDay"], everyYear)}
      >
        <Words>{slots.part(["memorialText"], asWritten)}</Words>
        <dl className={rows.rows}>
          <div className={rows.pair}>
            <dt className={rows.quiet}>곳</dt>
            <dd>{slots.part(["memorialPlace"], asWritten)}</dd>
          </div>
        </dl>
        {memorialDates}
      </Part>
    )}
  </Parts>
);

const asPart = ({ title = "", when = "", text = "" }: TextRow) => (
  <Part title={title} when={when}>
    {text && <Words>{keepTogether(text)}</Words>}
  </Part>
);

const everyYear = (month = "", day = "") => `해마다 음력 ${month}월 ${day}일`;

const Words = ({ children }: { children: ReactNode }) => (
  <Prose serif>
    <p>{children}</p>
  </Prose>
);

type PartProps = { title: ReactNode; when: ReactNode; children: ReactNode };

const Part = ({ title, when, children }: PartProps) => (
  <Spread side={<SpreadTitle title={title} when={when} />}>
    <div className={styles.part}>{children}</div>
  </Spread>
);

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
