// Without zod: the page that is signed needs these alone.

export const maximumReviewNote = 1_000;

export const reviewMessages = {
  month: "달은 2026-11처럼 입력해 주세요.",
  notOver: "아직 지나지 않은 달은 점검할 수 없습니다.",
  nothing: "이 달에는 점검할 기록이 없습니다.",
  noteTooLong: "메모는 1,000자 이하로 입력해 주세요.",
} as const;
