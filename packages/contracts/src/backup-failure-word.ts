import type { BackupFailure } from "./backup-run.ts";

/** Why there is no backup, in mails and in the administration. */
export const backupFailureWords: Record<BackupFailure, string> = {
  NO_ROOM: "백업을 둘 디스크에 자리가 모자랍니다.",
  NOT_WRITTEN: "백업을 쓰지 못했습니다.",
  DAMAGED: "백업 파일이 손상되어 있었습니다.",
  DIFFERENT: "되살린 표가 원래와 달랐습니다.",
  NOT_CHECKED: "백업을 되살려 보지 못했습니다.",
  INTERRUPTED: "백업하는 동안 프로그램이 멈추었습니다.",
};
