import type { MemberAccount } from "@bulmo/contracts/member";
import type { AuditAct } from "@bulmo/contracts/audit";
import type { EntityManager } from "@bulmo/entities/database";
import { Invitation } from "@bulmo/entities/invitation.entity";
import { User } from "@bulmo/entities/user.entity";
import { z } from "zod";
import { DomainError } from "../../errors.ts";
import { transact } from "../../platform/database/transaction.ts";
import type { Actor } from "../../session.ts";
import type { Context } from "../../trpc.ts";
import { listConsents } from "../agreement/consent.service.ts";
import { record, recordRead } from "../audit/audit.service.ts";
import type { MailReservation, Recipient } from "../notification/mail-quota.ts";
import { defineMail } from "../notification/mail-template.ts";
import { helpMail } from "../notification/member-mail-templates.ts";
import { trustedRecipient } from "../user/user-notice.ts";
import { codeAddress } from "../user/user-trust.ts";
import { findDormantSince } from "../user/user-dormancy.ts";
import { claimedAccount, issueCounted } from "./find-account.service.ts";
import { sendInvitation } from "./invitation.service.ts";

async function findMember(em: EntityManager, id: string): Promise<User> {
  const user = await em.fork().findOne(User, { id });
  if (!user) throw new DomainError("USER_NOT_FOUND");
  return user;
}

/** How a member's account stands. Throws USER_NOT_FOUND. */
export async function getMemberAccount({ em }: Context, actor: Actor, id: string): Promise<MemberAccount> {
  const user = await findMember(em, id);
  const found = await em.fork().findOne(Invitation, { user: id });
  const dormantSince = await findDormantSince(em, id);
  if (id !== actor.id) await recordRead(em, actor, { act: "MEMBER_READ", memberId: id });
  const isOpen = found && user.passwordHash === null && found.sentTo === user.email;
  return {
    isAdmin: user.isAdmin,
    hasPassword: user.passwordHash !== null,
    dormantSince: dormantSince?.toISOString() ?? null,
    codeAddress: codeAddress(user),
    invitation: isOpen ? { sentAt: found.createdAt.toISOString(), expiresAt: found.expiresAt.toISOString() } : null,
    consents: await listConsents(em, id),
  };
}

type Help = {
  user: User;
  recipient: Recipient;
  act: AuditAct;
  send: (tx: EntityManager, reserved: MailReservation) => Promise<void>;
};

/** For who asked an administrator. It waits for its reader longer than one that was asked for at a screen. */
export const memberCode = defineMail({
  kind: "member-code",
  data: z.object({}),
  hasOwnCode: true,
  compose: async (values, { recipient, sources }) =>
    helpMail({ ...values, code: await issueCounted(sources, recipient) }),
});

/** A letter that is told of only if there is room for it, and that the log knows of before it leaves. Throws LimitError. */
async function help({ em, limiter, notifier }: Context, actor: Actor, { user, recipient, act, send }: Help) {
  await limiter.take(["password-code:account", claimedAccount(user)]);
  const reserved = await notifier.reserve(recipient);
  try {
    await transact(em, async (tx) => {
      await record(tx, actor, [{ act, memberId: user.id }]);
      await send(tx, reserved);
    });
  } catch (error) {
    await reserved.release();
    throw error;
  }
  return { sentTo: recipient.to };
}

/** Voids the invitation of before. Throws USER_NOT_FOUND, INVITATION_NEEDLESS, LimitError. */
export async function inviteAgain(context: Context, actor: Actor, id: string): Promise<{ sentTo: string }> {
  const user = await findMember(context.em, id);
  if (user.passwordHash !== null) throw new DomainError("INVITATION_NEEDLESS");
  const recipient = { userId: id, to: user.email, name: user.name };
  const send = (tx: EntityManager, reserved: MailReservation) => sendInvitation(tx, context, { userId: id, reserved });
  return help(context, actor, { user, recipient, act: "MEMBER_INVITED", send });
}

/**
 * Mails a member the code that they could ask for themselves. Nobody else ever sees it: who knows a code can take the
 * account (docs/decisions/037). Throws USER_NOT_FOUND, LimitError.
 */
export async function sendMemberCode(context: Context, actor: Actor, id: string): Promise<{ sentTo: string }> {
  const user = await findMember(context.em, id);
  const recipient = trustedRecipient(user);
  const send = (tx: EntityManager, reserved: MailReservation) =>
    context.notifier.send(tx, memberCode, { data: {}, recipients: [recipient], reserved });
  return help(context, actor, { user, recipient, act: "MEMBER_CODE_SENT", send });
}
