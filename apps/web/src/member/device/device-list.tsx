import type { OpenSession } from "@bulmo/contracts/open-session";
import { Button } from "@bulmo/ui/button";
import { formatDate, formatMoment } from "../../parts/text/date.ts";
import { nameOf } from "./name-of.ts";
import * as styles from "./signed-in-device.css.ts";
import type { Ending } from "./use-end-sessions.ts";

export const DeviceList = ({ sessions, ending }: { sessions: readonly OpenSession[]; ending: Ending }) => (
  <ul className={styles.list} aria-label="로그인된 기기">
    {sessions.map((session) => (
      <li key={session.id} className={styles.row}>
        <Device session={session} />
        {!session.isCurrent && (
          <Button
            size="small"
            className={styles.end}
            busy={ending.isEnding(session)}
            // Two of a kind are told apart by when they were signed in.
            aria-label={`${formatMoment(session.startedAt)}에 로그인한 ${nameOf(session)} 로그아웃`}
            onClick={() => void ending.end(session)}
          >
            로그아웃
          </Button>
        )}
      </li>
    ))}
  </ul>
);

function Device({ session }: { session: OpenSession }) {
  const { startedAt, lastUsedAt, isCurrent } = session;
  return (
    <div>
      <p className={styles.name}>
        {nameOf(session)}
        {isCurrent && <span className={styles.mark}>지금 쓰는 기기</span>}
      </p>
      <p className={styles.times}>
        <span>
          마지막 사용 <time dateTime={lastUsedAt}>{formatDate(lastUsedAt)}</time>
        </span>
        <span>
          로그인 <time dateTime={startedAt}>{formatDate(startedAt)}</time>
        </span>
      </p>
    </div>
  );
}
