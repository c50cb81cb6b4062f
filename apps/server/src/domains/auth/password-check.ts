import type { EntityManager } from "@bulmo/entities/database";
import { Session } from "@bulmo/entities/session.entity";
import { User } from "@bulmo/entities/user.entity";
import { DomainError } from "../../errors.ts";
import type { SessionActor } from "../../session.ts";
import type { Context } from "../../trpc.ts";
import { checkPassword } from "./password.ts";

/** How long, in milliseconds, a successful check lets a session change password and second factor (AUT-27). */
const checkLifetime = 10 * 60_000;

/**
 * Whether it is the member's own password; if so, this session may change it for a while. Throws LimitError,
 * ACCOUNT_BUSY.
 */
export async function confirmPassword(context: Context, viewer: SessionActor, password: string): Promise<boolean> {
  const { em, limiter, reader } = context;
  const counted = ["check-password:account", viewer.id] as const;
  await limiter.take(["password-hash:address", reader.address], counted);
  const user = await em.fork().findOne(User, { id: viewer.id });
  const isRight = await checkPassword(user?.passwordHash ?? null, password);
  if (!isRight) return false;
  await limiter.refund(counted);
  await em.fork().nativeUpdate(Session, { id: viewer.sessionId }, { passwordCheckedAt: new Date() });
  return true;
}

/** Whether the password was given in this session a short while ago. */
export async function isChecked(em: EntityManager, sessionId: string): Promise<boolean> {
  const session = await em.findOne(Session, { id: sessionId });
  return (session?.passwordCheckedAt?.getTime() ?? 0) >= Date.now() - checkLifetime;
}

/** Throws PASSWORD_UNCHECKED when it was not. */
export async function assertChecked(em: EntityManager, sessionId: string): Promise<void> {
  if (!(await isChecked(em, sessionId))) throw new DomainError("PASSWORD_UNCHECKED");
}
