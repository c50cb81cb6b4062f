import type { EntityManager } from "@bulmo/entities/database";
import { EmailProof } from "@bulmo/entities/email-proof.entity";
import { User } from "@bulmo/entities/user.entity";
import { z } from "zod";
import { DomainError } from "../../errors.ts";
import { draftMail } from "../../platform/mail/mail-content.ts";
import type { Actor } from "../../session.ts";
import type { Context } from "../../trpc.ts";
import { defineMail } from "../notification/mail-template.ts";
import { greeting } from "../notification/mail-templates.ts";
import { isAddressCode } from "./address-code.ts";

/** Lets a member show that they read what is mailed to their address. Good for nothing else: no password is set by it. */
export const addressCodeMail = defineMail({
  kind: "address-code",
  data: z.object({}),
  compose: ({ name }, { recipient: { userId, to: email }, sources }) =>
    draftMail("이메일 주소 확인 인증번호", [
      greeting(name),
      "이메일 주소를 확인하는 인증번호를 보내 드립니다. 마이페이지의 ‘메일 알림’에 아래 여섯 자리 숫자를 입력해 주십시오.",
      { code: sources.addressCode({ userId, email }) },
      "인증번호는 10분 동안 사용할 수 있습니다. 요청하신 적이 없다면 이 메일은 지우셔도 됩니다.",
    ]),
  within: 10 * 60_000,
});

async function findUnproven(em: EntityManager, { id }: Actor): Promise<User> {
  const user = await em.findOne(User, { id });
  if (!user) throw new DomainError("SIGN_IN_REQUIRED");
  if ((await em.count(EmailProof, { user: id, email: user.email, refusedAt: null })) > 0)
    throw new DomainError("MAIL_PROOF_NEEDLESS");
  return user;
}

/** Mails a code to the member's own address. Throws MAIL_PROOF_NEEDLESS, LimitError. */
export async function askForProof({ em, limiter, notifier }: Context, viewer: Actor): Promise<{ sentTo: string }> {
  const { email: to, name } = await findUnproven(em, viewer);
  await limiter.take(["address-code-ask:member", viewer.id]);
  const recipient = { userId: viewer.id, to, name };
  const reserved = await notifier.reserve(recipient);
  try {
    await notifier.send(em.fork(), addressCodeMail, { data: {}, recipients: [recipient], reserved });
  } catch (error) {
    await reserved.release();
    throw error;
  }
  return { sentTo: to };
}

/** The address is theirs. Throws MAIL_PROOF_NEEDLESS, MAIL_PROOF_WRONG, LimitError. */
export async function proveAddress(context: Context, viewer: Actor, code: string): Promise<void> {
  const { em, limiter, now, addressCodeKey } = context;
  const { email } = await findUnproven(em, viewer);
  await limiter.take(["address-code:member", viewer.id]);
  if (!isAddressCode(addressCodeKey, { userId: viewer.id, email }, { code, now: now() }))
    throw new DomainError("MAIL_PROOF_WRONG");
  await em.fork().upsert(EmailProof, { user: viewer.id, email, provenAt: now(), refusedAt: null });
}

type Refused = { userId: string; emails: readonly string[]; mailedAt: Date };

/**
 * A mail of then came back from an address that there is not: until it proves itself again nothing goes there but what the
 * account needs. One that has done so meanwhile stays as it is.
 */
export async function noteRefused(em: EntityManager, { userId, emails, mailedAt }: Refused): Promise<void> {
  const email = { $in: emails.map((each) => each.toLowerCase()) };
  await em.nativeUpdate(
    EmailProof,
    { user: userId, email, provenAt: { $lt: mailedAt }, refusedAt: null },
    { refusedAt: mailedAt },
  );
}
