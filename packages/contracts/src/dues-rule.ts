/** The first year and the last of which dues are noted. */
export const firstDuesYear = 1950;
export const lastDuesYear = 2999;

/** Won. */
export const maximumDues = 100_000_000;
export const maximumDuesNote = 100;

export const duesMessages = {
  memberMissing: "회원을 선택해 주세요.",
  yearUnfit: "연도를 다시 선택해 주세요.",
  dayMissing: "낸 날을 선택해 주세요.",
  dayUnfit: "낸 날을 다시 선택해 주세요.",
  dayAhead: "낸 날은 오늘까지만 고를 수 있습니다.",
  amountUnfit: "금액은 1억 원까지의 숫자로 입력해 주세요.",
  noteTooLong: `메모는 ${maximumDuesNote}자 이하로 입력해 주세요.`,
} as const;
