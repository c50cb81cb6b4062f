import { createHash } from "node:crypto";
import { idempotencyKey as keyRule, keyMalformed } from "@bulmo/contracts/idempotency-key";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { InputError } from "../../errors.ts";

/** A member's keys are their own, and so are those of a kind: others are neither found nor in the way. */
export type IdempotencyKey = {
  kind: "post" | "comment" | "person" | "officer" | "term";
  userId: string;
  key: string;
  fingerprint: string;
  /** As the version before made it. */
  earlierFingerprint: string;
};

/** What was written with a key; its table keeps the name of its first days (post_receipt). */
export type WrittenWith = { postId: number; commentId: number | null };

/** Something was written with the key: whether by the same content, and what. */
export type Reserved = WrittenWith & { isSame: boolean };

/** Clients' keys have no colon. */
export const storedKey = ({ kind, key }: IdempotencyKey) => (kind === "post" ? key : `${kind}:${key}`);

type Keyed = { idempotencyKey?: string | undefined };

/** The input with the key that a header has told beside it. Throws INPUT_INVALID for two keys, and for what is none. */
export function withKeyNamed<Input extends Keyed>({ idempotencyKey: named }: Keyed, input: Input): Input {
  if (named === undefined) return input;
  const { success, data } = keyRule("").safeParse(named);
  if (!success) throw InputError.of("Idempotency-Key", keyMalformed);
  if (input.idempotencyKey !== undefined && input.idempotencyKey !== data)
    throw InputError.of("Idempotency-Key", "Idempotency-Key 헤더와 idempotencyKey가 서로 다릅니다.");
  return { ...input, idempotencyKey: data };
}

const digest = (content: object) => createHash("sha256").update(JSON.stringify(content)).digest("base64url");

/** What is empty says no more than what is left out (API-50). */
const isSaid = (value: unknown) => value !== undefined && value !== null && value !== "";

/** The key of what somebody writes; null where they sent none. */
export function keyOf(
  kind: IdempotencyKey["kind"],
  { id: userId }: { id: string },
  { idempotencyKey: key, ...content }: Keyed,
): IdempotencyKey | null {
  if (key === undefined) return null;
  const said = Object.fromEntries(Object.entries(content).filter(([, value]) => isSaid(value)));
  return { kind, userId, key, fingerprint: digest(said), earlierFingerprint: digest(content) };
}

/** What was written with a key by anybody's content, and whether by this one. */
async function findReserved(em: EntityManager, reserved: IdempotencyKey): Promise<Reserved | null> {
  const row = await em
    .getKysely<Tables>()
    .selectFrom("post_receipt")
    .select(["post_id", "comment_id", "fingerprint"])
    .where("user_id", "=", reserved.userId)
    .where("key", "=", storedKey(reserved))
    .where("post_id", "is not", null)
    .executeTakeFirst();
  if (!row) return null;
  // Versions before wrote none.
  const { fingerprint = null } = row;
  const isSame = fingerprint === null || [reserved.fingerprint, reserved.earlierFingerprint].includes(fingerprint);
  return { postId: Number(row.post_id), commentId: row.comment_id ?? null, isSame };
}

/**
 * What was written with a key by the same content, without waiting for who writes with it now: what is only answered again
 * counts against no limit. Null for anything else.
 */
export async function findWritten(em: EntityManager, reserved: IdempotencyKey): Promise<WrittenWith | null> {
  const before = await findReserved(em, reserved);
  return before?.isSame ? before : null;
}

/**
 * Whether a key was still free for what this transaction is about to write, which has it now. Of two at once the second
 * waits here for the first.
 */
export async function takeKey(tx: EntityManager, reserved: IdempotencyKey): Promise<boolean> {
  const taken = await tx
    .getKysely<Tables>()
    .insertInto("post_receipt")
    .values({
      user_id: reserved.userId,
      key: storedKey(reserved),
      post_id: null,
      comment_id: null,
      record_id: null,
      fingerprint: reserved.fingerprint,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("key")
    .executeTakeFirst();
  return taken !== undefined;
}

/** Reserves a key and answers null; or, when something was written with it before, what. */
export async function reserveKey(tx: EntityManager, reserved: IdempotencyKey): Promise<Reserved | null> {
  if (await takeKey(tx, reserved)) return null;
  const before = await findReserved(tx, reserved);
  if (!before) throw new Error("a key is taken by nothing that was written");
  return before;
}

/** Completes the key: says what was written with it. */
export async function completeKey(
  tx: EntityManager,
  reserved: IdempotencyKey,
  { postId, commentId }: WrittenWith,
): Promise<void> {
  await tx
    .getKysely<Tables>()
    .updateTable("post_receipt")
    .set({ post_id: postId, comment_id: commentId })
    .where("user_id", "=", reserved.userId)
    .where("key", "=", storedKey(reserved))
    .execute();
}
