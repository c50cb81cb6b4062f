import { pages } from "@bulmo/content/page";
import { lazyRouteComponent, type ParsedLocation } from "@tanstack/react-router";
import { isNamed } from "../page/board/menu-pages.ts";
import { missingPageHead, type Site } from "../page/page-head.ts";
import type { RouterContext } from "./-router-context.ts";

type Asked = { context: RouterContext; location: Pick<ParsedLocation, "pathname"> };

/** Nobody loads it who looks at a page that is there. */
const missing = () => import("./-missing-for-now.tsx");

/** Around the pages of a section: one of the program's that is hidden is not there for visitors (PAG-07). A route keeps what it is given, each its own. */
export const shownSection = () => ({
  beforeLoad: async ({ context, location: { pathname } }: Asked): Promise<void> => {
    if (!isNamed(context.boards, pathname)) await (await missing()).openHidden(context, pathname);
  },
  head: ({ match }: { match: { status: string; context: Site } }) =>
    match.status === "notFound" ? missingPageHead(match.context, pages.notFound.title) : {},
  notFoundComponent: lazyRouteComponent(missing, "MissingForNow"),
});
