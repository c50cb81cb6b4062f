import { backupFailureWords } from "./backup-failure-word.ts";

/** Why a job was not done, or why nothing was to be done, for administrators: a word without a sentence does not compile. */
export const jobReasonWords = {
  ...backupFailureWords,
  NOBODY: "보낼 사람이 없어 보내지 않음",
  WITHHELD: "확인되지 않은 주소에 하루에 보낼 수 있는 수를 넘어 보내지 않음",
  LATE: "기다리는 동안 쓸모가 없어져 보내지 않음",
  DATA: "다른 버전이 맡긴 작업이어서 읽을 수 없음",
  KIND: "이 버전이 모르는 작업",
  NIGHT: "밤이라 아침을 기다림",
  LOST: "하는 동안 서버가 여러 번 멈추어 그만둠",
  STORAGE: "파일 저장소가 응답하지 않음",
  NO_MASTER: "이미지의 원본 파일이 저장소에 없음",
  PICTURE: "이미지를 처리하지 못함",
  UNREADABLE: "글자를 읽을 수 없는 파일이어서 이름으로만 찾을 수 있음",
  INTERRUPTED: "서버가 바쁘거나 메모리가 모자라 파일을 끝까지 읽지 못함",
  WAITS: "다른 서버가 보내고 있거나 아직 때가 되지 않아 기다림",
  BOARD_CLOSED: "게시판이 닫혀 있어 다시 열리기를 기다림",
  NOT_PUBLISHED: "올리지 못함 (까닭은 예약한 글 목록에 있습니다)",
  GONE: "그사이 글이 지워져 보내지 않음",
} as const;

/** Those that would be given again, whoever asks for the job once more. */
export const lastingReasons: readonly (keyof typeof jobReasonWords)[] = ["LATE", "DATA", "KIND", "GONE"];

/** One of ours; of a webhook what its receiver did, which its own list explains. */
export type JobReason = keyof typeof jobReasonWords | `WEBHOOK ${string}`;
