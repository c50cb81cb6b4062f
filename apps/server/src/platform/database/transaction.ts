import type { EntityManager, Tables } from "@bulmo/entities/database";
import { type Act, record } from "../../domains/audit/audit.service.ts";
import { DomainError } from "../../errors.ts";
import { isUndone } from "./sql-state.ts";

/** Each try waits for whoever was in the way, so more than a few mean that something else is wrong. */
const mostTries = 5;

/**
 * Runs `work` in one transaction: all of it happens or nothing. `work` may run again, and must use only the entity
 * manager that it is given.
 */
export async function transact<Result>(
  em: EntityManager,
  work: (tx: EntityManager) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await em.fork().transactional(work);
    } catch (error) {
      if (!isUndone(error) || tries === mostTries) throw error;
    }
  }
}

/** Throws SIGN_IN_REQUIRED when the member withdrew or was suspended between the look at their token and now. */
async function holdMember(tx: EntityManager, id: string): Promise<void> {
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

/** What the log says of a work that is done; whoever writes must tell. */
export type Told<Result> = (result: Result) => readonly Act[];

/** What everybody does for themselves, administrators as well: none of the log's business. */
export const untold: Told<unknown> = () => [];

type Doer = { id: string; isAdmin: boolean };

/**
 * The same with its line in the log: of what an administrator does, both happen or neither. For works that take their
 * own locks on members; others use `transactAs`.
 */
export const transactTold = <Result>(
  em: EntityManager,
  actor: Doer,
  told: Told<Result>,
  work: (tx: EntityManager) => Promise<Result>,
): Promise<Result> =>
  transact(em, async (tx) => {
    const result = await work(tx);
    await record(tx, actor, told(result));
    return result;
  });

/** The same for what a member writes: the account stays until it is written. Throws SIGN_IN_REQUIRED. */
export const transactAs = <Result>(
  em: EntityManager,
  actor: Doer,
  told: Told<Result>,
  work: (tx: EntityManager) => Promise<Result>,
): Promise<Result> =>
  transactTold(em, actor, told, async (tx) => {
    await holdMember(tx, actor.id);
    return work(tx);
  });
