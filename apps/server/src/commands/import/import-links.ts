import type { EntityManager, Tables } from "@bulmo/entities/database";
import { readBoards } from "../../domains/board/open-boards.ts";
import { locateOld } from "../../domains/old-address/old-address.service.ts";
import { transact } from "../../platform/database/transaction.ts";
import { decodeHtml } from "../../platform/xml/decode-html.ts";
import type { Importing } from "./importing.ts";
import type { AddressBook } from "./text/old-address-book.ts";

const postsAtOnce = 100;

/** In a text that went through the wall, attributes stand as it writes them. */
const href = /<a href="([^"]*)"/gu;

const asAttribute = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

type Linking = { importing: Importing; book: AddressBook; boards: Awaited<ReturnType<typeof readBoards>> };

/** A text of an old post, and whether administrators alone read it. */
type Linked = { key: string; id: number; text: string; isSecret: boolean; isAdministrators: boolean };

/** Where an address of the old site leads now; the same address where nothing is here of it for who reads the text. */
async function addressNow({ importing, book, boards }: Linking, address: string, linked: Linked): Promise<string> {
  const { fork, old, report } = importing;
  const asked = { source: old.source, targets: book.targetsOf(address), boards };
  const path = await locateOld(fork(), { ...asked, isAdministrator: linked.isAdministrators });
  if (path !== undefined) return path;
  const isHidden = (await locateOld(fork(), { ...asked, isAdministrator: true })) !== undefined;
  report.problem(isHidden ? "linkHidden" : "linkBroken", `${linked.key} ${address}`);
  // Of a site that nobody named only the path is known.
  return book.isUnnamed ? (book.pathOf(address) ?? address) : address;
}

async function rewrite(linking: Linking, linked: Linked): Promise<string> {
  const addresses = new Map<string, string>();
  for (const [, written = ""] of linked.text.matchAll(href)) {
    const address = decodeHtml(written);
    if (!addresses.has(written) && linking.book.isOwn(address) && !address.startsWith("/"))
      addresses.set(written, asAttribute(await addressNow(linking, address, linked)));
  }
  return linked.text.replace(href, (tag, written: string) => {
    const now = addresses.get(written);
    return now === undefined ? tag : `<a href="${now}"`;
  });
}

const findLinked = ({ fork, old: { source } }: Importing) =>
  fork()
    .getKysely<Tables>()
    .selectFrom("import_origin")
    .select(["key", "target"])
    .where("source", "=", source)
    .where("kind", "=", "post")
    .where("has_old_links", "=", true)
    .orderBy("key")
    .limit(postsAtOnce)
    .execute();

/** The text of a post as it stands now; undefined where the post has gone. */
async function readLinked({ importing, boards }: Linking, key: string, target: string): Promise<Linked | undefined> {
  const row = await importing
    .fork()
    .getKysely<Tables>()
    .selectFrom("stored_post")
    .leftJoin("secret_question", "secret_question.post_id", "stored_post.id")
    .select(["stored_post.id", "stored_post.type", "stored_post.content", "secret_question.content as secret"])
    .where("stored_post.id", "=", Number(target))
    .executeTakeFirst();
  return (
    row && {
      key,
      id: row.id,
      text: row.secret ?? row.content,
      isSecret: row.secret !== null,
      isAdministrators: boards.byType.get(row.type)?.readers === "ADMINISTRATORS",
    }
  );
}

/** Writes a text unless somebody has written another one since it was read; answers whether it is written. */
async function save({ fork, old }: Importing, { key, id, text, isSecret }: Linked, now: string): Promise<boolean> {
  return transact(fork(), async (tx) => {
    const database = tx.getKysely<Tables>();
    const content = { content: now };
    if (now !== text) {
      const written = isSecret
        ? database.updateTable("secret_question").set(content).where("post_id", "=", id).where("content", "=", text)
        : database.updateTable("stored_post").set(content).where("id", "=", id).where("content", "=", text);
      const { numUpdatedRows } = await written.executeTakeFirstOrThrow();
      if (Number(numUpdatedRows) === 0) return false;
    }
    await noteDone(tx, old.source, key);
    return true;
  });
}

const noteDone = (em: EntityManager, source: string, key: string) =>
  em
    .getKysely<Tables>()
    .updateTable("import_origin")
    .set({ has_old_links: false })
    .where("source", "=", source)
    .where("kind", "=", "post")
    .where("key", "=", key)
    .execute();

/** The site may be on, and somebody may write the post meanwhile: what they wrote is read and rewritten then. */
async function rewriteOne(linking: Linking, key: string, target: string): Promise<void> {
  const { importing } = linking;
  for (;;) {
    const linked = await readLinked(linking, key, target);
    if (!linked) {
      await noteDone(importing.fork(), importing.old.source, key);
      return;
    }
    if (await save(importing, linked, await rewrite(linking, linked))) return;
  }
}

/** Once everything is here: links in old texts to old texts and files lead to what they have become. */
export async function importLinks(importing: Importing, book: AddressBook): Promise<void> {
  if (importing.isDryRun) return;
  const linking = { importing, book, boards: await readBoards(importing.fork()) };
  let done = 0;
  for (let rows = await findLinked(importing); rows.length > 0; rows = await findLinked(importing)) {
    for (const { key, target } of rows) await rewriteOne(linking, key, target);
    done += rows.length;
    importing.progress(`글 사이의 링크 ${done}`);
  }
}
