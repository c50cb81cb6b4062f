/** What each kind of work behind the scenes does, for administrators and in what members take along of themselves. */
export const jobKindNames = {
  "comment-notice": "댓글을 알릴 사람 찾기",
  digest: "아침마다 관리자에게 알리기",
  dormancy: "오래 쓰지 않은 계정 살피기",
  "event-notice": "바뀐 행사를 알릴 사람 찾기",
  "file-text": "첨부 파일의 글자 읽기",
  mail: "메일",
  mailing: "공지 메일 차례로 보내기",
  "nightly-backup": "밤마다 백업하고 되살려 보기",
  publish: "예약한 글 올리기",
  tiles: "작품을 크게 볼 이미지 만들기",
  webhook: "웹훅",
} as const;

/** What may be asked for behind the scenes: a kind without a name does not compile. */
export type JobKind = keyof typeof jobKindNames;

/** What each kind of mail is. */
export const mailKindNames = {
  code: "비밀번호 설정 인증번호",
  "member-code": "관리자가 보낸 인증번호",
  invitation: "회원 초대",
  "password-changed": "비밀번호 변경 안내",
  "first-password": "첫 비밀번호 안내",
  "email-changed": "이메일 변경 안내",
  "name-changed": "이름 변경 안내",
  "second-factor": "2단계 인증 안내",
  administrator: "관리자 지정 안내",
  corrected: "회원 정보 수정 안내",
  "key-created": "API 키 안내",
  "key-revoked": "API 키 폐기 안내",
  webhook: "웹훅이 꺼졌다는 안내",
  "comment-answer": "질문에 달린 답변 알림",
  "comment-comment": "글에 달린 댓글 알림",
  "comment-reply": "댓글에 달린 답글 알림",
  event: "행사의 취소와 변경 알림",
  digest: "관리자 아침 알림",
  "address-code": "이메일 주소 확인 인증번호",
  "application-approved": "가입 승인 안내",
  "application-declined": "가입 거절 안내",
  "dormancy-ahead": "휴면 전환 안내",
  notice: "공지 메일",
  "notice-trial": "공지 메일 시험 발송",
} as const;

/** Codes that somebody waits for at a screen, and for which they ask anew: minutes later one is of no use. */
export const momentaryMails: readonly MailKind[] = ["code", "address-code"];

/** What a mail may be; likewise. */
export type MailKind = keyof typeof mailKindNames;
