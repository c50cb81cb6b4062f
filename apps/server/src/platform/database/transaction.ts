import type { EntityManager } from "@bulmo/entities/database";
import { isRolledBack } from "./sql-state.ts";

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
      if (!isRolledBack(error) || tries === mostTries) throw error;
    }
  }
}
