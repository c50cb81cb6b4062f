import type { EntityManager } from "@bulmo/entities/database";
import { RecoveryCode, SecondFactor } from "@bulmo/entities/second-factor.entity";

/**
 * Forgets a second factor, its recovery codes, and one that was being set up. False where none was on, so that nobody
 * is told of a change that was none.
 */
export async function eraseSecondFactor(em: EntityManager, userId: string): Promise<boolean> {
  await em.nativeDelete(RecoveryCode, { user: userId });
  const wasOn = await em.nativeDelete(SecondFactor, { user: userId, secret: { $ne: null } });
  await em.nativeDelete(SecondFactor, { user: userId });
  return wasOn === 1;
}
