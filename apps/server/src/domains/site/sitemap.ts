import { Readable } from "node:stream";

export type SitemapEntry = { path: string; changedAt?: Date };

/** Most addresses one sitemap may hold (sitemaps.org). Older posts than fit are found through their boards. */
export const sitemapRoom = 50_000;

/** The XML of a sitemap; addresses begin with the site's origin. */
export async function writeSitemap(origin: string, entries: readonly SitemapEntry[]): Promise<string> {
  // 3 MB, for what a robot asks once a day.
  const { SitemapStream, streamToPromise } = await import("sitemap");
  const links = entries.map(({ path, changedAt }) => ({ url: path, lastmod: changedAt?.toISOString() }));
  const xmlns = { news: false, xhtml: false, image: false, video: false };
  const xml = await streamToPromise(Readable.from(links).pipe(new SitemapStream({ hostname: origin, xmlns })));
  return xml.toString();
}
