type Found = Map<string, { status: number; text: string }>;

const links = /(?:href|src|content)="(\/[^"#]*|https?:\/\/[^"#]*)|<(?:loc|link)>([^<]+)</gu;

/** What is read of a page: without scripts and the texts of styles. */
const readable = (text: string) => text.replaceAll(/<script\b[^>]*>.*?<\/script>/gsu, "");

/** As robots, which leave alone what pages ask them to: a calendar's next month has a next month, too. */
const followed = (text: string) => text.replaceAll(/<a\b[^>]*\brel="[^"]*\bnofollow\b[^>]*>/gu, "");

/** Follows all links within a site, from some addresses on, as a visitor without a session; what is no text is only asked for. */
export async function crawl(origin: string, from: readonly string[]): Promise<Found> {
  const found: Found = new Map();
  const waiting = [...from];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (found.has(path) || path.startsWith("/assets/")) continue;
    const answer = await fetch(origin + path);
    const isText = /text|xml|json|calendar/u.test(answer.headers.get("content-type") ?? "");
    const text = isText ? readable(await answer.text()) : "";
    if (!isText) await answer.body?.cancel();
    found.set(path, { status: answer.status, text });
    if (path.endsWith(".css")) continue;
    for (const [, href, loc] of followed(text).matchAll(links)) {
      const url = new URL((href ?? loc ?? "").replaceAll("&amp;", "&"), origin);
      if (url.host === new URL(origin).host || url.hostname === "localhost") waiting.push(url.pathname + url.search);
    }
  }
  return found;
}
