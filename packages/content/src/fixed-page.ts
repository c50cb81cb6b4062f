import { pages } from "./page.ts";

/**
 * The pages of a section that the program has, by the last part of their address, in the order in which the menu of a new
 * site names them. An association renames them in the menu, orders and hides them there on the site.
 */
export const fixedPages = {
  about: {
    greeting: pages.greeting.title,
    "mission-statement": pages.missionStatement.title,
    ilsub: pages.ilsub.title,
    guide: pages.guide.title,
    history: pages.history.title,
    direction: pages.direction.title,
    "member-genealogy": pages.memberGenealogy.title,
  },
  member: { executives: pages.executives.title, members: pages.members.title },
  news: {
    "major-business": pages.majorBusiness.title,
    "cultural-property": pages.culturalProperty.title,
    magoksa: pages.magoksa.title,
    "monumental-forest": pages.monumentalForest.title,
    buyongsa: pages.buyongsa.title,
    calendar: pages.calendar.title,
  },
  // Exhibitions and boards stand there, which are rows.
  gallery: {},
  community: {},
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

export type PageSection = keyof typeof fixedPages;
