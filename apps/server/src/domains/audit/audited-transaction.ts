import type { EntityManager, Tables } from "@bulmo/entities/database";
import { DomainError } from "../../errors.ts";
import { transact } from "../../platform/database/transaction.ts";
import { type AuditEntry, record } from "./audit.service.ts";

/** Throws SIGN_IN_REQUIRED when the member withdrew or was suspended between the look at their token and now. */
async function lockMember(tx: EntityManager, id: string): Promise<void> {
  const member = await tx
    .getKysely<Tables>()
    .selectFrom("user")
    .select("id")
    .where("id", "=", id)
    .where("is_active", "=", true)
    .forKeyShare()
    .executeTakeFirst();
  if (!member) throw new DomainError("SIGN_IN_REQUIRED");
}

/** What the audit log says of a work that is done; whoever writes must say, if only `noAudit`. */
export type AuditOf<Result> = (result: Result) => readonly AuditEntry[];

/** What everybody does for themselves, administrators as well: none of the log's business. */
export const noAudit: AuditOf<unknown> = () => [];

type Actor = { id: string; isAdmin: boolean; address?: string | null; sessionId?: string | null };

/**
 * A transaction with its entries in the log: of what an administrator does, both happen or neither. For works that take
 * their own locks on members; others use `transactAs`.
 */
export const transactAudited = <Result>(
  em: EntityManager,
  actor: Actor,
  auditOf: AuditOf<Result>,
  work: (tx: EntityManager) => Promise<Result>,
): Promise<Result> =>
  transact(em, async (tx) => {
    const result = await work(tx);
    await record(tx, actor, auditOf(result));
    return result;
  });

/** The same for what a member writes: the account stays until it is written. Throws SIGN_IN_REQUIRED. */
export const transactAs = <Result>(
  em: EntityManager,
  actor: Actor,
  auditOf: AuditOf<Result>,
  work: (tx: EntityManager) => Promise<Result>,
): Promise<Result> =>
  transactAudited(em, actor, auditOf, async (tx) => {
    await lockMember(tx, actor.id);
    return work(tx);
  });
