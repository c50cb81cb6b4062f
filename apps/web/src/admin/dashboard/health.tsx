import type { Dashboard, Disk } from "@bulmo/contracts/dashboard";
import { TextLink } from "@bulmo/ui/link";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { BackupState } from "./backup-state.tsx";
import { formatRecent } from "../../parts/text/date.ts";
import * as styles from "./dashboard.css.ts";
import { formatBytes, formatCount } from "./dashboard-words.ts";
import { Part } from "./part.tsx";

type Judgement = "good" | "bad" | "open" | "off";

const words: Record<Judgement, string> = { good: "정상", bad: "확인 필요", open: "대기", off: "꺼짐" };

/** A thing that must be in order, whether it is, and what is known of it. */
function Thing({ name, judgement, children }: { name: string; judgement: Judgement; children: ReactNode }) {
  return (
    <div className={styles.thing}>
      <dt className={styles.name}>
        {name} <span className={styles.judgement[judgement]}>{words[judgement]}</span>
      </dt>
      <dd className={styles.said}>{children}</dd>
    </div>
  );
}

const judgements = { GOOD: "good", LATE: "bad", NONE: "open", OFF: "off" } as const;

/** Whether mail leaves, whether there is a backup, and whether the disk has room. */
export function Health({ dashboard: { failedJobs, delayedMails, backup, disks } }: { dashboard: Dashboard }) {
  const isWhole = backup.state === "GOOD" && (backup.lastGood?.missing ?? 0) === 0 && backup.failure === null;
  return (
    <Part title="누리집의 상태">
      <dl className={styles.rows}>
        <Thing name="메일" judgement={failedJobs.mails + delayedMails.count > 0 ? "bad" : "good"}>
          <Delayed mails={delayedMails} />
          <Failed count={failedJobs.mails} none={delayedMails.count > 0 ? "" : "보내지 못한 메일이 없습니다."}>
            보내지 못한 메일이 {formatCount(failedJobs.mails)}통 있습니다.
          </Failed>
        </Thing>
        {failedJobs.others > 0 && (
          <Thing name="다른 작업" judgement="bad">
            <Failed count={failedJobs.others} none="">
              끝내 되지 않은 작업이 {formatCount(failedJobs.others)}건 있습니다.
            </Failed>
          </Thing>
        )}
        <Thing name="백업" judgement={backup.state === "GOOD" && !isWhole ? "bad" : judgements[backup.state]}>
          <BackupState backup={backup} />
        </Thing>
        {disks.map((disk) => (
          <Thing
            key={disk.name}
            name={disk.name === "DATA" ? "디스크" : "백업 디스크"}
            judgement={disk.isLow ? "bad" : "good"}
          >
            <Room disk={disk} />
          </Thing>
        ))}
      </dl>
    </Part>
  );
}

/** Before any is given up: the mail server does not take what the site sends. */
function Delayed({ mails: { count, since } }: { mails: Dashboard["delayedMails"] }) {
  if (since === null) return null;
  return (
    <p>
      메일이 나가지 않고 있습니다. <time dateTime={since}>{formatRecent(since)}</time>부터 {formatCount(count)}통이
      기다립니다.{" "}
      <TextLink asChild>
        <Link to="/admin/job" search={{ state: "WAITING", page: undefined }} className={styles.onward}>
          기다리는 작업 보기
        </Link>
      </TextLink>
    </p>
  );
}

function Failed({ count, none, children }: { count: number; none: string; children: ReactNode }) {
  if (count === 0) return none === "" ? null : <p>{none}</p>;
  return (
    <p>
      {children}{" "}
      <TextLink asChild>
        <Link to="/admin/job" search={{ state: "FAILED", page: undefined }} className={styles.onward}>
          까닭을 보고 다시 하기
        </Link>
      </TextLink>
    </p>
  );
}

function Room({ disk: { freeBytes, totalBytes, isLow } }: { disk: Disk }) {
  const share = totalBytes > 0 ? Math.round((freeBytes / totalBytes) * 100) : 0;
  return (
    <p>
      {formatBytes(totalBytes)} 가운데 {formatBytes(freeBytes)}({share}%)가 비어 있습니다.
      {isLow && " 빈자리가 5분의 1보다, 또는 백업 두 개보다 적습니다. 디스크를 늘리거나 쓰지 않는 파일을 옮겨 주세요."}
    </p>
  );
}
