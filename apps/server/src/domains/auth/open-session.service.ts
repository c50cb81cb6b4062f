import type { OpenSession } from "@bulmo/contracts/open-session";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { Session } from "@bulmo/entities/session.entity";
import { sql } from "kysely";
import { DomainError } from "../../errors.ts";
import type { SessionActor } from "../../session.ts";
import { transact } from "../../platform/database/transaction.ts";
import type { Context } from "../../trpc.ts";
import { lockUser } from "../user/user-lock.ts";
import { assertChecked } from "./password-check.ts";

/** A program may sign in without end; nobody reads further than this. */
const mostListed = 100;

const asText = (time: Date | string) => new Date(time).toISOString();

/** Where a member is signed in: the session that asks first, then by when they were last used. */
export async function listSessions({ em }: Context, viewer: SessionActor): Promise<OpenSession[]> {
  // Processes tell the time each by a clock of its own: the one that noted the use may be behind.
  const usedAt = sql<Date | string>`greatest(last_used_at, created_at)`;
  const rows = await em
    .getKysely<Tables>()
    .selectFrom("session")
    .select(["id", "handle", "device", "created_at", usedAt.as("used_at")])
    .where("user_id", "=", viewer.id)
    .where("expires_at", ">", new Date())
    .orderBy(sql`id = ${viewer.sessionId}`, "desc")
    .orderBy(usedAt, "desc")
    .limit(mostListed)
    .execute();
  return rows.map(({ id, handle, device, created_at, used_at }) => ({
    id: handle,
    device,
    startedAt: asText(created_at),
    lastUsedAt: asText(used_at),
    isCurrent: id === viewer.sessionId,
  }));
}

/**
 * Ends sessions from one in which the password was given, with the account locked: of two that end each other at once,
 * one is there no longer when it comes to its turn. Throws PASSWORD_UNCHECKED.
 */
const end = ({ em }: Context, viewer: SessionActor, work: (tx: EntityManager) => Promise<unknown>) =>
  transact(em, async (tx) => {
    await lockUser(tx, viewer.id);
    await assertChecked(tx, viewer.sessionId);
    await work(tx);
  });

/** Throws PASSWORD_UNCHECKED, SESSION_NOT_FOUND also for another member's, SESSION_CURRENT. */
export const endSession = (context: Context, viewer: SessionActor, handle: string): Promise<void> =>
  end(context, viewer, async (tx) => {
    const session = await tx.findOne(Session, { user: viewer.id, handle });
    if (!session) throw new DomainError("SESSION_NOT_FOUND");
    // Signing out does more: it takes the cookies away.
    if (session.id === viewer.sessionId) throw new DomainError("SESSION_CURRENT");
    await tx.nativeDelete(Session, { id: session.id });
  });

/** Leaves the member signed in here alone. Throws PASSWORD_UNCHECKED. */
export const endOtherSessions = (context: Context, viewer: SessionActor): Promise<void> =>
  end(context, viewer, (tx) => tx.nativeDelete(Session, { user: viewer.id, id: { $ne: viewer.sessionId } }));
