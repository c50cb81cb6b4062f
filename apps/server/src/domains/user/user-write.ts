import type { UserUpdate } from "@bulmo/contracts/user";
import type { EntityManager } from "@bulmo/entities/database";
import type { User } from "@bulmo/entities/user.entity";
import { refuseReservedNickname } from "./already-taken.ts";
import { enqueueMember } from "../webhook-event/member-event.ts";
import { nicknameKey } from "./nickname-key.ts";
import { restoreNicknameKey } from "./nickname-key.service.ts";
import { refuseReservedEmail } from "./user-trust.ts";

/** What a change says of a member; the rest is as it was. */
type Changes = Partial<User> & Pick<UserUpdate, "name" | "nickname" | "email">;

/**
 * Writes a member who is locked; `isAdmin` says whether they may be called like an office. Throws ALREADY_TAKEN_NICKNAME
 * and ALREADY_TAKEN_EMAIL, or what `asAlreadyTaken` makes of it.
 */
export async function writeUser(tx: EntityManager, user: User, changes: Changes, isAdmin: boolean): Promise<void> {
  const isNewNickname = changes.nickname !== user.nickname;
  const isNewEmail = changes.email !== user.email;
  // Whoever is called so already stays so.
  if (isNewNickname) refuseReservedNickname(changes.nickname, { isAdmin });
  const key = isNewNickname ? { nicknameKey: nicknameKey(changes.nickname) } : {};
  const isChanged = Object.entries(changes).some(([field, value]) => user[field as keyof User] !== value);
  tx.assign(user, { ...changes, ...key });
  await tx.flush();
  if (isNewNickname) await restoreNicknameKey(tx, user);
  if (isNewEmail) await refuseReservedEmail(tx, user);
  if (isChanged) await enqueueMember(tx, "changed", user.id);
}
