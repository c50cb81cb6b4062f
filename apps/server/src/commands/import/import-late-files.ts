import type { EntityManager, Tables } from "@bulmo/entities/database";
import { ownerOfText } from "../../domains/post/secret-question.service.ts";
import { ownerInTrash } from "../../domains/upload/picture-owner.ts";
import { transact } from "../../platform/database/transaction.ts";
import { type BroughtFile, importFile } from "./files/import-file.ts";
import { findGonePosts } from "./gone-posts.ts";
import type { Importing } from "./importing.ts";
import type { OldFile, OldPost } from "./old-site.ts";
import { addOrigins, findOrigins } from "./origins.ts";

/** Files that came with their posts, whatever they have become here. */
async function filesThere({ fork, old: { source } }: Importing, posts: readonly OldPost[]): Promise<Set<string>> {
  const keys = posts.flatMap(({ files }) => files.map(({ key }) => key));
  const found = await findOrigins(fork(), { source, kind: "file" }, keys);
  for (const key of (await findOrigins(fork(), { source, kind: "picture" }, keys)).keys()) found.set(key, key);
  return new Set(found.keys());
}

/**
 * Under which name the files and pictures of a post count, also in the trash; undefined where it has gone. Holds its row:
 * whoever trashes or writes it meanwhile takes along what is added.
 */
export async function lockOwner(tx: EntityManager, post: number) {
  const database = tx.getKysely<Tables>();
  const row = await database
    .selectFrom("stored_post")
    .select(["user_id", "deleted_at"])
    .where("id", "=", post)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const owner = row.deleted_at ? ownerInTrash(post) : await ownerOfText(tx, post);
  return { owner, userId: row.user_id };
}

/** Files behind those that a post has. Belongs into the transaction that notes whose they are. */
export async function attachFiles(tx: EntityManager, source: string, post: number, files: readonly BroughtFile[]) {
  const held = await lockOwner(tx, post);
  if (!held) return;
  const { owner, userId } = held;
  const database = tx.getKysely<Tables>();
  const { count } = await database
    .selectFrom("attachment")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("owner", "=", owner)
    .executeTakeFirstOrThrow();
  const rows = files.map(({ old: _old, ...file }, place) => ({
    ...file,
    user_id: userId ?? null,
    owner,
    place: Number(count) + place,
    created_at: new Date(),
    unused_since: null,
  }));
  await database
    .insertInto("attachment")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const aliases = files.flatMap(({ old, id }) =>
    old ? [old.key, ...old.aliases].map((key) => ({ kind: "file" as const, key, target: id })) : [],
  );
  await addOrigins(tx, source, { origins: [], aliases });
}

/** A file whose post has gone from this site. */
export function leaveFile({ report }: Importing, { key, name }: OldFile): void {
  report.count("file", "left");
  report.problem("postGone", `${key} (${name})`);
}

/** One that the old site showed as a picture is a file here: nobody knows any more where in the text it stood. */
const asFile = (file: OldFile): OldFile => ({ ...file, isShown: false });

/**
 * Files of posts that an earlier run has brought, which it did not find: its folder may have been another. Those of before
 * are counted as such.
 */
export async function importLateFiles(
  importing: Importing,
  posts: readonly OldPost[],
  here: ReadonlyMap<string, string>,
) {
  const there = await filesThere(importing, posts);
  const gone = await findGonePosts(importing.fork(), here);
  for (const post of posts) {
    const late: BroughtFile[] = [];
    for (const file of post.files) {
      if (there.has(file.key)) importing.report.count("file", "before");
      else if (gone.has(post.key)) leaveFile(importing, file);
      else {
        const brought = await importFile(importing, asFile(file), post.key);
        if (brought) late.push(brought);
      }
    }
    if (late.length > 0 && !importing.isDryRun)
      await transact(importing.fork(), (tx) => attachFiles(tx, importing.old.source, Number(here.get(post.key)), late));
  }
}
