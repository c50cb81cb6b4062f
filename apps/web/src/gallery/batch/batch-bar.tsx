import { Button } from "@bulmo/ui/button";
import { ErrorState } from "@bulmo/ui/state";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import type { ContentBoard } from "../../post/content-board/content-board.ts";
import { typeInAddress } from "../../post/content-board/content-search.ts";
import * as styles from "./batch-bar.css.ts";
import { countOf, standingOf } from "./batch-count.ts";
import { type BatchState, isRunning } from "./batch-state.ts";
import type { Batch } from "./batch.ts";
import { useBatchWords } from "./batch-words.ts";
import { useMakeWorks } from "./use-make-works.tsx";
import { fieldId } from "./work-fields.tsx";
import { canRetry, isLeft } from "./work.ts";

type BatchBarProps = { batch: Batch; state: BatchState; board: ContentBoard; onAsk: () => void };

/** Stays in view under the rows: how far it is, and what is done with all of them. */
export function BatchBar({ batch, state, board, onAsk }: BatchBarProps) {
  const make = useMakeWorks(batch, board, onAsk);
  const words = useBatchWords();
  const { one } = words;
  const count = countOf(state);
  const running = isRunning(state);
  const toList = useFocusAfter(running);
  const refused = state.works.filter((work) => isLeft(work) && work.trouble !== null).map(({ key }) => key);
  const [firstRefused] = refused;
  const retried = state.works.filter(canRetry).map(({ key }) => key);
  const show = () => {
    if (firstRefused) document.getElementById(fieldId(firstRefused, "title"))?.focus();
  };
  return (
    <section className={styles.bar} aria-label={`${one} 올리기`}>
      {!state.isSaved && (
        <p className={styles.warning} role="alert">
          이 브라우저에 저장하지 못했습니다. 다 올리기 전에는 이 페이지를 닫지 마세요.
        </p>
      )}
      {state.halt !== null && <ErrorState onRetry={batch.goOn}>{state.halt} 올리기를 멈추고 기다립니다.</ErrorState>}
      <div className={styles.line}>
        <div className={styles.standing}>
          <p role="status">{standingOf(count, running, words)}</p>
          {running && (
            <progress
              className={styles.meter}
              max={count.asked}
              value={count.askedMade}
              aria-label={`${one}을 올린 정도`}
            />
          )}
        </div>
        <div className={styles.buttons}>
          {refused.length > 0 && !running && (
            <>
              <Button size="small" onClick={show}>
                문제 있는 {one} 보기
              </Button>
              {retried.length > 0 && (
                <Button size="small" onClick={() => batch.retry(retried)}>
                  모두 다시 시도
                </Button>
              )}
            </>
          )}
          {count.made > 0 && !running && (
            <>
              {count.left > 0 && (
                <Button size="small" onClick={batch.clearMade}>
                  올린 {one} 감추기
                </Button>
              )}
              <Button size="small" asChild>
                <Link ref={toList} to="/admin/content-manage/list" search={{ type: typeInAddress(board.type) }}>
                  목록에서 보기
                </Link>
              </Button>
            </>
          )}
          {count.left > 0 && (
            <Button variant={running ? "secondary" : "primary"} onClick={running ? batch.stop : () => void make()}>
              {running ? "멈추기" : `${one} 올리기`}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}

/** Where one goes on when all is done: the button that was pressed is there no more, and the focus would be nowhere. */
function useFocusAfter(running: boolean) {
  const next = useRef<HTMLAnchorElement>(null);
  const wasRunning = useRef(running);
  useEffect(() => {
    if (wasRunning.current && !running && document.activeElement === document.body) next.current?.focus();
    wasRunning.current = running;
  }, [running]);
  return next;
}
