import { transact } from "../../platform/database/transaction.ts";
import type { Composing } from "./compose-post.ts";
import { ensurePageBoard } from "./import-boards.ts";
import { type ImportMap, pageBoard, skipped } from "./import-map.ts";
import type { Importing } from "./importing.ts";
import { importOnePost } from "./import-posts.ts";
import type { OldPage, OldPost } from "./old-site.ts";
import { addOrigins, findOrigins } from "./origins.ts";

const asPost = ({ key, title, html }: OldPage): OldPost => ({
  // Its post is no post of the old site, and answers to the page's name alone.
  key: `page:${key}`,
  aliases: [],
  title,
  html,
  author: { name: "" },
  createdAt: new Date(),
  updatedAt: undefined,
  views: 0,
  likes: 0,
  isNotice: false,
  isSecret: false,
  heading: "",
  repliesTo: undefined,
  files: [],
});

const originsOf = ({ key, aliases = [] }: OldPage, target: string) => ({
  origins: [{ kind: "page" as const, key, target }],
  aliases: aliases.map((alias) => ({ kind: "page" as const, key: alias, target })),
});

type ForBoard = (type: string) => Composing;

async function bringPage(importing: Importing, page: OldPage, forBoard: ForBoard): Promise<void> {
  const { fork, old } = importing;
  const post = asPost(page);
  const composing = forBoard(await ensurePageBoard(importing));
  const find = async () => (await findOrigins(fork(), { source: old.source, kind: "post" }, [post.key])).get(post.key);
  // A run may have ended between the post and its page.
  if ((await find()) === undefined) await importOnePost(composing, post);
  const id = await find();
  if (id !== undefined) await transact(fork(), (tx) => addOrigins(tx, old.source, originsOf(page, id)));
}

/** Old pages: what the map names a page of ours for leads there; the others come as posts of a board of their own. */
export async function importPages(importing: Importing, map: ImportMap, forBoard: ForBoard): Promise<void> {
  const { fork, old, report, isDryRun } = importing;
  for await (const page of old.pages()) {
    const to = map.pages[page.key] ?? pageBoard.address;
    const before = await findOrigins(fork(), { source: old.source, kind: "page" }, [page.key]);
    if (before.has(page.key)) report.count("page", "before");
    else if (to === skipped) report.count("page", "left");
    else {
      report.count("page", "moved");
      if (to.startsWith("/")) {
        if (!isDryRun) await transact(fork(), (tx) => addOrigins(tx, old.source, originsOf(page, to)));
      } else await bringPage(importing, page, forBoard);
    }
  }
}
