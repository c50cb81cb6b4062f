import { pages } from "./page.ts";

/** Until somebody has written a text of an association that began empty, its page says so. */
export const notYetWritten = "이 글은 준비하고 있습니다. 곧 올리겠습니다.";

/** The one slide of its first page; the painting is a landscape. */
export const neutralSlide = {
  title: "찾아 주셔서 고맙습니다",
  first: "우리 협회가 하는 일과 새 소식을 이곳에서 알려 드립니다.",
  second: "궁금한 것이 있으면 묻고 답하는 자리에 적어 주십시오.",
  linkLabel: "새 소식 보기",
  linkHref: "/community/notice",
  painting: "moon",
} as const;

/** What stands at the top of each text, and what search engines show of it, whatever an association is about. */
export const neutralHeadings = {
  home: { title: "", description: "{협회 이름}의 누리집입니다. 하는 일과 새 소식을 알려 드립니다." },
  greeting: { title: pages.greeting.title, description: pages.greeting.description },
  "mission-statement": {
    title: pages.missionStatement.title,
    description: "{협회 이름}의 설립 취지를 밝힙니다.",
  },
  history: { title: "창립에서 오늘까지", description: pages.history.description },
  executives: { title: "", description: "{협회 이름}의 {기수} 임원을 소개합니다." },
  members: { title: "사람들", description: "{협회 이름}의 사람들을 소개합니다." },
  "member-genealogy": { title: "글로 읽는 계보", description: "{협회 이름}의 계보입니다." },
  direction: { title: "오시는 길", description: "{협회 이름}에 오시는 길을 안내합니다." },
  business: { title: "", description: "{협회 이름}에서 하는 일을 소개합니다." },
  logo: { title: "", description: pages.guide.description },
} as const;

/** Pages of the program's that are about our masters, temples and works: another association shows them when it wants to. */
export const hiddenPages = {
  about: ["ilsub", "guide", "direction", "member-genealogy"],
  member: ["members"],
  news: ["major-business", "cultural-property", "magoksa", "monumental-forest", "buyongsa", "calendar"],
} as const;

/** What is said of the two boards that every site has. */
export const neutralBoards = {
  NOTICE: "{협회 이름}의 새 소식을 알려 드립니다.",
  QNA: "{협회 이름}에 묻고 답하는 자리입니다.",
} as const;
