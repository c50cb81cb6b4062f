import type { EntityManager, Tables } from "@bulmo/entities/database";
import { OldPassword } from "@bulmo/entities/old-password.entity";
import { User } from "@bulmo/entities/user.entity";
import { sql } from "kysely";
import { transact } from "../../../platform/database/transaction.ts";
import { lockUser } from "../../user/user-lock.ts";
import { queueHash } from "../hash-queue.ts";
import { checkPassword, hashPassword } from "../password.ts";
import { findUsualHash } from "./usual-hash.ts";
import { verifyOldPassword } from "./old-password.ts";

type Accepted = { userId: string; oldHash: string; password: string };

/** Once, whoever else signs in at this moment: the trigger of the table takes the old hash away with it. */
async function replace(em: EntityManager, { userId, oldHash, password }: Accepted): Promise<void> {
  const passwordHash = await hashPassword(password, "sign-in");
  await transact(em, async (tx) => {
    const locked = await lockUser(tx, userId);
    const stands = await tx.findOne(OldPassword, { user: userId, hash: oldHash });
    if (locked?.passwordHash === null && stands) locked.passwordHash = passwordHash;
  });
}

type Refused = {
  usernameKey: string;
  password: string;
  /** Who was found under that name, and is not known by today's hash. */
  seen: User | null;
};

/**
 * Who signs in with the password of an old site, with today's hash in place of the old one; null where it is wrong. For
 * those, too, who have no old hash one is computed while others have, so that nobody's takes longer (AUT-05). Throws
 * ACCOUNT_BUSY.
 */
export async function acceptOldPassword(
  em: EntityManager,
  { usernameKey, password, seen }: Refused,
): Promise<User | null> {
  // Whoever it is that was refused: what is asked takes time, too.
  const own = await em.fork().findOne(OldPassword, { user: { usernameKey, passwordHash: null } });
  const compared = own?.hash ?? (await findUsualHash(em));
  const isRight = compared !== null && (await queueHash("sign-in", () => verifyOldPassword(compared, password)));
  if (own && isRight) await replace(em, { userId: own.user.id, oldHash: own.hash, password });
  // Another sign-in of theirs may have been quicker, and have left nothing here to compare with.
  else if (own || seen?.passwordHash !== null) return null;
  const now = await em.fork().findOne(User, { usernameKey });
  const hash = now?.passwordHash ?? null;
  // Not by whom it was replaced is asked, but whether it is still this one.
  return hash !== null && (await checkPassword(hash, password, "sign-in")) ? now : null;
}

/** Whether the member was moved in from an old site, where other passwords were taken than here. */
export async function isMovedIn(em: EntityManager, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from consent where user_id = ${userId}::uuid and source = 'IMPORT' limit 1`.execute(
    em.getKysely<Tables>(),
  );
  return rows.length > 0;
}
