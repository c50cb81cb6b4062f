/** What a member may be written of besides what their account needs, and whether they are unless they say otherwise. */
export const mailChoices = {
  ANSWER: { label: "내 질문에 달린 답변", isOn: true },
  COMMENT: { label: "내 글에 달린 댓글", isOn: true },
  REPLY: { label: "내 댓글이나 답글에 이어진 답글", isOn: true },
  EVENT: { label: "참석한다고 알린 행사의 취소와 변경", isOn: true },
  NOTICE: { label: "협회의 공지 메일", isOn: false },
  DIGEST: { label: "관리자에게: 하루에 한 번, 기다리는 신고와 질문", isOn: true },
} as const;

export type MailChoiceKind = keyof typeof mailChoices;
export const mailChoiceKinds = Object.keys(mailChoices) as [MailChoiceKind, ...MailChoiceKind[]];
