import { isExhibition } from "@bulmo/contracts/board";
import {
  type ConfirmedOutcome,
  type ConfirmedWork,
  type ProposalConfirm,
  type ProposedName,
  proposedNames,
} from "@bulmo/contracts/work-proposal";
import type { ArtistWriting } from "@bulmo/contracts/work-artist";
import type { EntityManager } from "@bulmo/entities/database";
import { Post } from "@bulmo/entities/post.entity";
import { LockMode } from "@mikro-orm/core";
import { InputError } from "../../errors.ts";
import type { Actor } from "../../session.ts";
import type { Context } from "../../trpc.ts";
import { transactAs } from "../audit/audited-transaction.ts";
import type { AuditEntry } from "../audit/audit.service.ts";
import { changeArtists, lockPeopleOf, saveArtists } from "../post/work-artist.service.ts";
import { assertWorkDate } from "../post/work-date.ts";
import { enqueuePosts } from "../webhook-event/post-event.ts";

type Done = ConfirmedOutcome & { id: number | null };

/** What a call would change of a work. Where it may not write over anything, what stands stays. */
function changesOf(post: Post, sent: ConfirmedWork, overwrite: boolean): Partial<Record<ProposedName, string>> {
  const told = proposedNames.flatMap((name) => {
    const value = sent[name];
    const isOther = value !== undefined && value !== null && value !== post[name];
    return isOther && (overwrite || post[name] === "") ? [[name, value] as const] : [];
  });
  return Object.fromEntries(told);
}

/** Those it names where a work has none, or where others may give way. */
async function artistsFor(tx: EntityManager, post: Post, sent: ConfirmedWork, overwrite: boolean) {
  const { artists, isOther } = await changeArtists(tx, post.id, { sent: sent.artists, isWork: true });
  if (!isOther || overwrite) return { artists, isOther };
  const { artists: standing } = await changeArtists(tx, post.id, { sent: undefined, isWork: true });
  return { artists, isOther: standing.length === 0 };
}

/**
 * What is wrong with one of many works is told of that one: by its place among those that were sent, and by its title. A
 * schema names a field in the same way.
 */
async function ofWork<Value>(place: number, title: string, write: () => Promise<Value>): Promise<Value> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(
      error.faults.map((fault) => ({
        ...fault,
        field: `works.${place}.${fault.field}`,
        message: `‘${title}’ ${fault.message}`,
      })),
    );
  }
}

type Confirming = { post: Post | undefined; sent: ConfirmedWork; overwrite: boolean };

/** Caption and author are what the specification says, and are not made anew of what is filled in. */
async function confirm(tx: EntityManager, { post, sent, overwrite }: Confirming): Promise<Done> {
  const { type, index, revision } = sent;
  if (!post) return { type, index, outcome: "GONE", revision: 0, id: null };
  const told = { type, index, id: null };
  assertWorkDate(sent.dated ?? "");
  const changes = changesOf(post, sent, overwrite);
  const { artists, isOther } = await artistsFor(tx, post, sent, overwrite);
  // Sent once more as the first answer was lost on the way, it changes nothing whatever revision it names.
  if (Object.keys(changes).length === 0 && !isOther) return { ...told, outcome: "UNCHANGED", revision: post.revision };
  if (revision !== undefined && revision !== post.revision)
    return { ...told, outcome: "OVERTAKEN", revision: post.revision };
  tx.assign(post, { ...changes, revision: post.revision + 1 });
  await tx.flush();
  if (isOther) await saveArtists(tx, post.id, artists);
  return { ...told, outcome: "SAVED", revision: post.revision, id: post.id };
}

const lockWorks = async (tx: EntityManager, works: readonly ConfirmedWork[]) => {
  const addresses = works.filter(({ type }) => isExhibition(type)).map(({ type, index }) => ({ type, index }));
  if (addresses.length === 0) return [];
  // In one order, so that two who do it at once cannot wait for each other.
  return tx.find(Post, { $or: addresses }, { orderBy: { id: "asc" }, lockMode: LockMode.PESSIMISTIC_WRITE });
};

const auditOf = (done: readonly Done[]): AuditEntry[] =>
  done.flatMap(({ id, type, index }) => (id === null ? [] : [{ act: "POST_UPDATED", post: { id, type, index } }]));

/**
 * Fills in what an administrator has confirmed, of all works in one transaction. One that another changed meanwhile, or
 * that is gone, is left and told; the others are saved. Throws INPUT_INVALID for what is no date and for artists who are
 * not public, naming the work, and then saves none.
 */
export async function confirmProposals(
  { em }: Pick<Context, "em">,
  actor: Actor,
  { works, overwrite }: ProposalConfirm,
): Promise<{ list: ConfirmedOutcome[] }> {
  const done = await transactAs(em, actor, auditOf, async (tx) => {
    const posts = await lockWorks(tx, works);
    // All at once and before any line of theirs is touched, as who removes a person does it too.
    await lockPeopleOf(
      tx,
      works.flatMap(({ artists = [] }): readonly ArtistWriting[] => artists),
    );
    const all: Done[] = [];
    for (const [place, sent] of works.entries()) {
      const post = posts.find(({ type, index }) => type === sent.type && index === sent.index);
      all.push(await ofWork(place, post?.title ?? "", () => confirm(tx, { post, sent, overwrite })));
    }
    await enqueuePosts(
      tx,
      "changed",
      all.flatMap(({ id }) => id ?? []),
    );
    return all;
  });
  return { list: done.map(({ id: _id, ...outcome }) => outcome) };
}
