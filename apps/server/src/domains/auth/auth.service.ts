import type { signInInput } from "@bulmo/contracts/auth";
import type { EntityManager } from "@bulmo/entities/database";
import { User } from "@bulmo/entities/user.entity";
import type { z } from "zod";
import { DomainError } from "../../errors.ts";
import { usernameKey } from "../user/user.service.ts";
import { checkPassword } from "./password.ts";

/** Throws SIGN_IN_FAILED for either mistake, USER_SUSPENDED only to who knows the password (AUT-05, AUT-06). */
export async function identify(
  em: EntityManager,
  { username, password }: z.output<typeof signInInput>,
): Promise<User> {
  const user = await em.findOne(User, { usernameKey: usernameKey(username) });
  const isRight = await checkPassword(user?.passwordHash ?? null, password);
  if (!user || !isRight) throw new DomainError("SIGN_IN_FAILED");
  if (!user.isActive) throw new DomainError("USER_SUSPENDED");
  return user;
}
