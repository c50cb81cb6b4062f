import { type MailChoice as MailChoiceView, type MailChoiceList } from "@bulmo/contracts/mail-choice";
import { mailChoiceKinds, type MailChoiceKind, mailChoices } from "@bulmo/contracts/mail-choice-kind";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { EmailProof } from "@bulmo/entities/email-proof.entity";
import { MailChoice } from "@bulmo/entities/mail-choice.entity";
import { User } from "@bulmo/entities/user.entity";
import { sql } from "kysely";
import { DomainError } from "../../errors.ts";
import type { Actor } from "../../session.ts";
import type { Context } from "../../trpc.ts";
import { unsealStop } from "./stop-token.ts";

/** Of what a member is written besides their account. */
export async function listMailChoices(em: EntityManager, viewer: Actor): Promise<MailChoiceList> {
  const user = await em.findOne(User, { id: viewer.id });
  if (!user) throw new DomainError("SIGN_IN_REQUIRED");
  const proof = await em.findOne(EmailProof, { user: viewer.id, email: user.email });
  const made = await em.find(MailChoice, { user: viewer.id });
  const kinds = mailChoiceKinds.filter((kind) => kind !== "DIGEST" || viewer.isAdmin);
  return {
    isProven: proof !== null && !proof.refusedAt,
    refusedAt: proof?.refusedAt?.toISOString() ?? null,
    choices: kinds.map((kind) => ({
      kind,
      isOn: made.find((choice) => choice.kind === kind)?.isOn ?? mailChoices[kind].isOn,
    })),
  };
}

type Chosen = MailChoiceView & { userId: string; now: Date };

const choose = (em: EntityManager, { userId, kind, isOn, now }: Chosen) =>
  em.fork().upsert(MailChoice, { user: userId, kind, isOn, decidedAt: now });

export async function updateMailChoice(
  { em, now }: Context,
  viewer: Actor,
  choice: MailChoiceView,
): Promise<MailChoiceView> {
  await choose(em, { ...choice, userId: viewer.id, now: now() });
  return choice;
}

/**
 * Turns off the kind of mail that the link stands in, for whoever holds the mail: nobody has to sign in for it (RFC 8058).
 * Throws MAIL_STOP_UNKNOWN.
 */
export async function stopMail({ em, now, mailStopKey }: Context, token: string): Promise<MailChoiceView> {
  const stop = unsealStop(mailStopKey, token);
  if (!stop || (await em.fork().count(User, { id: stop.userId })) === 0) throw new DomainError("MAIL_STOP_UNKNOWN");
  await choose(em, { ...stop, isOn: false, now: now() });
  return { kind: stop.kind, isOn: false };
}

/**
 * Whether a row of `user` is to be written of it: an active member whose address has proved itself, and who has not said no
 * (decisions: letters).
 */
export const wantsMail = (kind: MailChoiceKind) => sql<boolean>`("user".is_active
  and exists (select from email_proof where email_proof.user_id = "user".id and email_proof.email = "user".email
    and email_proof.refused_at is null)
  and coalesce((select is_on from mail_choice where mail_choice.user_id = "user".id and mail_choice.kind = ${kind}),
    ${mailChoices[kind].isOn}::boolean))`;

export type Reader = { id: string; name: string; email: string };

/** Of these members those who are to be written of it. */
export async function findWanting(em: EntityManager, kind: MailChoiceKind, ids: readonly string[]): Promise<Reader[]> {
  if (ids.length === 0) return [];
  return em
    .fork()
    .getKysely<Tables>()
    .selectFrom("user")
    .select(["id", "name", "email"])
    .where("id", "in", ids)
    .where(wantsMail(kind))
    .execute();
}
