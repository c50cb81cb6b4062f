import { type Exhibition, exhibitions } from "@bulmo/content/exhibition";
import { pages } from "@bulmo/content/page";
import { sections } from "@bulmo/content/section";
import { type SitePath, sitePath } from "../../lib/site-path.ts";

/** A place in the menu. One with children leads to the first of them (NAV-03, NAV-18). */
export type NavigationItem = {
  label: string;
  to: SitePath;
  children?: readonly NavigationItem[];
};

/** An exhibition, and below it its groups (NAV-07); a group's address is its place in the list (NAV-08). */
function exhibitionItem({ n, title, groups }: Exhibition): NavigationItem {
  const path = `/gallery/exhibition/${n}`;
  const children = groups.map((label, place) => ({ label, to: sitePath(`${path}/${place + 1}`) }));
  return { label: title, to: sitePath(path), ...(children.length > 0 ? { children } : {}) };
}

export const navigation: readonly NavigationItem[] = [
  { label: sections.gallery.title, to: "/gallery", children: exhibitions.map(exhibitionItem) },
  {
    label: sections.community.title,
    to: "/community",
    children: [
      { label: pages.notice.title, to: "/community/notice" },
      { label: pages.qna.title, to: "/community/qna" },
    ],
  },
];

/** Where choosing the item leads. */
export function destinationOf(item: NavigationItem): SitePath {
  const [first] = item.children ?? [];
  return first ? destinationOf(first) : item.to;
}

/** Whether the address is the item's own or lies below it. */
export function isWithin(item: NavigationItem, pathname: string): boolean {
  return pathname === item.to || pathname.startsWith(`${item.to}/`);
}

/** The top item whose section the address belongs to. */
export function sectionOf(pathname: string, tree = navigation): NavigationItem | undefined {
  return tree.find((item) => isWithin(item, pathname));
}

/** The items that lead from the top to the address, itself last. */
export function trailOf(pathname: string, tree = navigation): NavigationItem[] {
  const item = tree.find((candidate) => isWithin(candidate, pathname));
  return item ? [item, ...trailOf(pathname, item.children ?? [])] : [];
}
