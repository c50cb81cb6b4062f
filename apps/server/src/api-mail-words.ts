import type { FieldWords } from "./platform/rest/schema-word.ts";

/** What the fields of mail choices and of jobs are, beside those of `api-words.ts`. */
export const mailWords: FieldWords = {
  "MailChoice.kind": "알림의 종류",
  "MailChoice.isOn": "켜져 있는지",
  "MailChoices.isProven": "이메일 주소가 확인되었는지. 확인되지 않은 주소로는 알림을 보내지 않습니다.",
  "MailChoices.choices": "알림마다 켜져 있는지",
  "mailChoice-stop.token": "메일 끝의 주소에서 # 뒤에 있는 말",
  "Job.kind": "무엇이 하는 일인지. 메일이면 mail입니다.",
  "Job.subject": "그 가운데 무엇인지. 메일이면 메일의 종류입니다.",
  "Job.state": "WAITING(기다림), DONE(끝남), FAILED(끝내 되지 않음)",
  "Job.attempts": "지금까지 한 횟수",
  "Job.createdAt": "맡긴 때",
  "Job.lastError": "마지막에 되지 않은 까닭, 또는 할 것이 없던 까닭. 없으면 null입니다.",
  "Job.nextAttemptAt": "다시 할 때. 끝났으면 null입니다.",
  "Job.endedAt": "끝난 때. 아직이면 null입니다.",
  "job-list.state": "이 상태의 작업만",
};
