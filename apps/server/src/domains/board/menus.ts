import { isDeepStrictEqual } from "node:util";
import { fixedPages } from "@bulmo/content/fixed-page";
import type { MenuPage, MenuSection } from "@bulmo/contracts/site-page";
import { type PageSection, pageSections, pathOfPage } from "@bulmo/contracts/page-section";
import type { FormerPath, FoundPage } from "./menu.query.ts";

const ownTitles = (section: PageSection): Readonly<Record<string, string>> => fixedPages[section];

/** What menus call the page that the program has at an address of a section, unless it was renamed. */
export const ownTitleOf = ({ section, address }: Pick<FoundPage, "section" | "address">): string =>
  ownTitles(section)[address] ?? "";

/** What menus call a page. */
export const titleOf = (page: Pick<FoundPage, "section" | "address" | "title">): string =>
  page.title || ownTitleOf(page);

type Standing = Pick<FoundPage, "id" | "section" | "address">;

/**
 * Where old addresses lead, of pages that may be seen: each to the page that had it last, and nowhere while one of them
 * stands there. So an address that another page took leads on again where that one is hidden, removed or moved away.
 */
export function leadingPaths(pages: readonly Standing[], paths: readonly FormerPath[]): FormerPath[] {
  const [ids, taken] = [new Set(pages.map(({ id }) => id)), new Set<string>(pages.map(pathOfPage))];
  const leading = paths.filter(({ path, pageId }) => {
    if (!ids.has(pageId) || taken.has(path)) return false;
    taken.add(path);
    return true;
  });
  return leading.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

const asMenuPage = (page: FoundPage, paths: readonly FormerPath[]): MenuPage => ({
  id: page.isFixed ? null : page.id,
  address: page.address,
  title: titleOf(page),
  isHidden: page.isHidden,
  formerPaths: paths.flatMap(({ path, pageId }) => (pageId === page.id ? [path] : [])),
});

/** Whether a section has the pages that it began with, named and ordered as then: no page is sent with those. */
const isUntouched = (section: PageSection, pages: readonly FoundPage[]): boolean =>
  isDeepStrictEqual(
    pages.map((page) => [page.address, titleOf(page)]),
    Object.entries(ownTitles(section)),
  );

/** The sections whose pages are others than a site begins with, each with all that are given. */
export function menusOf(pages: readonly FoundPage[], paths: readonly FormerPath[]): MenuSection[] {
  const leading = leadingPaths(pages, paths);
  return pageSections.flatMap((section) => {
    const own = pages.filter((page) => page.section === section);
    if (isUntouched(section, own)) return [];
    return [{ section, pages: own.map((page) => asMenuPage(page, leading)) }];
  });
}
