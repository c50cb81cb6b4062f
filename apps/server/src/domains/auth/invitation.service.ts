import { createHash, randomBytes } from "node:crypto";
import { type InvitationAccept } from "@bulmo/contracts/invitation";
import { invitationDays } from "@bulmo/contracts/invitation-days";
import type { EntityManager } from "@bulmo/entities/database";
import { EmailProof } from "@bulmo/entities/email-proof.entity";
import { Invitation } from "@bulmo/entities/invitation.entity";
import { User } from "@bulmo/entities/user.entity";
import { z } from "zod";
import { DomainError } from "../../errors.ts";
import type { Context } from "../../trpc.ts";
import type { MailReservation, Recipient } from "../notification/mail-quota.ts";
import { invitationMail } from "../notification/mail-templates.ts";
import { defineMail } from "../notification/mail-template.ts";
import { replacePassword } from "./change-password.service.ts";
import { limitHashing } from "./hash-limit.ts";

const lifetime = invitationDays * 24 * 60 * 60_000;

const hashToken = (token: string) => createHash("sha256").update(token).digest("hex");

/** What an invitation's address ends with, in place of the one before. Only its hash is kept (docs/decisions/037). */
async function issueInvitation(em: EntityManager, { userId, to }: Recipient, now: Date): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await em.fork().upsert(Invitation, {
    user: userId,
    tokenHash: hashToken(token),
    sentTo: to,
    expiresAt: new Date(now.getTime() + lifetime),
    createdAt: now,
  });
  return token;
}

/** For who has no password yet, at the address that they have when it leaves. */
export const invitationMailKind = defineMail({
  kind: "invitation",
  data: z.object({ userId: z.string() }),
  hasOwnCode: true,
  async find({ em }, { userId }) {
    const user = await em.fork().findOne(User, { id: userId, passwordHash: null });
    return user && { userId, to: user.email, name: user.name };
  },
  async compose(values, { data: { userId }, recipient, sources: { em, now } }) {
    const { username } = await em.fork().findOneOrFail(User, { id: userId });
    return invitationMail({ ...values, username, token: await issueInvitation(em, recipient, now()) });
  },
});

/** Has one written to a member; `reserved` is what was reserved for it. */
export const sendInvitation = (
  tx: EntityManager,
  { notifier }: Pick<Context, "notifier">,
  { userId, reserved }: { userId: string; reserved?: MailReservation },
): Promise<void> => notifier.send(tx, invitationMailKind, { data: { userId }, userId, reserved });

type Invited = { invitation: Invitation; user: User };

/**
 * An invitation serves a member who has no password, whoever gave them one, and only at the address that it was mailed
 * to. Throws INVITATION_GONE, INVITATION_EXPIRED.
 */
async function findInvited(em: EntityManager, token: string, now: Date): Promise<Invited> {
  const invitation = await em.findOne(Invitation, { tokenHash: hashToken(token) });
  const user = invitation && (await em.findOne(User, { id: invitation.user.id }));
  if (!user || user.passwordHash !== null || user.email !== invitation.sentTo) throw new DomainError("INVITATION_GONE");
  if (invitation.expiresAt <= now) throw new DomainError("INVITATION_EXPIRED");
  return { invitation, user };
}

/** Whom an invitation is for. Throws INVITATION_GONE, INVITATION_EXPIRED. */
export async function getInvitation({ em, now }: Context, { token }: { token: string }) {
  const { invitation, user } = await findInvited(em.fork(), token, now());
  return { username: user.username, expiresAt: invitation.expiresAt.toISOString() };
}

/**
 * Sets the first password of an invited member, once; the address has proved itself by it. Answers the username. Throws
 * PASSWORD_GUESSABLE, INVITATION_GONE, INVITATION_EXPIRED, LimitError, ACCOUNT_BUSY.
 */
export async function acceptInvitation(context: Context, { token, password }: InvitationAccept): Promise<string> {
  const { em, now } = context;
  await limitHashing(context);
  const { user } = await findInvited(em.fork(), token, now());
  await replacePassword(context, {
    userId: user.id,
    password,
    async permit(tx) {
      const { invitation } = await findInvited(tx, token, now());
      await tx.upsert(EmailProof, { user: user.id, email: invitation.sentTo, provenAt: now(), refusedAt: null });
    },
  });
  return user.username;
}
