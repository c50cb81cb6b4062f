import { Button } from "@bulmo/ui/button";
import { VisuallyHidden } from "@bulmo/ui/visually-hidden";
import { useIsFetching, useIsMutating, useQueryClient } from "@tanstack/react-query";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useIsOnline } from "../../page/connection.ts";
import { AgreementNoticeLater } from "../notice/agreement-notice-later.tsx";
import { mainId } from "../layout/main-content.tsx";
import { isServerThere, watchConnection } from "./connection-watch.ts";
import { followNewBuild } from "./follow-new-build.ts";
import * as styles from "./wait-status.css.ts";
import { lateAfter, offlineSentence, slowSentence } from "../../page/wait-words.ts";

/** The site's calls have no timeout; after this many milliseconds the reader is told so (API-01). */
const slowAfter = 10_000;

/** Whether the same thing has been waited for so long already; nothing is waited for while it is "". */
function useIsLonger(waited: string, milliseconds: number): boolean {
  const [isLonger, setLonger] = useState(false);
  useEffect(() => {
    if (!waited) return undefined;
    const timer = window.setTimeout(() => setLonger(true), milliseconds);
    return () => {
      window.clearTimeout(timer);
      setLonger(false);
    };
  }, [waited, milliseconds]);
  return isLonger;
}

/** Milliseconds in which a server answers that was only suspected to be away: nothing is said until then. */
const suspected = 300;

/** What is told at the foot of the window, once the page is alive. */
export const WaitStatus = () => (
  <>
    <AgreementNoticeLater />
    <Waiting />
  </>
);

/** Tells what a reader waits for: a thin line at once, words when it takes long, and for a page a way on and a way back. */
function Waiting() {
  useWatch();
  const next = useRouterState({ select: ({ status, location }) => (status === "pending" ? location.href : "") });
  const isBusy = useIsFetching() + useIsMutating() > 0;
  const isLonger = useIsLonger(next || (isBusy ? "call" : ""), next ? lateAfter : slowAfter);
  const isConnected = useIsOnline();
  const isOffline = useIsLonger(isConnected ? "" : next, navigator.onLine ? suspected : 0);
  return (
    <div role="status">
      {next && (
        <div className={styles.progress}>
          <VisuallyHidden>다음 페이지를 불러오는 중입니다.</VisuallyHidden>
        </div>
      )}
      {(isLonger || isOffline) && (
        <div className={styles.line}>
          <p>{isOffline ? offlineText() : slowSentence}</p>
          {next && <UnfinishedNavigation />}
        </div>
      )}
    </div>
  );
}

const offlineText = () =>
  navigator.onLine ? "서버에 연결하지 못했습니다. 연결되면 페이지가 열립니다." : offlineSentence;

/** The connection and new builds, for as long as the tab is open. */
function useWatch(): void {
  const router = useRouter();
  const queryClient = useQueryClient();
  useEffect(() => followNewBuild(router), [router]);
  useEffect(() => watchConnection(queryClient), [queryClient]);
}

/** What can be done where the next page does not come: its address stands already, and the last page is still there. */
function UnfinishedNavigation() {
  const router = useRouter();
  const giveUp = () => {
    const { history, state } = router;
    const shown = state.resolvedLocation;
    if (!shown) return;
    const { __TSR_index: back } = shown.state;
    const { __TSR_index: here } = history.location.state;
    if (back !== here) history.go(back - here, { ignoreBlocker: true });
    else history.replace(shown.href, shown.state, { ignoreBlocker: true });
    document.getElementById(mainId)?.focus({ preventScroll: true });
  };
  const [isAsking, setAsking] = useState(false);
  /**
   * Loads the page as a whole document: what hangs of its files and calls would only be waited for again. On a dead line
   * the browser would show words of its own in place of the page.
   */
  const tryAgain = async () => {
    setAsking(true);
    if (await isServerThere()) window.location.reload();
    else setAsking(false);
  };
  return (
    <div className={styles.actions}>
      <Button size="small" busy={isAsking} onClick={() => void tryAgain()}>
        다시 시도
      </Button>
      <Button size="small" variant="quiet" onClick={giveUp}>
        그만두기
      </Button>
    </div>
  );
}
