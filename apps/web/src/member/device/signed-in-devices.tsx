import type { OpenSession } from "@bulmo/contracts/open-session";
import { Button } from "@bulmo/ui/button";
import { BusyState, ErrorState } from "@bulmo/ui/state";
import { StepTitle } from "../../parts/form/form-step.tsx";
import * as form from "../../parts/form/form.css.ts";
import * as rows from "../../parts/list/fact-rows.css.ts";
import { formatDate, formatMoment } from "../../parts/text/date.ts";
import { StatusLine, useStatus } from "../../parts/worklist/worklist.tsx";
import { asStanding } from "../../session/call/as-standing.ts";
import { trpc } from "../../session/call/trpc.ts";
import * as styles from "./signed-in-device.css.ts";
import { type Ending, nameOf, useEndSessions } from "./use-end-sessions.ts";

type SignedInDevicesProps = {
  /** The check of the password is too long ago: it has to be made again. */
  onRefused: () => void;
};

/** Where the member is signed in, and how to end it there, after the password has been checked (docs/decisions/022). */
export function SignedInDevices({ onRefused }: SignedInDevicesProps) {
  const [status, setStatus] = useStatus();
  return (
    <section className={form.section}>
      <StepTitle takesFocus={false}>로그인된 기기</StepTitle>
      <div className={rows.head}>
        <p className={form.hint}>
          쓰시지 않거나 모르는 기기가 있으면 로그아웃해 주세요. 모르는 기기였다면 비밀번호도 바꾸시는 것이 안전합니다.
        </p>
        <StatusLine status={status} />
      </div>
      <Devices onDone={setStatus} onRefused={onRefused} />
    </section>
  );
}

function Devices({ onDone, onRefused }: SignedInDevicesProps & { onDone: (sentence: string) => void }) {
  const { data, isError, isFetching, refetch } = trpc.auth.listSessions.useQuery(undefined, {
    // Another device may have been signed in or out since.
    ...asStanding,
  });
  const ending = useEndSessions({ onDone, onRefused });
  if (isError && !isFetching)
    return <ErrorState onRetry={() => void refetch()}>로그인된 기기를 불러오지 못했습니다.</ErrorState>;
  if (!data) return <BusyState />;
  return (
    <>
      <DeviceList sessions={data} ending={ending} />
      {data.some(({ isCurrent }) => !isCurrent) ? (
        <div>
          <Button variant="danger" busy={ending.isEndingOthers} onClick={() => void ending.endOthers()}>
            다른 기기 모두 로그아웃
          </Button>
        </div>
      ) : (
        <p className={form.hint}>다른 기기에서는 로그인되어 있지 않습니다.</p>
      )}
    </>
  );
}

const DeviceList = ({ sessions, ending }: { sessions: readonly OpenSession[]; ending: Ending }) => (
  <ul className={rows.list} aria-label="로그인된 기기">
    {sessions.map((session) => (
      <li key={session.id} className={rows.row}>
        <Device session={session} />
        {!session.isCurrent && (
          <Button
            size="small"
            className={rows.action}
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
    <div className={rows.facts}>
      <p className={rows.name}>
        {nameOf(session)}
        {isCurrent && <span className={styles.mark}>지금 쓰는 기기</span>}
      </p>
      <p className={rows.details}>
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
