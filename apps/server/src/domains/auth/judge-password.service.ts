import type { JudgePassword } from "@bulmo/contracts/password";
import { User } from "@bulmo/entities/user.entity";
import type { Actor } from "../../session.ts";
import type { Context } from "../../trpc.ts";
import { isWeakPassword } from "./password-strength.ts";

/**
 * Whether a password would be refused, for a form in which somebody types it. Nothing of it is written down, and of others
 * than who asks nothing is looked up: a member's own words are known, a visitor's come along. Throws LimitError.
 */
export async function judgePassword(
  { em, limiter, reader }: Context,
  viewer: Actor | null,
  { password, ...typed }: JudgePassword,
): Promise<boolean> {
  await limiter.take(["judge-password:address", reader.address]);
  const user = viewer && (await em.findOne(User, { id: viewer.id }));
  return isWeakPassword(password, user ?? typed);
}
