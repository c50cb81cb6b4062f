import type { EntityManager, Tables } from "@bulmo/entities/database";
import { enterMany } from "../../domains/post/board-counter.ts";
import { ownerOf, saveWords, shownColumns } from "../../domains/post/secret-question.service.ts";
import { setUses } from "../../domains/upload/upload-use.service.ts";
import { transact } from "../../platform/database/transaction.ts";
import { inBatches } from "./batches.ts";
import { type ComposedPost, type Composing, composePost } from "./compose-post.ts";
import { importLateFiles } from "./import-late-files.ts";
import type { Importing } from "./importing.ts";
import type { OldPost } from "./old-site.ts";
import { addOrigins, findOrigins, type Origin } from "./origins.ts";
import { asCount } from "./fit.ts";
import { reserveIds } from "./reserve-ids.ts";

/** Of one transaction: what a killed run has to do again. */
const postsAtOnce = 50;

type Placed = ComposedPost & { id: number };

const rowOf = (post: ComposedPost, id: number, index: number) => {
  const { old, type, columns, isSecret, author, createdAt } = post;
  return {
    ...shownColumns(columns, isSecret),
    id,
    type,
    index,
    sub_type: null,
    wall_place: null,
    user_id: author.id,
    author_name: author.name,
    views: asCount(old.views),
    like_count: asCount(old.likes),
    heading: post.heading,
    created_at: createdAt,
    updated_at: old.updatedAt ?? createdAt,
    // The newest notices are pinned when all are here.
    pinned_until: null,
    // What else a row has are the fields of works.
    caption: "",
    hanja: "",
    english: "",
    dated: "",
    kind: "",
    technique: "",
    height: "",
    width: "",
    depth: "",
    holder: "",
    inscription: "",
    rights: "",
    credit: "",
    revision: 1,
  };
};

async function insertRows(tx: EntityManager, posts: readonly ComposedPost[]): Promise<Placed[]> {
  const placed: Placed[] = [];
  for (const type of new Set(posts.map((post) => post.type))) {
    const own = posts.filter((post) => post.type === type);
    const first = await enterMany(tx, type, own.length);
    const ids = await reserveIds(tx, "stored_post", own.length);
    const rows = own.map((post, place) => rowOf(post, ids[place] ?? 0, first + place));
    await tx.getKysely<Tables>().insertInto("post").values(rows).execute();
    placed.push(...own.map((post, place) => ({ ...post, id: ids[place] ?? 0 })));
  }
  return placed;
}

const fileRowsOf = ({ id, isSecret, files, author, createdAt }: Placed) =>
  files.map(({ old: _old, ...file }, place) => ({
    ...file,
    user_id: author.id,
    owner: ownerOf(id, isSecret),
    place,
    created_at: createdAt,
    unused_since: null,
  }));

function originsOf(posts: readonly Placed[]): { origins: Origin[]; aliases: Origin[] } {
  const of = ({ old, id, hasOldLinks, files }: Placed) => {
    const target = String(id);
    const named = files.flatMap((file) => (file.old ? [{ ...file.old, id: file.id }] : []));
    return {
      origins: [{ kind: "post" as const, key: old.key, target, hasOldLinks }],
      aliases: [
        ...old.aliases.map((key) => ({ kind: "post" as const, key, target })),
        ...named.flatMap(({ key, aliases, id: file }) =>
          [key, ...aliases].map((one) => ({ kind: "file" as const, key: one, target: file })),
        ),
      ],
    };
  };
  const all = posts.map(of);
  return { origins: all.flatMap(({ origins }) => origins), aliases: all.flatMap(({ aliases }) => aliases) };
}

async function write({ fork, old: { source } }: Importing, posts: readonly ComposedPost[]): Promise<void> {
  await transact(fork(), async (tx) => {
    const placed = await insertRows(tx, posts);
    const files = placed.flatMap(fileRowsOf);
    // What an earlier run has stored of a file whose post it did not write has the same name.
    if (files.length > 0) await tx.getKysely<Tables>().insertInto("attachment").values(files).execute();
    for (const { id, isSecret, columns, images } of placed) {
      if (isSecret) await saveWords(tx, id, { ...columns, isSecret });
      if (images.length > 0) await setUses(tx, ownerOf(id, isSecret), images);
    }
    await addOrigins(tx, source, originsOf(placed));
  });
}

/** What has been found on a board besides what was written. */
type FoundPosts = {
  /** Replies to questions, which may become comments. */
  answers: OldPost[];
  /** The keys of questions that are secret. */
  secret: Set<string>;
  notices: OldNotice[];
};

/** A post that stood above its list; whether an earlier run has brought it. */
export type OldNotice = { key: string; title: string; type: string; isBefore: boolean };

/** The posts of a board that have not come yet, in their order; replies to questions are left to the comments. */
async function importBatch(composing: Composing, batch: readonly OldPost[], found: FoundPosts): Promise<void> {
  const { importing, pair } = composing;
  const { fork, old, report, isDryRun } = importing;
  const before = await findOrigins(
    fork(),
    { source: old.source, kind: "post" },
    batch.map(({ key }) => key),
  );
  const composed: ComposedPost[] = [];
  for (const post of batch) {
    const { key, title, isNotice } = post;
    if (isNotice) found.notices.push({ key, title, type: pair.type, isBefore: before.has(key) });
    if (before.has(key)) report.count("post", "before");
    else if (pair.isQuestions && post.repliesTo !== undefined) found.answers.push(post);
    else {
      const one = await composePost(composing, post);
      composed.push(one);
      if (one.isSecret) found.secret.add(key);
      report.count("post", "moved");
    }
  }
  if (!isDryRun && composed.length > 0) await write(importing, composed);
  await importLateFiles(
    importing,
    batch.filter(({ key, files }) => before.has(key) && files.length > 0),
    before,
  );
}

/** Brings the posts of a board. */
export async function importPosts(composing: Composing): Promise<FoundPosts> {
  const { importing, pair } = composing;
  const found: FoundPosts = { answers: [], secret: new Set(), notices: [] };
  let done = 0;
  for await (const batch of inBatches(importing.old.posts(pair.old), postsAtOnce)) {
    await importBatch(composing, batch, found);
    done += batch.length;
    importing.progress(`${pair.old.title} 글 ${done}/${pair.old.postCount}`);
  }
  return found;
}

/** One post by itself, outside of its board's turn; whoever has it written counts it. */
export async function importOnePost(composing: Composing, post: OldPost): Promise<void> {
  const composed = await composePost(composing, post);
  if (!composing.importing.isDryRun) await write(composing.importing, [composed]);
}
