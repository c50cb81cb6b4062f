import { email, name, nickname, password, username } from "@bulmo/contracts/account-rules";
import { firstIssue } from "@bulmo/contracts/first-issue";
import type { EntityManager } from "@bulmo/entities/database";
import { User } from "@bulmo/entities/user.entity";
import { parseArgs } from "node:util";
import { z } from "zod";
import { refuseWeakPassword } from "../../domains/auth/password-strength.ts";
import { hashPassword } from "../../domains/auth/password.ts";
import { commandLine, record } from "../../domains/audit/audit.service.ts";
import { findLetterhead } from "../../domains/page-text/association-facts.ts";
import { createLimiter } from "../../platform/limit/limiter.ts";
import type { Recipient } from "../../domains/notification/mail-quota.ts";
import { secondFactorChanged } from "../../domains/notification/account-mails.ts";
import { mailTo } from "../../domains/notification/notifier.ts";
import type { Deliver } from "../../platform/mail/delivery.ts";
import { createUser } from "../../domains/user/user-create.service.ts";
import { eraseSecondFactor } from "../../domains/user/second-factor-erase.ts";
import { noticeRecipients } from "../../domains/user/user-notice.ts";
import { setAdmin } from "../../domains/user/user-status.service.ts";
import { usernameKey } from "../../domains/user/user.service.ts";
import { DomainError } from "../../errors.ts";
import { transact } from "../../platform/database/transaction.ts";
import { ask, askPassword } from "./terminal.ts";

export const usage = `usage: npm run admin -- <command>
  create --username ID --name NAME --nickname NICKNAME --email ADDRESS
                     makes an administrator; asks for what is missing, and for the password (or reads it from stdin)
  grant USERNAME     makes a member an administrator
  revoke USERNAME    makes an administrator a member again
  second-factor off USERNAME
                     lets an administrator in without the second factor that they have lost
  list               shows the administrators
`;

/** The command line or an answer is not what a command takes; the message says why. */
export class UsageError extends Error {}

/** What is left to do once the database is open; answers what to tell. */
export type Work = (em: EntityManager, post: Post) => Promise<string>;

/** How letters leave: the command waits for them, for it ends at once. */
type Post = { deliver: Deliver; siteUrl: string };

const account = z.object({
  username: username(),
  password: password(),
  name: name(),
  nickname: nickname(),
  email: email(),
});

const options = {
  username: { type: "string" },
  name: { type: "string" },
  nickname: { type: "string" },
  email: { type: "string" },
} as const;

async function create(words: string[]): Promise<Work> {
  const { values } = parseArgs({ args: words, options });
  const given: Record<string, string | undefined> = {};
  for (const field of Object.keys(options) as (keyof typeof options)[])
    given[field] = values[field] ?? (await ask(field));
  given["password"] = await askPassword();
  const issue = firstIssue(account, given);
  if (issue) throw new UsageError(`${issue.field}: ${issue.message}`);
  const { password: secret, ...fields } = account.parse(given);
  await refuseWeakPassword(secret, fields);
  return async (em) => {
    const user = await createUser(
      em,
      fields,
      { passwordHash: await hashPassword(secret), isAdmin: true },
      (tx, { id: memberId }) => record(tx, commandLine, [{ act: "ADMIN_CREATED", memberId }]),
    );
    return `${user.username} is an administrator now.`;
  };
}

const change =
  (who: string, isAdmin: boolean): Work =>
  async (em) => {
    const user = await setAdmin(em, who, isAdmin);
    return `${user.username} is ${isAdmin ? "an administrator now" : "no administrator any more"}.`;
  };

/** Whether the member could be told: what was done stays done. */
async function tellOfOff(em: EntityManager, user: User, { deliver, siteUrl }: Post): Promise<boolean> {
  // Whoever sits at the machine is not counted: limits are for those who come over the network.
  const limiter = createLimiter({ fork: () => em.fork(), secret: "", isEnabled: false });
  const now = () => new Date();
  const data = { change: "off", changedAt: now() } as const;
  const sources = {
    em,
    limiter,
    now,
    siteUrl,
    letterhead: () => findLetterhead(em),
    holderOf: () => Promise.resolve(null),
    // No mail of this command can be turned off, nor does one ask for an address to prove itself.
    stopToken: () => "",
    addressCode: () => "",
  };
  const write = async (recipient: Recipient) =>
    deliver((await mailTo(sources, secondFactorChanged, { data, recipient })).mail);
  const sent = await Promise.allSettled(noticeRecipients(user).map(write));
  return sent.every(({ status }) => status === "fulfilled");
}

const secondFactorOff =
  (who: string): Work =>
  async (em, post) => {
    const user = await em.findOne(User, { usernameKey: usernameKey(who) });
    if (!user) throw new DomainError("USER_NOT_FOUND");
    const wasOn = await transact(em, async (tx) => {
      const isOff = await eraseSecondFactor(tx, user.id);
      if (isOff) await record(tx, commandLine, [{ act: "SECOND_FACTOR_REMOVED", memberId: user.id }]);
      return isOff;
    });
    if (!wasOn) return `${user.username} has no second factor.`;
    const told = (await tellOfOff(em, user, post)) ? "" : " The letter that tells them so could not be sent.";
    return `${user.username} signs in without a second factor now.${told}`;
  };

const list: Work = async (em) => {
  const admins = await em.find(User, { isAdmin: true }, { orderBy: { createdAt: "asc" } });
  const lines = admins.map((user) =>
    [user.username, user.name, user.email, user.isActive ? "active" : "suspended"].join("\t"),
  );
  return lines.join("\n") || "There is no administrator yet.";
};

/** Reads the command line, asking for what is missing. Throws UsageError. */
export async function readCommand([command, ...words]: string[]): Promise<Work> {
  try {
    const [who, ...more] = words;
    if (command === "create") return await create(words);
    if (command === "second-factor" && who === "off" && more.length === 1) return secondFactorOff(more[0] ?? "");
    if (command === "list" && who === undefined) return list;
    if ((command === "grant" || command === "revoke") && who !== undefined && more.length === 0)
      return change(who, command === "grant");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code?.startsWith("ERR_PARSE_ARGS"))
      throw new UsageError((error as Error).message);
    throw error;
  }
  throw new UsageError(command === undefined ? "no command" : `unknown command: ${[command, ...words].join(" ")}`);
}
