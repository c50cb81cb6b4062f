import { attachmentsGone, maximumAttachments } from "@bulmo/contracts/attachment-rule";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { DomainError, InputError } from "../../errors.ts";
import type { Actor } from "../../session.ts";
import { setUses, transferUses } from "../upload/upload-use.service.ts";

/** Locked in one order, so that two posts changed at once cannot wait for each other. */
const lockFiles = (tx: EntityManager, owner: string, ids: readonly string[]) =>
  tx
    .getKysely<Tables>()
    .selectFrom("attachment")
    .select(["id", "owner", "user_id", "place"])
    .where((where) => where.or([where("owner", "=", owner), ...(ids.length > 0 ? [where("id", "in", ids)] : [])]))
    .orderBy("id")
    .forUpdate()
    .execute();

type Row = Awaited<ReturnType<typeof lockFiles>>[number];

type Attaching = {
  /** As of pictures (upload/picture-owner.ts). */
  owner: string;
  ids: readonly string[];
  /** Who attaches them. */
  actor: Pick<Actor, "id" | "isAdmin">;
};

/** Nobody shows what somebody else has sent, nor what another post has; what went with its post is nobody's. */
const mayAttach = (row: Row | undefined, { owner, actor }: Attaching) => {
  if (row?.owner === null) return row.user_id !== null && (actor.isAdmin || row.user_id === actor.id);
  return row?.owner === owner;
};

/** A file that is named twice is meant once, where it is named first. */
export const eachOnce = (ids: readonly string[]): string[] => [...new Set(ids)];

/**
 * Says which files an owner has from now on, in their order. Those that it lets go are their senders' again, for 30 days.
 * Throws FILES_TOO_MANY, and INPUT_INVALID for one that is not there for whoever attaches it. Belongs into the transaction
 * that changes the owner.
 */
export async function setAttachments(tx: EntityManager, attaching: Attaching): Promise<void> {
  const { owner } = attaching;
  const ids = eachOnce(attaching.ids);
  if (ids.length > maximumAttachments) throw new DomainError("FILES_TOO_MANY");
  const found = await lockFiles(tx, owner, ids);
  const rows = new Map(found.map((row) => [row.id, row]));
  const gone = ids.flatMap((id, place) => (mayAttach(rows.get(id), attaching) ? [] : [place + 1]));
  if (gone.length > 0) throw InputError.of("attachments", attachmentsGone(gone));
  const database = tx.getKysely<Tables>();
  const removed = found.filter((row) => row.owner === owner && !ids.includes(row.id)).map(({ id }) => id);
  if (removed.length > 0)
    await database
      .updateTable("attachment")
      .set({ owner: null, place: 0, unused_since: new Date() })
      .where("id", "in", removed)
      .execute();
  for (const [place, id] of ids.entries()) {
    const row = rows.get(id);
    if (row?.owner !== owner || row.place !== place)
      await database.updateTable("attachment").set({ owner, place, unused_since: null }).where("id", "=", id).execute();
  }
}

/** Which files an owner has, in their order. */
export async function attachedTo(tx: EntityManager, owner: string): Promise<string[]> {
  const rows = await tx
    .getKysely<Tables>()
    .selectFrom("attachment")
    .select("id")
    .where("owner", "=", owner)
    .orderBy("place")
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

type Move = { from: string; to: string };

/** What waits in the trash is not in use: it counts for who sent it, and has its owner all the same. */
const isShown = ({ to }: Move) => !to.startsWith("trash:");

/** The files of one owner are another's from now on. */
export async function transferAttachments(tx: EntityManager, moves: readonly Move[]): Promise<void> {
  for (const move of moves)
    await tx
      .getKysely<Tables>()
      .updateTable("attachment")
      .set({ owner: move.to, unused_since: isShown(move) ? null : sql<Date>`coalesce(unused_since, now())` })
      .where("owner", "=", move.from)
      .execute();
}

/** The pictures and files of one owner are another's from now on. Belongs into the transaction that changes both. */
export async function transferOwner(tx: EntityManager, moves: readonly Move[]): Promise<void> {
  await transferUses(tx, moves);
  await transferAttachments(tx, moves);
}

/** An owner is gone for good: its files are nobody's at once and go with the next sweep, and its pictures where nothing else shows them. */
export async function releaseOwner(tx: EntityManager, owner: string): Promise<void> {
  await setUses(tx, owner, []);
  await tx
    .getKysely<Tables>()
    .updateTable("attachment")
    .set({ owner: null, user_id: null, place: 0, unused_since: sql<Date>`to_timestamp(0)` })
    .where("owner", "=", owner)
    .execute();
}
