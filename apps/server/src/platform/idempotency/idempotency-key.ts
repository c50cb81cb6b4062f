import { createHash } from "node:crypto";
import { idempotencyKey as keyRule, keyMalformed } from "@bulmo/contracts/idempotency-key";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { InputError } from "../../errors.ts";

/** A member's keys are their own, and so are those of a kind: others are neither found nor in the way. */
export type IdempotencyKey = { kind: "post" | "comment"; userId: string; key: string; fingerprint: string };

/** What was written with a key; its table keeps the name of its first days (post_receipt). */
export type WrittenWith = { postId: number; commentId: number | null };

/** Something was written with the key: whether by the same content, and what. */
export type Reserved = WrittenWith & { isSame: boolean };

/** Clients' keys have no colon. */
const storedKey = ({ kind, key }: IdempotencyKey) => (kind === "post" ? key : `${kind}:${key}`);

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

/** The key of what somebody writes; null where they sent none. */
export function keyOf(
  kind: IdempotencyKey["kind"],
  { id: userId }: { id: string },
  { idempotencyKey: key, ...content }: Keyed,
): IdempotencyKey | null {
  if (key === undefined) return null;
  const fingerprint = createHash("sha256").update(JSON.stringify(content)).digest("base64url");
  return { kind, userId, key, fingerprint };
}

/**
 * Reserves a key for what this transaction is about to write, and answers null; or, when something was written with it
 * before, what. Of two at once the second waits here for the first.
 */
export async function reserveKey(tx: EntityManager, reserved: IdempotencyKey): Promise<Reserved | null> {
  const database = tx.getKysely<Tables>();
  const key = storedKey(reserved);
  const taken = await database
    .insertInto("post_receipt")
    .values({ user_id: reserved.userId, key, post_id: null, comment_id: null, fingerprint: reserved.fingerprint })
    .onConflict((conflict) => conflict.doNothing())
    .returning("key")
    .executeTakeFirst();
  if (taken) return null;
  const { post_id, comment_id, fingerprint } = await database
    .selectFrom("post_receipt")
    .select(["post_id", "comment_id", "fingerprint"])
    .where("user_id", "=", reserved.userId)
    .where("key", "=", key)
    .where("post_id", "is not", null)
    .executeTakeFirstOrThrow();
  // The version before writes none.
  const isSame = fingerprint === null || fingerprint === reserved.fingerprint;
  return { postId: Number(post_id), commentId: comment_id ?? null, isSame };
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
