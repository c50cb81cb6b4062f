import { backupFailureWords } from "@bulmo/contracts/backup-failure-word";
import type { BackupHealth } from "@bulmo/contracts/backup-run";
import { TextLink } from "@bulmo/ui/link";
import { Link } from "@tanstack/react-router";
import { formatRecent } from "../../parts/text/date.ts";
import * as styles from "./dashboard.css.ts";
import { formatBytes, formatCount, formatSeconds } from "./dashboard-words.ts";

type Good = NonNullable<BackupHealth["lastGood"]>;

const beginnings: Record<BackupHealth["state"], string> = {
  GOOD: "",
  LATE: "지난 26시간 안에 성공한 백업이 없습니다.",
  NONE: "아직 백업이 없습니다. 다음 새벽 3시에 처음으로 백업하고, 되살려 보아 확인합니다. 더 일찍 백업해야 하면 서버를 관리하는 분께 부탁해 주세요.",
  OFF: "이 서버는 밤마다 백업하지 않도록 설정되어 있습니다. 다른 방법으로 백업하고 있는지 서버를 관리하는 분께 확인해 주세요.",
};

/** Whether there is a backup that comes back, and why not. */
export function BackupState({ backup: { state, lastGood, failure } }: { backup: BackupHealth }) {
  return (
    <>
      {beginnings[state] && <p>{beginnings[state]}</p>}
      {failure && (
        <p>
          {formatRecent(failure.startedAt)}에 시작한 백업이 실패했습니다. {backupFailureWords[failure.reason]}{" "}
          <TextLink asChild>
            <Link to="/admin/job" search={{ state: undefined, page: undefined }} className={styles.press}>
              백그라운드 작업 보기
            </Link>
          </TextLink>
        </p>
      )}
      {lastGood && <LastGood backup={lastGood} isLatest={state === "GOOD" && failure === null} />}
    </>
  );
}

function LastGood({ backup, isLatest }: { backup: Good; isLatest: boolean }) {
  const { startedAt, seconds, name, bytes, rows, files, missing } = backup;
  return (
    <>
      <p>
        {isLatest ? "" : "마지막으로 성공한 백업: "}
        <time dateTime={startedAt}>{formatRecent(startedAt)}</time>에 백업하고 되살려 보았더니 모든 표와 파일이 원래와
        같았습니다.
      </p>
      <p className={styles.fact}>
        {name} · {formatBytes(bytes)} · 기록 {formatCount(rows)}건 · 파일 {formatCount(files)}개 ·{" "}
        {formatSeconds(seconds)}
      </p>
      {missing > 0 && (
        <p>
          기록에는 있으나 저장소에 없는 파일이 {formatCount(missing)}개 있습니다. 어느 파일인지는 백업 안의
          manifest.json에 적혀 있습니다.
        </p>
      )}
    </>
  );
}
