import { nameInBraces } from "@bulmo/contracts/identity";
import { Feed } from "feed";
import type { PostRow } from "../post/post.query.ts";
import type { NamedSite } from "./named-site.ts";
import { postPath } from "./public-paths.ts";

export const noticeFeedPath = "/community/notice/rss.xml";

/** Characters that no XML may hold, however they are escaped; a board keeps what was sent to it. */
const unspeakable = /[\p{Cc}--[\t\n\r\u007F-\u009F]]|[\uFFFE\uFFFF\p{Cs}]/gv;
const speakable = (text: string) => text.replaceAll(unspeakable, "");

type Notices = {
  /** What their board is called. */
  title: string;
  /** What is said of it; names the association in braces. */
  description: string;
  /** The newest first. */
  rows: readonly PostRow[];
};

/** The latest notices as RSS 2.0 (NAV-29). */
export function writeNoticeFeed(
  { publicUrl: origin, name }: NamedSite,
  { title: boardTitle, description, rows }: Notices,
): string {
  const feed = new Feed({
    id: `${origin}/community/notice`,
    link: `${origin}/community/notice`,
    title: `${name} ${speakable(boardTitle)}`,
    description: speakable(description.replaceAll(nameInBraces, name)),
    language: "ko",
    copyright: name,
    generator: false,
    feedLinks: { rss: `${origin}${noticeFeedPath}` },
    // Not when it was asked for: a feed that says the same is the same.
    updated: new Date(rows[0]?.created_at ?? 0),
  });
  for (const { type, index, title, summary, created_at: createdAt } of rows) {
    const link = `${origin}${postPath({ type, index })}`;
    feed.addItem({
      id: link,
      link,
      title: speakable(title),
      description: speakable(summary),
      date: new Date(createdAt),
    });
  }
  return feed.rss2();
}
