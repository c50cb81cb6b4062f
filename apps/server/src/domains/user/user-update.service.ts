import type { User as UserView, UserUpdate } from "@bulmo/contracts/user";
import type { EntityManager } from "@bulmo/entities/database";
import type { User } from "@bulmo/entities/user.entity";
import { DomainError } from "../../errors.ts";
import type { Actor } from "../../session.ts";
import { transact } from "../../transaction.ts";
import type { Context } from "../../trpc.ts";
import { emailChangedLetter } from "../mail/letters.ts";
import { nicknameKey } from "./nickname-key.ts";
import { keepNicknameKey } from "./nickname-key.service.ts";
import { afterEmailChange, noticeAddresses } from "./user-email.ts";
import { lockUser } from "./user-lock.ts";
import { takePhoto } from "./user-picture.ts";
import { asTaken, refuseOfficial } from "./user-taken.ts";
import { toUserView } from "./user.service.ts";

/** Writes the changes and answers whom a changed address was taken from. */
async function write(em: EntityManager, actor: Actor, changes: UserUpdate): Promise<{ user: User; told: string[] }> {
  return transact(em, async (inner) => {
    const user = await lockUser(inner, actor.id);
    if (!user) throw new DomainError("SIGN_IN_REQUIRED");
    const { profile: photoBefore } = user;
    const isNewNickname = changes.nickname !== user.nickname;
    // Whoever is called so already stays so.
    if (isNewNickname) refuseOfficial(changes.nickname, actor);
    const isNewEmail = changes.email !== user.email;
    const told = isNewEmail ? noticeAddresses(user) : [];
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const key = isNewNickname ? { nicknameKey: nicknameKey(changes.nickname) } : {};
    inner.assign(user, { ...given, ...key, ...(isNewEmail ? afterEmailChange(user, changes.email) : {}) });
    await inner.flush();
    if (isNewNickname) await keepNicknameKey(inner, user);
    await takePhoto(inner, user, photoBefore);
    return { user, told };
  });
}

/** Changes what a member says of themselves. Throws ALREADY_TAKEN_NICKNAME and ALREADY_TAKEN_EMAIL. */
export async function updateSelf({ em, mailer }: Context, viewer: Actor, changes: UserUpdate): Promise<UserView> {
  const { user, told } = await write(em, viewer, changes).catch((error: unknown) => {
    throw asTaken(error);
  });
  const change = { name: user.name, siteUrl: mailer.siteUrl, newEmail: user.email, changedAt: new Date() };
  for (const to of told) mailer.send(() => Promise.resolve({ to, ...emailChangedLetter(change) }));
  return toUserView(user);
}
