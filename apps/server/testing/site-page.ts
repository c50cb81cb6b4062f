import type { SitePage } from "@bulmo/contracts/site-page";
import { SitePage as SitePageRow } from "@bulmo/entities/site-page.entity";
import type { EntityManager } from "@bulmo/entities/database";
import type { Site } from "./site.ts";

/** A page below 협회 소개, behind those that are there. */
export const createSitePage = (em: EntityManager, address: string, title = "페이지"): Promise<number> =>
  em.insert(SitePageRow, { section: "about", address, title, position: 100 });

/** The calls of pages, as a program makes them. */
export function sitePageCallsOf(site: Site, token?: string) {
  const sender = token ? { token } : {};
  const send = (method: string, path: string) => (body: object) =>
    site.call(method, `/api/site-page${path}`, { body, ...sender });
  return {
    list: () => site.call("GET", "/api/site-page/list", sender),
    get: (id: number) => site.call("GET", `/api/site-page?id=${id}`, sender),
    create: send("POST", ""),
    update: send("PUT", ""),
    order: send("PUT", "/order"),
    remove: (id: number) => send("DELETE", "")({ id }),
    restore: (id: number, to: { address?: string } = {}) => send("POST", "/restore")({ id, ...to }),
    /** All that stand in a section, in their order. */
    standing: async (section: string): Promise<SitePage[]> =>
      ((await site.call("GET", "/api/site-page/list", sender)).body as SitePage[]).filter(
        (page) => page.section === section && !page.removedAt,
      ),
  };
}
