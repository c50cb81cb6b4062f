import type { Grade } from "@bulmo/contracts/grade";
import type { User as UserView } from "@bulmo/contracts/user";
import type { EntityManager } from "@bulmo/entities/database";
import { User } from "@bulmo/entities/user.entity";
import { DomainError } from "../../errors.ts";
import { type Actor, refusalOf } from "../../session.ts";
import { versionOf } from "../../platform/rest/call-headers.ts";
import type { Context } from "../../trpc.ts";
import { recordRead } from "../audit/audit.service.ts";

/** Usernames are compared without case and composed (AUT-07, CON-06). */
export const usernameKey = (username: string) => username.normalize("NFC").trim().toLowerCase();

/** As a member is told of it. */
export const gradeOf = (id: number | null | undefined, name: string | null | undefined): Grade | null =>
  typeof id === "number" ? { id, name: name ?? "" } : null;

export const toUserView = (user: User): UserView => ({
  _id: user.id,
  id: user.id,
  username: user.username,
  name: user.name,
  nickname: user.nickname,
  email: user.email,
  homepage: user.homepage,
  zonecode: user.zonecode,
  address: user.address,
  detailAddress: user.detailAddress,
  profile: user.profile,
  career: user.career,
  activity: user.activity,
  role: user.role,
  grade: gradeOf(user.grade?.id, user.gradeName),
  isActive: user.isActive,
});

/** No number grows with each change of a member: what is told of them is their version. */
export function withVersion({ setVersion }: Pick<Context, "setVersion">, member: UserView): UserView {
  setVersion?.(versionOf(member));
  return member;
}

/** Throws SIGN_IN_REQUIRED when the account has gone meanwhile. */
export async function getSelf(em: EntityManager, actor: { id: string }): Promise<UserView> {
  const user = await em.findOne(User, { id: actor.id });
  if (!user) throw new DomainError("SIGN_IN_REQUIRED");
  return toUserView(user);
}

/**
 * The member of an address, for administrators and for that member; everybody else gets NOT_ALLOWED whether there is one
 * or not (API-19). Throws USER_NOT_FOUND.
 */
export async function getUserByEmail(em: EntityManager, actor: Actor, email: string): Promise<UserView> {
  const user = await em.findOne(User, actor.isAdmin ? { email } : { email, id: actor.id });
  if (!user) throw actor.isAdmin ? new DomainError("USER_NOT_FOUND") : refusalOf(actor);
  if (user.id !== actor.id) await recordRead(em, actor, { act: "MEMBER_READ", memberId: user.id });
  return toUserView(user);
}
