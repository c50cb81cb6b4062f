import { asStanding } from "../../session/call/as-standing.ts";
import { waitingFor } from "../../session/call/waiting-for.tsx";
import { trpc } from "../../session/call/trpc.ts";
import * as styles from "./dashboard.css.ts";
import { Health } from "./health.tsx";
import { MissedWords, VisitedPages } from "./read-lists.tsx";
import { Visits } from "./visits.tsx";
import { WaitingTasks } from "./waiting-tasks.tsx";

/** What an administrator begins the day with (DAY-07). For administrators, behind a guard. */
export function Dashboard() {
  const dashboard = trpc.dashboard.get.useQuery(undefined, asStanding);
  const { data } = dashboard;
  if (!data) return waitingFor([dashboard], "처리할 일을 불러오지 못했습니다.");
  return (
    <div className={styles.dashboard}>
      <WaitingTasks tasks={data.tasks} />
      <Health dashboard={data} />
      <Visits days={data.visitDays} />
      <div className={styles.lists}>
        <VisitedPages pages={data.visitedPages} />
        <MissedWords misses={data.misses} />
      </div>
    </div>
  );
}
