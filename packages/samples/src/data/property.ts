import type { SampleChronicleEntry } from "./sample.ts";

/** Laws and designations on public record; of the association's own doings only its list-keeping. */
export const sampleProperty: readonly SampleChronicleEntry[] = [
  {
    year: "1962",
    date: "01.10",
    title: "「문화재보호법」 제정, 전통 기술을 무형문화재로 보호할 근거 마련",
  },
  {
    year: "1964",
    date: "12.07",
    title: "종묘제례악을 시작으로 중요무형문화재 지정 제도 시행",
  },
  {
    year: "1972",
    date: "08.01",
    title: "단청장이 중요무형문화재 제48호로 지정되고, 금용 일섭이 보유자로 인정됨",
  },
  { year: "1975", date: "", title: "금용 일섭 입적" },
  {
    year: "1982",
    date: "12.31",
    title: "「문화재보호법」 전부 개정",
  },
  { year: "1999", date: "05.24", title: "문화재관리국이 문화재청으로 승격" },
  {
    year: "2003",
    date: "10.17",
    title: "유네스코 총회에서 「무형문화유산 보호 협약」 채택",
  },
  { year: "2005", date: "02.09", title: "대한민국, 「무형문화유산 보호 협약」 가입" },
  {
    year: "2006",
    date: "01.10",
    title: "단청장에서 불화 분야를 나누어 불화장을 중요무형문화재 제118호로 지정",
  },
  { year: "2014", date: "10.01", title: "국립무형유산원 전주에 개원" },
  {
    year: "2015",
    date: "03.27",
    title: "「무형문화재 보전 및 진흥에 관한 법률」 제정",
  },
  {
    year: "2016",
    date: "03.28",
    title: "같은 법 시행, 보전 원칙이 ‘원형’에서 ‘전형’으로 바뀌고 국가무형문화재로 이름 변경",
  },
  {
    year: "2020",
    date: "12.16",
    title: "연등회, 유네스코 인류무형문화유산 대표목록에 등재",
  },
  {
    year: "2021",
    date: "11.19",
    title: "문화재 지정번호 표기 폐지, ‘국가무형문화재 단청장’과 ‘국가무형문화재 불화장’으로 표기",
  },
  { year: "2023", date: "05.16", title: "「국가유산기본법」 제정" },
  {
    year: "2024",
    date: "05.17",
    title: "「국가유산기본법」 시행과 국가유산청 출범, 국가무형유산으로 이름 변경",
  },
  {
    year: "2025",
    date: "06.01",
    title: "문도회 계보에 단청장과 불화장의 전승 갈래를 함께 정리",
  },
];
