import type { Conflicts } from "@bulmo/contracts/conflict";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { ConflictError, DomainError } from "../../errors.ts";
import { type IdempotencyKey, storedKey, takeKey } from "./idempotency-key.ts";

type Calls<Stored> = {
  write: () => Promise<Stored>;
  numberOf: (record: Stored) => number;
  /** As it stands now. Throws what is thrown for one that is gone. */
  read: (number: number) => Promise<Stored>;
};

/** What is there for the key; `isNew` when it was written just now. */
type Written<Stored> = { record: Stored; isNew: boolean };

const gone = "먼저 추가하신 것은 그사이 지워졌습니다. 다시 추가하시려면 한 번 더 시도해 주세요.";

const rowOf = (tx: EntityManager, key: IdempotencyKey) =>
  tx
    .getKysely<Tables>()
    .selectFrom("post_receipt")
    .select(["record_id", "fingerprint"])
    .where("user_id", "=", key.userId)
    .where("key", "=", storedKey(key))
    .executeTakeFirstOrThrow();

const complete = (tx: EntityManager, key: IdempotencyKey, number: number) =>
  tx
    .getKysely<Tables>()
    .updateTable("post_receipt")
    .set({ record_id: number })
    .where("user_id", "=", key.userId)
    .where("key", "=", storedKey(key))
    .execute();

/** What is gone since was written all the same: it is not written again. */
async function readAgain<Stored>({ read }: Calls<Stored>, number: number | null): Promise<Stored> {
  if (number === null) throw new Error("a key is taken by nothing that was written");
  return read(number).catch((error: unknown) => {
    const isGone = error instanceof DomainError && error.reason.endsWith("_NOT_FOUND");
    throw isGone ? new DomainError("IDEMPOTENCY_KEY_REUSED", gone) : error;
  });
}

/**
 * Writes a record that is known by a number once for each key, however often it is sent; null writes it in any case. Throws
 * IDEMPOTENCY_KEY_REUSED where the key came with something else before, with what stands of that, and where what it wrote
 * is gone.
 */
export async function writeOnce<Stored extends Conflicts["IDEMPOTENCY_KEY_REUSED"]>(
  tx: EntityManager,
  key: IdempotencyKey | null,
  calls: Calls<Stored>,
): Promise<Written<Stored>> {
  if (key && !(await takeKey(tx, key))) {
    const { record_id: number, fingerprint } = await rowOf(tx, key);
    const record = await readAgain(calls, number ?? null);
    if (fingerprint !== key.fingerprint) throw new ConflictError("IDEMPOTENCY_KEY_REUSED", record);
    return { record, isNew: false };
  }
  const record = await calls.write();
  if (key) await complete(tx, key, calls.numberOf(record));
  return { record, isNew: true };
}
