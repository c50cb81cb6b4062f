import { formatWholeDay } from "../../parts/text/date.ts";
import { asStanding } from "../../session/call/as-standing.ts";
import { trpc } from "../../session/call/trpc.ts";
import * as styles from "./own-dues.css.ts";

/** The dues that the association has noted of the member; nothing where it notes none (DAY-09). */
export function OwnDues() {
  const { data } = trpc.dues.listOwn.useQuery(undefined, asStanding);
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.dues} aria-labelledby="own-dues">
      <h2 id="own-dues" className={styles.title}>
        회비
      </h2>
      <ul className={styles.years}>
        {data.map(({ year, paidOn, amount }) => (
          <li key={year} className={styles.year}>
            <span>{`${year}년 납부`}</span>
            <span className={styles.note}>{formatWholeDay(paidOn)}</span>
            {amount !== null && <span className={styles.note}>{`${amount.toLocaleString("ko-KR")}원`}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
