import type { EntityManager, Tables } from "@bulmo/entities/database";
import { User } from "@bulmo/entities/user.entity";
import { LockMode } from "@mikro-orm/core";
import { sql } from "kysely";
import { DomainError } from "../../errors.ts";

/**
 * A member whom nobody else changes before the transaction ends: neither does a sign-in open a session of theirs, nor a
 * like of theirs appear. Null when there is none.
 */
export const lockUser = (em: EntityManager, id: string): Promise<User | null> =>
  em.findOne(User, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });

/** Any number: all who would leave the site without one administrator wait for each other on it. */
const administratorsLock = 20_261_122;

/** Comes before any lock on a member, so that two who change administrators take turns instead of waiting for each other. */
export const lockAdministrators = (em: EntityManager): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(${administratorsLock})`.execute(em.getKysely<Tables>());

/** For a first look: it locks nothing, so that somebody may leave right after it. Throws as below. */
export async function refuseLastAdmin(em: EntityManager, leavingId: string): Promise<void> {
  const acting = await em
    .getKysely<Tables>()
    .selectFrom("user")
    .select("id")
    .where("is_admin", "=", true)
    .where("is_active", "=", true)
    .limit(2)
    .execute();
  if (acting.length === 1 && acting[0]?.id === leavingId) throw new DomainError("LAST_ADMIN");
}

/** Throws LAST_ADMIN when this member is the only administrator who can act. Locks as above. */
export async function assertNotLastAdmin(em: EntityManager, leavingId: string): Promise<void> {
  await lockAdministrators(em);
  await refuseLastAdmin(em, leavingId);
}
