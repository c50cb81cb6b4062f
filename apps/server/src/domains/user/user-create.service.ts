import type { AdminSignUp } from "@bulmo/contracts/sign-up";
import type { EntityManager } from "@bulmo/entities/database";
import { User } from "@bulmo/entities/user.entity";
import { transact } from "../../platform/database/transaction.ts";
import { nicknameKey } from "./nickname-key.ts";
import { enqueueMember } from "../webhook-event/member-event.ts";
import { takePhoto } from "./user-picture.ts";
import { asAlreadyTaken, refuseReservedNickname } from "./already-taken.ts";
import { refuseReservedEmail } from "./user-trust.ts";
import { usernameKey } from "./user.service.ts";

/** What people say of themselves; username, name, nickname and email at least. */
export type NewUser = Pick<AdminSignUp, "username" | "name" | "nickname" | "email"> & Partial<AdminSignUp>;

/** What nobody can say of themselves. */
export type Credentials = {
  passwordHash: string | null;
  isAdmin?: boolean;
  /** Of who has to be approved first. */
  isActive?: boolean;
  appliedAt?: Date;
};

/**
 * Adds a member; `also` writes what belongs to it into the same transaction. Throws ALREADY_TAKEN_USERNAME, …_NICKNAME
 * and …_EMAIL.
 */
export async function createUser(
  em: EntityManager,
  fields: NewUser,
  credentials: Credentials,
  also: (em: EntityManager, user: User) => unknown,
): Promise<User> {
  refuseReservedNickname(fields.nickname, credentials);
  const keys = { usernameKey: usernameKey(fields.username), nicknameKey: nicknameKey(fields.nickname) };
  try {
    return await transact(em, async (inner) => {
      const user = inner.create(User, { ...fields, ...credentials, ...keys });
      await inner.flush();
      await refuseReservedEmail(inner, user);
      await also(inner, user);
      await takePhoto(inner, user);
      // Who applies is a member once they are approved.
      if (!user.appliedAt) await enqueueMember(inner, "created", user.id);
      return user;
    });
  } catch (error) {
    throw asAlreadyTaken(error);
  }
}
