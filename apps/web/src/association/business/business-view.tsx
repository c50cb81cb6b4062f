import { business } from "@bulmo/content/business";
import { Prose } from "@bulmo/ui/prose";
import type { ReactNode } from "react";
import { Opening, Parts, Spread, SpreadTitle } from "../reading/spread.tsx";
import * as rows from "../reading/rows.css.ts";
import { Painting } from "../painting/painting.tsx";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import * as styles from "./business.css.ts";
import { ExhibitionList } from "./exhibition-list.tsx";

/** What the association does; `memorialDates` are the days on which the memorial falls (ASC-10). */
export function BusinessView({ memorialDates }: { memorialDates?: ReactNode }) {
  const { lead, seminar, exhibitions } = business;
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
      <Part title={exhibitions.title} when="네 차례">
        <Prose serif>
          <p>{exhibitions.text}</p>
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
