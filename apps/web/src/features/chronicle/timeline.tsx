import type { ChronicleEntry } from "@bulmo/contracts/chronicle";
import { keepTogether } from "../../lib/korean-lines.ts";
import * as styles from "./timeline.css.ts";
import { type Year, yearsOf } from "./years.ts";

type Level = "h2" | "h3";

/** Years down the page, and beside each what happened in it (HIS-01). */
export function Timeline({ list, level }: { list: readonly ChronicleEntry[]; level: Level }) {
  return (
    <ol className={styles.timeline}>
      {yearsOf(list).map((year) => (
        <YearItem key={year.entries[0]?.index} year={year} level={level} />
      ))}
    </ol>
  );
}

function YearItem({ year: { year, entries }, level: Heading }: { year: Year; level: Level }) {
  return (
    <li className={styles.year}>
      {year && <Heading className={styles.name}>{year}</Heading>}
      <ol className={styles.entries}>
        {entries.map(({ index, date, title }) => (
          <li key={index} className={styles.entry}>
            <span className={styles.date}>{date}</span>
            <p className={styles.text}>{keepTogether(title)}</p>
          </li>
        ))}
      </ol>
    </li>
  );
}
