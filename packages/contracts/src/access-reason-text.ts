// Without zod: the dialog that asks needs these alone.

export const accessReasons = ["MEMBERSHIP", "REQUEST", "EVENT", "SECURITY", "OTHER"] as const;
export type AccessReason = (typeof accessReasons)[number];

export const accessReasonLabels: Readonly<Record<AccessReason, string>> = {
  MEMBERSHIP: "회원 관리",
  REQUEST: "회원 본인의 요청",
  EVENT: "행사와 우편물 안내",
  SECURITY: "부정 이용이나 보안 확인",
  OTHER: "기타",
};

/** Most characters of the line that may go with a reason. */
export const maximumReasonNote = 200;

/** How long a reason holds for looking at members, in minutes; for a download it is asked each time. */
export const reasonMinutes = 60;

export const reasonMessages = {
  missing: "사유를 선택해 주세요.",
  noteMissing: "어떤 일인지 적어 주세요.",
  noteTooLong: "덧붙이는 말은 200자 이하로 입력해 주세요.",
} as const;
