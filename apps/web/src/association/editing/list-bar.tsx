import { Button } from "@bulmo/ui/button";
import { ErrorState } from "@bulmo/ui/state";
import { useEffect } from "react";
import { SessionOver } from "../../session/guard/guard.tsx";
import { useSessionState } from "../../session/session-provider.tsx";
import { DoneLine } from "./done-line.tsx";
import * as styles from "./editing.css.ts";
import type { Acts, Done } from "./use-acts.ts";
import type { OpenForm } from "./use-open-form.ts";

type ListBarProps = {
  title: string;
  acts: Omit<Acts, "attempt">;
  open: Pick<OpenForm<never>, "closeFor"> & { which: string | number | null };
  /** What is shown did not come anew when it was last asked for. */
  isStale: boolean;
  onFinish: () => unknown;
};

/** Above a list that is edited: what was done last, what takes it back, and the way out. */
export function ListBar({ title, acts, open, isStale, onFinish }: ListBarProps) {
  const { heading, last, line, isPending } = acts;
  const isOver = useSessionState().status === "anonymous";
  // What opened it is gone.
  useEffect(() => heading.current?.focus(), [heading]);
  const takeBack = async (done: Done) => {
    const takesForm = done.undoRemoves || (done.form !== undefined && done.form === open.which);
    await (takesForm ? open.closeFor(() => acts.takeBack(done)) : acts.takeBack(done));
  };
  const finish = async () => {
    // What is under way is not left before it is known how it ended.
    if (await acts.settled()) await open.closeFor(onFinish);
  };
  return (
    <div className={styles.bar}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <DoneLine last={last} line={line} busy={isPending} onUndo={(done) => void takeBack(done)} />
      <Button variant="primary" onClick={() => void finish()}>
        마치기
      </Button>
      {(isStale || acts.isStale) && !isOver && (
        <ErrorState busy={isPending} retryLabel="다시 불러오기" onRetry={() => void acts.reload()}>
          목록을 새로 불러오지 못했습니다. 보이는 목록이 지금과 다를 수 있습니다.
        </ErrorState>
      )}
      {isOver && <SessionOver />}
    </div>
  );
}
