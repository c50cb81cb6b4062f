import type { MenuPage } from "@bulmo/contracts/site-page";
import { type PageSection, pathOfPage } from "@bulmo/contracts/page-section";
import type { BoardList } from "./board-list.ts";

/** A page that was added, with its text and its address of today. */
export type AddedPage = Pick<MenuPage, "title" | "isHidden"> & { id: number; section: PageSection; path: string };

/** The page that an address names, now or before it was moved. */
export function pageAt({ menus }: BoardList, path: string): AddedPage | undefined {
  const added = menus.flatMap(({ section, pages }) =>
    pages.flatMap(({ id, address, ...page }) =>
      id === null ? [] : [{ ...page, id, section, path: pathOfPage({ section, address }) }],
    ),
  );
  return added.find((page) => page.path === path) ?? added.find(({ formerPaths }) => formerPaths.includes(path));
}
