import { createSitePage } from "../site-page.ts";
import { administrators, row, type World } from "./world.ts";

let last = 0;

/** One of its own for each who asks. */
const existing = async ({ site }: World) => ({ id: await createSitePage(site.fork(), `page-${(last += 1)}`) });

async function removed(world: World) {
  const page = await existing(world);
  await world.site.fork().execute("update site_page set removed_at = now() where id = ?", [page.id]);
  return page;
}

export const sitePageRows = [
  row("sitePage.list", "all there are", administrators),
  row("sitePage.unwritten", "of a site that began with our texts", administrators),
  row("sitePage.get", "one that is there", administrators, existing),
  row("sitePage.create", "a new one", administrators, () => ({
    section: "news",
    address: `added-${(last += 1)}`,
    title: "새 페이지",
  })),
  row("sitePage.update", "one that is there", administrators, async (world) => ({
    ...(await existing(world)),
    title: "고친 페이지",
  })),
  row("sitePage.order", "one that is there", administrators, async (world) => ({
    sections: [{ section: "about", ids: [(await existing(world)).id] }],
  })),
  row("sitePage.remove", "one that is there", administrators, existing),
  row("sitePage.restore", "one that was removed", administrators, removed),
];
