// Without zod: pages that are only read offer the button too.

export const reportReasons = ["AD", "ABUSE", "PRIVACY", "OTHER"] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportReasonLabels: Readonly<Record<ReportReason, string>> = {
  AD: "광고·스팸",
  ABUSE: "욕설·비방",
  PRIVACY: "개인정보 노출",
  OTHER: "기타",
};

/** Most characters of the line that may go with a reason. */
export const maximumNote = 200;

export const reportMessages = {
  reasonMissing: "신고 사유를 선택해 주세요.",
  noteTooLong: "덧붙이는 말은 200자 이하로 입력해 주세요.",
  own: "본인이 쓴 글이나 댓글은 신고할 수 없습니다.",
} as const;
