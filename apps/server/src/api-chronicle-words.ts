import type { FieldWords } from "./platform/rest/schema-word.ts";

/** What the fields of the two chronicles are, beside those of `api-words.ts`. */
export const chronicleWords: FieldWords = {
  "chronicle-get.kind": "연혁(HISTORY) 또는 인정 목록(PROPERTY)",
  "chronicle-getVersion.kind": "연혁(HISTORY) 또는 인정 목록(PROPERTY)",
  "chronicle-getVersion.number": "판의 번호",
  "chronicle-listVersions.at": "저장한 때. 처음 저장하기 전의 목록이면 null입니다.",
  "chronicle-listVersions.before": "이 번호보다 오래된 판부터. 앞 응답의 마지막 번호를 보냅니다.",
  "chronicle-listVersions.by": "저장한 사람의 닉네임. 탈퇴했거나 알 수 없으면 null입니다.",
  "chronicle-listVersions.kind": "연혁(HISTORY) 또는 인정 목록(PROPERTY)",
  "chronicle-listVersions.number": "판의 번호. 1부터 셉니다.",
  "chronicle-restore.kind": "연혁(HISTORY) 또는 인정 목록(PROPERTY)",
  "chronicle-restore.number": "되살릴 판의 번호",
  "chronicle-restore.revision": "읽을 때의 판. 그사이 바뀌었으면 아무것도 하지 않고 409로 답합니다.",
  "ChronicleEntry.index": "목록에서의 차례. 0부터 셉니다.",
  "ChronicleEntry.title": "내용",
  "ChronicleEntryWriting.index": "보내지 않아도 됩니다. 보낸 차례대로 다시 매깁니다.",
  "ChronicleEntryWriting.title": "내용. 비어 있는 항목은 저장하지 않습니다.",
  "ChronicleVersion.at": "저장한 때. 처음 저장하기 전의 목록이면 null입니다.",
  "ChronicleVersion.by": "저장한 사람의 닉네임. 탈퇴했거나 알 수 없으면 null입니다.",
  "ChronicleVersion.kind": "연혁(HISTORY) 또는 인정 목록(PROPERTY)",
  "ChronicleVersion.number": "판의 번호. 1부터 셉니다.",
  "ChronicleWriting.revision": "읽을 때의 판. 그사이 바뀌었으면 저장하지 않고 409로 답합니다.",
};
