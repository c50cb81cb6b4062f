import { pages } from "./page.ts";

/** What texts are called where they are edited and told of, by the names that the contracts know them by. */
export const pageTextTitles = {
  greeting: pages.greeting.title,
  "mission-statement": pages.missionStatement.title,
  foreword: pages.foreword.title,
  "monumental-forest": pages.monumentalForest.title,
  "magoksa-inscription": `${pages.magoksa.title} 비문`,
  "buyongsa-inscription": `${pages.buyongsa.title} 비문`,
  ilsub: pages.ilsub.title,
  magoksa: pages.magoksa.title,
  buyongsa: pages.buyongsa.title,
  business: pages.majorBusiness.title,
  direction: pages.direction.title,
  logo: pages.guide.title,
  history: pages.history.title,
  "cultural-property": pages.culturalProperty.title,
  "member-genealogy": pages.memberGenealogy.title,
  members: pages.members.title,
  executives: pages.executives.title,
  home: "첫 화면",
  association: "협회의 주소와 연락처",
} as const;
