import type { ChronicleEntry } from "@bulmo/contracts/chronicle";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import { groupConsecutive } from "../consecutive.ts";
import * as styles from "./timeline.css.ts";

/** Years down the page, and beside each what happened in it (HIS-01). */
export function Timeline({ list }: { list: readonly ChronicleEntry[] }) {
  return (
    <ol className={styles.timeline}>
      {groupConsecutive(list, (one, next) => one.year === next.year).map((entries) => (
        <YearItem key={entries[0].index} entries={entries} />
      ))}
    </ol>
  );
}

function YearItem({ entries }: { entries: readonly [ChronicleEntry, ...ChronicleEntry[]] }) {
  const [{ year }] = entries;
  return (
    <li className={styles.year}>
      {year && <h3 className={styles.name}>{year}</h3>}
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
