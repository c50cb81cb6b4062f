import type { EntityManager } from "@bulmo/entities/database";
import { Session } from "@bulmo/entities/session.entity";
import { User } from "@bulmo/entities/user.entity";
import { DomainError } from "../../errors.ts";
import { transact } from "../../transaction.ts";
import { keepAnAdmin, lockUser } from "./user-lock.ts";
import { usernameKey } from "./user.service.ts";

/** Sets the position text, which permits nothing (ADM-06). Throws USER_NOT_FOUND. */
export async function updateRole(em: EntityManager, { id, role }: { id: string; role: string }): Promise<void> {
  const changed = await em.fork().nativeUpdate(User, { id }, { role });
  if (changed === 0) throw new DomainError("USER_NOT_FOUND");
}

/**
 * Suspends an account, which ends its sessions at once, or lets it go on; answers whether it is active now. Throws
 * USER_NOT_FOUND, LAST_ADMIN.
 */
export function toggleActive(em: EntityManager, id: string): Promise<boolean> {
  return transact(em, async (inner) => {
    await keepAnAdmin(inner, id);
    const user = await lockUser(inner, id);
    if (!user) throw new DomainError("USER_NOT_FOUND");
    user.isActive = !user.isActive;
    if (!user.isActive) await inner.nativeDelete(Session, { user: id });
    return user.isActive;
  });
}

/** Makes a member an administrator, or one no more. No call reaches this. Throws USER_NOT_FOUND, LAST_ADMIN. */
export function setAdmin(em: EntityManager, username: string, isAdmin: boolean): Promise<User> {
  return transact(em, async (inner) => {
    const found = await inner.findOne(User, { usernameKey: usernameKey(username) });
    if (!found) throw new DomainError("USER_NOT_FOUND");
    if (!isAdmin) await keepAnAdmin(inner, found.id);
    found.isAdmin = isAdmin;
    return found;
  });
}
