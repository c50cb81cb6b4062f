import { Button } from "@bulmo/ui/button";
import { ErrorState } from "@bulmo/ui/state";
import * as rows from "../../parts/list/fact-rows.css.ts";
import { formatRecent } from "../../parts/text/date.ts";
import { asStanding } from "../../session/call/as-standing.ts";
import { trpc } from "../../session/call/trpc.ts";
import * as styles from "../editing/editing.css.ts";
import type { PersonActs } from "./use-person-acts.ts";

type RemovedPeopleProps = { acts: PersonActs };

/** Who was removed of late, also by another or in a visit before: each comes back with portrait and works (PAG-04). */
export function RemovedPeople({ acts }: RemovedPeopleProps) {
  const { data, isError, isFetching, refetch } = trpc.person.listRemoved.useQuery(undefined, asStanding);
  if (isError && !data)
    return (
      <ErrorState busy={isFetching} onRetry={() => void refetch()}>
        지운 사람의 명단을 불러오지 못했습니다.
      </ErrorState>
    );
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.removed} aria-label="지운 사람">
      <h3 className={styles.subtitle}>지운 사람</h3>
      <p className={styles.hint}>
        지운 날부터 30일 동안은 지우기 전 자리로 되살릴 수 있습니다. 초상과 작품 연결도 남아 있는 만큼 함께 돌아옵니다.
      </p>
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
              busy={acts.isPending}
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
