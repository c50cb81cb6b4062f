import type { AdminSignUp, Duplicates, SignUp, signUpValidInput } from "@bulmo/contracts/sign-up";
import { AgeStatement } from "@bulmo/entities/age-statement.entity";
import { Consent } from "@bulmo/entities/consent.entity";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import type { User } from "@bulmo/entities/user.entity";
import type { z } from "zod";
import type { Actor } from "../../session.ts";
import type { Context } from "../../trpc.ts";
import { agreedDays } from "../agreement/consent.service.ts";
import { record } from "../audit/audit.service.ts";
import { createUser } from "../user/user-create.service.ts";
import { refuseReservedNickname } from "../user/already-taken.ts";
import { isReservedNickname } from "../user/reserved-name.ts";
import { nicknameKey } from "../user/nickname-key.ts";
import { isReservedEmail } from "../user/user-trust.ts";
import { usernameKey } from "../user/user.service.ts";
import { needsApproval } from "../application/sign-up-approval.ts";
import { refuseWeakPassword } from "./password-strength.ts";
import { sendInvitation } from "./invitation.service.ts";
import { hashPassword } from "./password.ts";

/** Whether we saw a tick, or a client says that it asked. */
const sourceOf = (ticked: boolean | undefined) => (ticked ? "FORM" : "CLIENT");

type Said = Pick<SignUp, "termsAgreed" | "isOver14">;
type Consented = Said & { days: Awaited<ReturnType<typeof agreedDays>>; at: Date };

/** Records what was agreed to and how old the member said to be (SUP-19, DAY-10). */
function recordConsents(em: EntityManager, user: User, { days, at, termsAgreed, isOver14 }: Consented): void {
  const source = sourceOf(termsAgreed);
  for (const [document, version] of days) em.create(Consent, { user, document, version, source });
  em.create(AgeStatement, { user, source: sourceOf(isOver14), statedAt: at });
}

/** Throws PASSWORD_GUESSABLE, AGREEMENT_CHANGED, ALREADY_TAKEN_USERNAME, …_NICKNAME and …_EMAIL, LimitError, ACCOUNT_BUSY. */
export async function signUp({ em, limiter, reader, now }: Context, input: SignUp): Promise<User> {
  // A weak password is counted, too: it costs more to judge than to send.
  await limiter.take(["sign-up:address", reader.address]);
  await refuseWeakPassword(input.password, input);
  // What needs no looking up is refused before the password is hashed.
  refuseReservedNickname(input.nickname, {});
  const { password, termsAgreed, termsVersion, privacyVersion, isOver14, ...rest } = input;
  const { privacyAgreed: _same, remark: _empty, elapsed: _enough, ...fields } = rest;
  const days = await agreedDays(em, { termsVersion, privacyVersion }, now());
  const passwordHash = await hashPassword(password);
  const consented = { days, at: now(), termsAgreed, isOver14 };
  const applying = (await needsApproval(em)) && { isActive: false, appliedAt: now() };
  return createUser(em, fields, { passwordHash, ...applying }, (inner, user) => recordConsents(inner, user, consented));
}

type Asked = z.output<typeof signUpValidInput>;

/** What of it another member has already, or may not be had. */
export async function findDuplicates(em: EntityManager, { username, nickname, email }: Asked): Promise<Duplicates> {
  const isTaken = async (column: "username_key" | "nickname" | "nickname_key" | "email", value: string) => {
    if (value === "") return false;
    const found = em.getKysely<Tables>().selectFrom("user").select("id").where(column, "=", value);
    return (await found.executeTakeFirst()) !== undefined;
  };
  const address = email.toLowerCase();
  return {
    isUsernameDuplicated: await isTaken("username_key", usernameKey(username)),
    isNicknameDuplicated:
      isReservedNickname(nickname) ||
      (await isTaken("nickname_key", nicknameKey(nickname))) ||
      (await isTaken("nickname", nickname)),
    isEmailDuplicated: (await isTaken("email", address)) || (await isReservedEmail(em, address)),
  };
}

/** Adds a member without a password and mails them how to set one (AUT-29). */
export async function registerMember(context: Context, actor: Actor, input: AdminSignUp): Promise<User> {
  return createUser(context.em, input, { passwordHash: null }, async (tx, { id }) => {
    await record(tx, actor, [{ act: "MEMBER_REGISTERED", memberId: id }]);
    await sendInvitation(tx, context, { userId: id });
  });
}
