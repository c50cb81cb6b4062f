import { Button } from "@bulmo/ui/button";
import * as rows from "../../parts/list/fact-rows.css.ts";
import { formatRecent } from "../../parts/text/date.ts";
import { asStanding } from "../../session/call/as-standing.ts";
import { trpc } from "../../session/call/trpc.ts";
import * as styles from "../editing/editing.css.ts";
import type { PersonActs } from "./use-person-acts.ts";

/** Who was removed of late, also by another or in a visit before: each comes back with portrait and works (PAG-04). */
export function RemovedPeople({ acts }: { acts: PersonActs }) {
  const { data = [] } = trpc.person.listRemoved.useQuery(undefined, asStanding);
  if (data.length === 0) return null;
  return (
    <section className={styles.removed} aria-label="지운 사람">
      <h3 className={styles.subtitle}>지운 사람</h3>
      <p className={styles.hint}>지운 날부터 30일 동안 초상과 작품까지 지우기 전의 자리로 되살릴 수 있습니다.</p>
      <ul className={rows.list}>
        {data.map((gone) => (
          <li key={gone.id} className={rows.row}>
            <div className={rows.facts}>
              <p className={rows.name}>
                {gone.name} {gone.hanja}
              </p>
              <p className={rows.details}>
                <span>{formatRecent(gone.removedAt)} 지움</span>
              </p>
            </div>
            <Button
              size="small"
              aria-label={`${gone.name} 되살리기`}
              disabled={acts.isPending}
              onClick={() => void acts.restore(gone)}
            >
              되살리기
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
