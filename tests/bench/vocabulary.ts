/** A word every so many titles, from the most to the least frequent. */
type Share = { word: string; every: number };

/** What the searches look for. The windows of the absent word stand in other words, so that an index finds candidates. */
export const searched = {
  frequent: "안내",
  rare: "괘불",
  absent: "안불",
  syllable: "불",
  rareSyllable: "괘",
  /** A nickname of one of the members. */
  member: "금어120",
} as const;

/** Words with the searched ones among them: the first of them stands in every third title. */
export const shares: Share[] = [
  { word: searched.frequent, every: 3 },
  { word: "불화", every: 5 },
  { word: `${searched.rare}재`, every: 5_000 },
];

/** The rest of a title, two of these, by their place. */
export const subjects = [
  "정기총회",
  "회원전",
  "단청 보수",
  "탱화 조성",
  "전시 관람",
  "석채 구입",
  "배접 실습",
  "초본 공부",
  "사찰 답사",
  "추모 법회",
  "도록 발간",
  "학술 발표",
  "문화재 수리",
  "선묘 강좌",
  "금니 사용",
  "아교 농도",
  "비단 바탕",
  "시왕도 모사",
  "관음도 초본",
  "신중도 채색",
  "회비 납부",
  "봉축 행사",
  "작품 접수",
];

export const endings = ["일정", "공지", "문의", "결과", "모집", "변경", "후기", "자료", "신청"];

/** A paragraph of some 150 syllables; three make the 1.5 KB of a usual notice. */
export const paragraph =
  "일섭문도회 회원 여러분께 알려 드립니다. 올해의 전시는 불화를 아끼는 모든 분을 모시고 도량에서 열며, " +
  "작품은 초본과 채색을 마친 뒤 배접하여 접수합니다. 자세한 일정은 사무국에 물어보시기 바라며, " +
  "먼 길을 오시는 분은 미리 연락하시면 숙소를 마련하겠습니다. 많은 관심과 참여를 부탁드립니다.";

export const nicknames = ["금어", "화승", "석채", "단청", "연화", "보살", "반야", "도솔", "수미", "감로"];
