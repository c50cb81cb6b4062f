import { isExhibition } from "@bulmo/contracts/board";
import type { PostAddress } from "@bulmo/contracts/post";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { Post } from "@bulmo/entities/post.entity";
import { LockMode } from "@mikro-orm/core";
import type { AuditEntry } from "../audit/audit.service.ts";
import { enqueuePosts } from "../webhook-event/post-event.ts";

/** The works that name one of these as their author, by the name. */
export async function findWorksOf(em: EntityManager, names: readonly string[]): Promise<Map<string, PostAddress[]>> {
  if (names.length === 0) return new Map();
  const rows = await em
    .getKysely<Tables>()
    .selectFrom("post")
    .select(["type", "index", "author_name"])
    .where("author_name", "in", [...new Set(names)])
    .orderBy("type")
    .orderBy("index")
    .execute();
  const works = rows.filter(({ type }) => isExhibition(type));
  return new Map(
    [...Map.groupBy(works, (row) => row.author_name ?? "")].map(([name, own]) => [
      name,
      own.map(({ type, index }) => ({ type, index })),
    ]),
  );
}

type Renaming = { works: readonly PostAddress[]; from: string; to: string };

/**
 * Gives works that still name their author as before the new name, as an edit of each; answers what the log says of them.
 * One that is gone, or names somebody else by now, is left.
 */
export async function renameAuthor(tx: EntityManager, { works, from, to }: Renaming): Promise<AuditEntry[]> {
  if (works.length === 0 || from === to) return [];
  const addresses = works.filter(({ type }) => isExhibition(type)).map(({ type, index }) => ({ type, index }));
  // In one order, so that two who do it at once cannot wait for each other.
  const posts = await tx.find(
    Post,
    { $or: addresses, authorName: from },
    { orderBy: { id: "asc" }, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  for (const post of posts) tx.assign(post, { authorName: to, revision: post.revision + 1 });
  await tx.flush();
  await enqueuePosts(
    tx,
    "changed",
    posts.map(({ id }) => id),
  );
  return posts.map(({ id, type, index }) => ({ act: "POST_UPDATED", post: { id, type, index } }));
}
