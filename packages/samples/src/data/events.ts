const day = 24 * 60 * 60_000;

/** A day of the calendar in Seoul, so many days from a moment. */
function dayAhead(now: Date, days: number) {
  const date = new Date(now.getTime() + days * day).toLocaleDateString("sv-SE", { timeZone: "Asia/Seoul" });
  const [year = 0, month = 0, of = 0] = date.split("-").map(Number);
  return { year, month, day: of };
}

/** The first, to which members have replied: who comes, with how many, and what they say. */
export const sampleReplies: readonly [isComing: boolean, companions: number, note: string][] = [
  [true, 1, ""],
  [true, 0, "기차로 갑니다. 역에서 함께 탈 수 있을까요?"],
  [false, 0, "그날 개금 불사가 있어 가지 못합니다."],
  [true, 2, "채식으로 부탁드립니다."],
];

/** Events that are still to come whenever the site begins (DAY-05). */
export const sampleEvents = (now: Date) => [
  {
    title: "정기총회",
    description:
      "한 해의 살림을 나누고 새해에 할 일을 정하는 자리입니다.\n총회를 마치고 함께 점심 공양을 합니다. 오시는 분의 수에 맞추어 준비하니 참석 여부를 미리 알려 주십시오.",
    ...dayAhead(now, 24),
    start_time: "11:00",
    end_time: "13:30",
    venue: "부용사",
    address: "전북특별자치도 김제시 백구면 월봉리 15-20",
    takes_replies: true,
    reply_days_before: 7,
    maximum_companions: 3,
    capacity: 80,
    state: "PUBLISHED",
  },
  {
    title: "옛 불화 답사",
    description:
      "마곡사와 그 둘레의 절을 이틀 동안 둘러봅니다. 대광보전의 후불벽화 앞에서 선과 채색을 가까이 살핍니다.\n걷는 길이 있으니 편한 신을 신고 오십시오.",
    ...dayAhead(now, 47),
    day_count: 2,
    start_time: "09:30",
    venue: "마곡사",
    address: "충청남도 공주시 사곡면 마곡사로 966",
    takes_replies: true,
    reply_days_before: 14,
    maximum_companions: 1,
    capacity: 40,
    state: "PUBLISHED",
  },
  {
    title: "부처님오신날 봉축 법회",
    description: "해마다 음력 4월 8일에 문도들이 함께 등을 달고 예불을 모십니다. 누구나 오실 수 있습니다.",
    calendar: "LUNAR",
    year: 2020,
    month: 4,
    day: 8,
    is_yearly: true,
    start_time: "10:00",
    venue: "부용사",
    address: "전북특별자치도 김제시 백구면 월봉리 15-20",
    state: "PUBLISHED",
  },
];
