import { type KeyScope, keyScopes } from "@bulmo/contracts/key-scope";
import { ApiKey } from "@bulmo/entities/api-key.entity";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { DeadTokenError } from "../../errors.ts";
import { plannedOnce } from "../../platform/database/planned-once.ts";
import { type Actor, adminRightsOf } from "../../session.ts";
import { hashKey, isKeyText } from "./key-text.ts";

/** As with sessions: an hour is near enough to tell what is used, and spares a write at each call. */
const noteUseAfter = 60 * 60_000;

const findKey = (em: EntityManager, key: string) =>
  em
    .getKysely<Tables>()
    .selectFrom("api_key")
    .innerJoin("user", "user.id", "api_key.user_id")
    .leftJoin("second_factor", "second_factor.user_id", "user.id")
    .select(["user.id", "user.nickname", "user.is_admin", "user.is_active", "user.grade_id", "second_factor.secret"])
    .select(["api_key.id as key_id", "api_key.scopes", "api_key.expires_at", "api_key.last_used_at"])
    .where("api_key.key_hash", "=", hashKey(key))
    .$call(plannedOnce)
    .executeTakeFirst();

const isScope = (scope: string): scope is KeyScope => (keyScopes as readonly string[]).includes(scope);

type KeySources = { em: EntityManager; now: () => Date; needsSecondFactor: boolean };

/**
 * Whose program calls, and as what: the member as they are at this moment, less what the key is not meant for. Asked of the
 * database each time, so that what is revoked, suspended or taken back counts from the next call on. Throws
 * DeadTokenError.
 */
export async function authenticateKey({ em, now, needsSecondFactor }: KeySources, key: string): Promise<Actor> {
  const row = isKeyText(key) ? await findKey(em, key) : undefined;
  const time = now();
  if (!row?.is_active || new Date(row.expires_at) <= time) throw new DeadTokenError();
  const { id, nickname, key_id: keyId, is_admin, grade_id: gradeId, secret, last_used_at: lastUsedAt } = row;
  const usedBefore = new Date(time.getTime() - noteUseAfter);
  if (!lastUsedAt || new Date(lastUsedAt) < usedBefore)
    await em.nativeUpdate(ApiKey, { id: keyId }, { lastUsedAt: time });
  const scopes = row.scopes.filter(isScope);
  const rights = adminRightsOf({ isAdmin: is_admin, hasSecondFactor: secret !== null, needsSecondFactor });
  const isAdmin = rights.isAdmin && scopes.includes("admin");
  const lacksAdminScope = rights.isAdmin && !isAdmin;
  return { ...rights, id, nickname, isAdmin, gradeId, sessionId: null, scopes, address: null, lacksAdminScope };
}
