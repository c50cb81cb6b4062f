import { pages } from "@bulmo/content/page";
import { type PageText, sections } from "@bulmo/content/section";
import { type BoardList, isAnnounced, type ListedBoard, type ListedExhibition } from "../../page/board/board-list.ts";
import { useBoards } from "../../page/board/boards.ts";
import type { Current } from "../../parts/link/link.tsx";
import { type SitePath, sitePath } from "../../page/site-path.ts";

/** A place in the menu. One with children leads to the first of them (NAV-03, NAV-18). */
export type NavigationItem = {
  label: string;
  to: SitePath;
  /** With this in its search, the same address is another page. */
  without?: string;
  children?: readonly NavigationItem[];
};

/** An exhibition, and below it its groups (NAV-07), once works hang there; a group's address is its number (NAV-08). */
function exhibitionItem(exhibition: ListedExhibition): NavigationItem {
  const { n, title, groups } = exhibition;
  const path = `/gallery/exhibition/${n}`;
  const children = groups.map(({ name, number }) => ({ label: name, to: sitePath(`${path}/${number}`) }));
  const hasGroups = children.length > 0 && !isAnnounced(exhibition);
  return { label: title, to: sitePath(path), ...(hasGroups ? { children } : {}) };
}

const page = (path: string, { title }: PageText): NavigationItem => ({ label: title, to: sitePath(path) });

const boardItem = ({ address, title }: ListedBoard): NavigationItem => ({
  label: title,
  to: sitePath(`/community/${address}`),
});

const treeOf = ({ exhibitions, boards }: BoardList): readonly NavigationItem[] => [
  {
    label: sections.about.title,
    to: "/about",
    children: [
      page("/about/greeting", pages.greeting),
      page("/about/mission-statement", pages.missionStatement),
      page("/about/ilsub", pages.ilsub),
      page("/about/guide", pages.guide),
      page("/about/history", pages.history),
      page("/about/direction", pages.direction),
      page("/about/member-genealogy", pages.memberGenealogy),
    ],
  },
  {
    label: sections.member.title,
    to: "/member",
    children: [page("/member/executives", pages.executives), page("/member/members", pages.members)],
  },
  {
    label: sections.news.title,
    to: "/news",
    children: [
      page("/news/major-business", pages.majorBusiness),
      page("/news/cultural-property", pages.culturalProperty),
      page("/news/magoksa", pages.magoksa),
      page("/news/monumental-forest", pages.monumentalForest),
      page("/news/buyongsa", pages.buyongsa),
    ],
  },
  { label: sections.gallery.title, to: "/gallery", children: exhibitions.map(exhibitionItem) },
  {
    label: sections.community.title,
    to: "/community",
    children: boards.map(boardItem),
  },
];

const trees = new WeakMap<BoardList, readonly NavigationItem[]>();

/** The menu of the site; made once for the boards that there are. */
export function navigationOf(boards: BoardList): readonly NavigationItem[] {
  const tree = trees.get(boards) ?? treeOf(boards);
  trees.set(boards, tree);
  return tree;
}

export const useNavigation = () => navigationOf(useBoards());

/** Where choosing the item leads. */
export function destinationOf(item: NavigationItem): SitePath {
  const [first] = item.children ?? [];
  return first ? destinationOf(first) : item.to;
}

/** Whether the address is the item's own or lies below it. */
export function isWithin(item: NavigationItem, pathname: string, search: object = {}): boolean {
  if (pathname === item.to) return item.without === undefined || !(item.without in search);
  return pathname.startsWith(`${item.to}/`);
}

/** Whether the item is the page itself, or one above it. */
export function currentOf(item: NavigationItem, pathname: string, search: object = {}): Current | false {
  if (!isWithin(item, pathname, search)) return false;
  return pathname === item.to ? "page" : "true";
}

/** The top item whose section the address belongs to. */
export function sectionOf(pathname: string, tree: readonly NavigationItem[]): NavigationItem | undefined {
  return tree.find((item) => isWithin(item, pathname));
}

/** The items that lead from the top to the address, itself last. */
export function trailOf(pathname: string, tree: readonly NavigationItem[], search: object = {}): NavigationItem[] {
  const item = tree.find((candidate) => isWithin(candidate, pathname, search));
  return item ? [item, ...trailOf(pathname, item.children ?? [], search)] : [];
}
