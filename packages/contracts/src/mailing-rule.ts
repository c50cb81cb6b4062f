/** Characters of a mail that came back: the report, and the notice that it brings along, of 50,000 at most. */
export const maximumBounce = 150_000;

export const mailingMessages = {
  gradesMissing: "받을 회원의 등급을 골라 주세요.",
  bounceMissing: "되돌아온 메일을 골라 주세요.",
  bounceTooLong: "되돌아온 메일이 너무 큽니다. 150KB까지 읽을 수 있습니다.",
} as const;
