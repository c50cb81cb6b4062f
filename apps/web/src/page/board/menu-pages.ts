import { fixedPages } from "@bulmo/content/fixed-page";
import type { MenuPage } from "@bulmo/contracts/site-page";
import type { PageSection } from "@bulmo/contracts/page-section";
import type { BoardList } from "./board-list.ts";

type NamedPage = Pick<MenuPage, "address" | "title">;

/** What the menu of a section names, besides exhibitions and boards: a page is sent with what has changed. */
export function pagesOf({ menus }: BoardList, section: PageSection): readonly NamedPage[] {
  const changed = menus.find((menu) => menu.section === section);
  if (changed) return changed.pages.filter(({ isHidden }) => !isHidden);
  return Object.entries(fixedPages[section]).map(([address, title]) => ({ address, title }));
}

/** Whether no menu leaves out the page of the program's at an address, or the one above it: as those of visitors do that are hidden. */
export function isNamed({ menus }: BoardList, path: string): boolean {
  const [, section, address = ""] = path.split("/");
  const changed = menus.find((menu) => menu.section === section);
  if (!changed || !Object.hasOwn(fixedPages[changed.section], address)) return true;
  return changed.pages.some((page) => page.address === address);
}
