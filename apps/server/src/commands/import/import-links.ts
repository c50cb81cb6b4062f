import type { Tables } from "@bulmo/entities/database";
import { readBoards } from "../../domains/board/open-boards.ts";
import { locateOld } from "../../domains/old-address/old-address.service.ts";
import { transact } from "../../platform/database/transaction.ts";
import type { Importing } from "./importing.ts";
import type { AddressBook } from "./text/old-address-book.ts";

const postsAtOnce = 100;

/** In a text that went through the wall, attributes stand as it writes them. */
const href = /<a href="([^"]*)"/gu;

const unescape = (text: string) =>
  text.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

type Linking = { importing: Importing; book: AddressBook; boards: Awaited<ReturnType<typeof readBoards>> };

/** Where an address of the old site leads now; the same address where nothing is here of it. */
async function addressNow({ importing, book, boards }: Linking, address: string, post: string): Promise<string> {
  const targets = book.targetsOf(address);
  const path = await locateOld(importing.fork(), { source: importing.old.source, targets, boards });
  if (path !== undefined) return path;
  importing.report.problem("linkBroken", `${post} ${address}`);
  // Of a site that nobody named only the path is known.
  return book.isUnnamed ? (book.pathOf(address) ?? address) : address;
}

async function rewrite(linking: Linking, html: string, post: string): Promise<string> {
  const addresses = new Map<string, string>();
  for (const [, written = ""] of html.matchAll(href)) {
    const address = unescape(written);
    if (linking.book.isOwn(address) && !address.startsWith("/"))
      addresses.set(written, escape(await addressNow(linking, address, post)));
  }
  return html.replace(href, (tag, written: string) => {
    const now = addresses.get(written);
    return now === undefined ? tag : `<a href="${now}"`;
  });
}

const findLinked = ({ fork, old: { source } }: Importing) =>
  fork()
    .getKysely<Tables>()
    .selectFrom("import_origin")
    .leftJoin("stored_post", (join) =>
      join.on((where) => where(where.cast(where.ref("stored_post.id"), "text"), "=", where.ref("target"))),
    )
    .leftJoin("secret_question", "secret_question.post_id", "stored_post.id")
    .select(["key", "stored_post.id", "stored_post.content", "secret_question.content as secret"])
    .where("source", "=", source)
    .where("import_origin.kind", "=", "post")
    .where("has_old_links", "=", true)
    .orderBy("key")
    .limit(postsAtOnce)
    .execute();

type Linked = Awaited<ReturnType<typeof findLinked>>[number];

async function rewriteOne(linking: Linking, { key, id, content, secret }: Linked): Promise<void> {
  const { fork, old } = linking.importing;
  const text = secret ?? content ?? "";
  const now = await rewrite(linking, text, key);
  await transact(fork(), async (tx) => {
    const database = tx.getKysely<Tables>();
    if (id && now !== text)
      await (secret === null
        ? database.updateTable("stored_post").set({ content: now }).where("id", "=", id).execute()
        : database.updateTable("secret_question").set({ content: now }).where("post_id", "=", id).execute());
    await database
      .updateTable("import_origin")
      .set({ has_old_links: false })
      .where("source", "=", old.source)
      .where("kind", "=", "post")
      .where("key", "=", key)
      .execute();
  });
}

/** Once everything is here: links in old texts to old texts and files lead to what they have become. */
export async function importLinks(importing: Importing, book: AddressBook): Promise<void> {
  if (importing.isDryRun) return;
  const linking = { importing, book, boards: await readBoards(importing.fork()) };
  let done = 0;
  for (let rows = await findLinked(importing); rows.length > 0; rows = await findLinked(importing)) {
    for (const row of rows) await rewriteOne(linking, row);
    done += rows.length;
    importing.progress(`글 사이의 링크 ${done}`);
  }
}
