import { membersAlone, sections } from "@bulmo/content/section";
import { type PageSection, pageSections, pathOfPage } from "@bulmo/contracts/page-section";
import { type BoardList, isAnnounced, type ListedBoard, type ListedExhibition } from "../../page/board/board-list.ts";
import { isNamed, pagesOf } from "../../page/board/menu-pages.ts";
import { useBoards } from "../../page/board/boards.ts";
import type { Current } from "../../parts/link/link.tsx";
import { usePathname } from "../../page/shown-page.ts";
import { type SitePath, sitePath } from "../../page/site-path.ts";

/** A place in the menu. One with children leads to the first of them (NAV-03, NAV-18). */
export type NavigationItem = {
  label: string;
  to: SitePath;
  /** With this in its search, the same address is another page. */
  without?: string;
  /** Nothing lies below it, though addresses look so. */
  isAlone?: true;
  children?: readonly NavigationItem[];
};

/** Places of a menu that belong together, under a name where they need one. */
export type NavigationGroup = { label?: string; items: readonly NavigationItem[] };

/** An exhibition, and below it its groups (NAV-07), once works hang there; a group's address is its number (NAV-08). */
function exhibitionItem(exhibition: ListedExhibition): NavigationItem {
  const { n, title, groups } = exhibition;
  const path = `/gallery/exhibition/${n}`;
  const children = groups.map(({ name, number }) => ({ label: name, to: sitePath(`${path}/${number}`) }));
  const hasGroups = children.length > 0 && !isAnnounced(exhibition);
  return { label: title, to: sitePath(path), ...(hasGroups ? { children } : {}) };
}

const boardItem = ({ address, title }: ListedBoard): NavigationItem => ({
  label: title,
  to: sitePath(`/community/${address}`),
});

/** What stands before the pages of a section: exhibitions and boards have an order of their own. */
function firstItems(section: PageSection, { exhibitions, boards }: BoardList): NavigationItem[] {
  if (section === "gallery") return exhibitions.map(exhibitionItem);
  return section === "community" ? boards.map(boardItem) : [];
}

/** Disciples are spoken of where a page of them is there: not on the site of an association that began empty (PAG-09). */
const titleOfSection = (section: PageSection, boards: BoardList): string =>
  section === "member" && !isNamed(boards, "/member/members") ? membersAlone : sections[section].title;

const sectionItem = (section: PageSection, boards: BoardList): NavigationItem => ({
  label: titleOfSection(section, boards),
  to: `/${section}`,
  children: [
    ...firstItems(section, boards),
    ...pagesOf(boards, section).map(({ address, title }) => ({
      label: title,
      to: sitePath(pathOfPage({ section, address })),
    })),
  ],
});

const treeOf = (boards: BoardList): readonly NavigationItem[] =>
  pageSections.map((section) => sectionItem(section, boards)).filter(({ children }) => children?.length);

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

/** Where the name of a section leads. */
export function startOf(boards: BoardList, section: SitePath): SitePath {
  const item = navigationOf(boards).find(({ to }) => to === section);
  return item ? destinationOf(item) : "/";
}

/** Whether the address is the item's own or lies below it. */
export function isWithin(item: NavigationItem, pathname: string, search: object = {}): boolean {
  if (pathname === item.to) return item.without === undefined || !(item.without in search);
  return !item.isAlone && pathname.startsWith(`${item.to}/`);
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

/** What the menu calls the page at an address; one that it does not name is called by its own name. */
export function titleInMenu(boards: BoardList, path: string, own: string): string {
  const item = trailOf(path, navigationOf(boards)).at(-1);
  return item?.to === path ? item.label : own;
}

/** The same of the page that is shown. */
export const useTitleInMenu = (own: string): string => titleInMenu(useBoards(), usePathname(), own);
