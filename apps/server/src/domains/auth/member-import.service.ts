import { email as emailRule } from "@bulmo/contracts/account-rules";
import { type ErrorCode, errorMessages } from "@bulmo/contracts/error";
import {
  importedFields,
  type ImportedField,
  type ImportedLine,
  importedMember,
  type ImportedResult,
  importMessages,
  type MemberImport,
  type TakenNames,
} from "@bulmo/contracts/member-import";
import type { EntityManager } from "@bulmo/entities/database";
import { User } from "@bulmo/entities/user.entity";
import type { z } from "zod";
import { DomainError } from "../../errors.ts";
import type { Actor } from "../../session.ts";
import type { Context } from "../../trpc.ts";
import { nicknameKey } from "../user/nickname-key.ts";
import { isReservedNickname } from "../user/reserved-name.ts";
import { usernameKey } from "../user/user.service.ts";
import { proposedNicknames, proposedUsernames } from "./proposed-name.ts";
import { findDuplicates, registerMember } from "./sign-up.service.ts";

type Told = z.output<typeof importedMember>;
type Issue = ImportedResult["issues"][number];
type Named = Told & { username: string; nickname: string };

/** What the lines above have taken before it is in the database; names as the database compares them. */
type Taken = { emails: Set<string>; usernames: Set<string>; nicknames: Set<string> };

function take(taken: Taken, { email, username, nickname }: TakenNames): void {
  taken.emails.add(email);
  taken.usernames.add(usernameKey(username));
  taken.nicknames.add(nicknameKey(nickname));
}

function takenBefore(lines: readonly TakenNames[]): Taken {
  const taken: Taken = { emails: new Set(), usernames: new Set(), nicknames: new Set() };
  for (const line of lines) take(taken, { ...line, email: emailRule().safeParse(line.email).data ?? "" });
  return taken;
}

const takenFields: Partial<Record<ErrorCode, ImportedField>> = {
  ALREADY_TAKEN_USERNAME: "username",
  ALREADY_TAKEN_NICKNAME: "nickname",
  ALREADY_TAKEN_EMAIL: "email",
};

const issueOf = (code: ErrorCode): Issue[] => {
  const field = takenFields[code];
  return field ? [{ field, message: errorMessages[code] }] : [];
};

/** An empty cell tells nothing; what every member has is missed by its own sentence. */
const toldBy = (line: ImportedLine) =>
  Object.fromEntries(
    importedFields.flatMap((field) =>
      line[field].trim() === "" && field !== "name" && field !== "email" ? [] : [[field, line[field]]],
    ),
  );

/** The first of each field, in the order of the fields. */
function issuesOf(error: z.ZodError): Issue[] {
  return importedFields.flatMap((field) => {
    const issue = error.issues.find(({ path }) => path[0] === field);
    return issue ? [{ field, message: issue.message }] : [];
  });
}

const isFree = async (em: EntityManager, asked: { username?: string; nickname?: string }): Promise<boolean> => {
  const found = await findDuplicates(em, { username: "", nickname: "", email: "", ...asked });
  return !found.isUsernameDuplicated && !found.isNicknameDuplicated;
};

async function firstFree(candidates: readonly string[], isUsable: (name: string) => Promise<boolean>): Promise<string> {
  for (const candidate of candidates) if (await isUsable(candidate)) return candidate;
  return "";
}

/** Names for who has none of their own that are free here and in the database. */
async function withNames(em: EntityManager, told: Told, taken: Taken): Promise<Named> {
  const isUsername = async (name: string) =>
    !taken.usernames.has(usernameKey(name)) && (await isFree(em, { username: name }));
  const isNickname = async (name: string) =>
    !taken.nicknames.has(nicknameKey(name)) && (await isFree(em, { nickname: name }));
  const username = told.username ?? (await firstFree(proposedUsernames(told.email), isUsername));
  const nickname =
    told.nickname ??
    // A name that reads like an office has no number that makes it one.
    (isReservedNickname(told.name) ? told.name : await firstFree(proposedNicknames(told.name), isNickname));
  return { ...told, username, nickname };
}

async function findTaken(em: EntityManager, named: Named, taken: Taken): Promise<Issue[]> {
  const found = await findDuplicates(em, named);
  const isUsed = {
    username: found.isUsernameDuplicated || taken.usernames.has(usernameKey(named.username)),
    nickname: found.isNicknameDuplicated || taken.nicknames.has(nicknameKey(named.nickname)),
  };
  return [
    ...(found.isEmailDuplicated ? issueOf("ALREADY_TAKEN_EMAIL") : []),
    ...(isUsed.username ? issueOf("ALREADY_TAKEN_USERNAME") : []),
    ...(isUsed.nickname ? issueOf("ALREADY_TAKEN_NICKNAME") : []),
  ];
}

const unfit = (line: number, issues: Issue[]): ImportedResult => ({
  line,
  outcome: "UNFIT",
  username: "",
  nickname: "",
  issues,
});

type Importing = { context: Context; actor: Actor; isDryRun: boolean; taken: Taken };

async function register({ context, actor }: Importing, line: number, member: Named): Promise<ImportedResult> {
  const { username, nickname } = member;
  try {
    const nowhere = { homepage: "", zonecode: "", address: "", detailAddress: "", activity: "", career: "" };
    await registerMember(context, actor, { ...nowhere, profile: "", ...member });
    return { line, outcome: "REGISTERED", username, nickname, issues: [] };
  } catch (error) {
    const issues = error instanceof DomainError ? issueOf(error.reason) : [];
    // Somebody took a name between the look and the writing; every other failure is the whole call's.
    if (issues.length === 0) throw error;
    return unfit(line, issues);
  }
}

async function importLine(importing: Importing, written: ImportedLine): Promise<ImportedResult> {
  const { context, isDryRun, taken } = importing;
  const { line } = written;
  const em = context.em.fork();
  const read = importedMember.safeParse(toldBy(written));
  if (!read.success) return unfit(line, issuesOf(read.error));
  const { name, email } = read.data;
  if (taken.emails.has(email)) return unfit(line, [{ field: "email", message: importMessages.emailTwice }]);
  const known = await em.findOne(User, { email });
  if (known?.name === name) {
    const { username, nickname } = known;
    take(taken, { email, username, nickname });
    return { line, outcome: "ALREADY", username, nickname, issues: [] };
  }
  const member = await withNames(em, read.data, taken);
  const issues = await findTaken(em, member, taken);
  if (issues.length > 0) return unfit(line, issues);
  take(taken, member);
  const { username, nickname } = member;
  return isDryRun ? { line, outcome: "NEW", username, nickname, issues: [] } : register(importing, line, member);
}

/**
 * Registers the members of some lines, each by itself, and mails each an invitation; a line that is unfit is left and told,
 * and one whose member is there already changes nothing, so that a list can be sent again.
 */
export async function importMembers(
  context: Context,
  actor: Actor,
  { lines, isDryRun, taken }: MemberImport,
): Promise<{ list: ImportedResult[] }> {
  const importing = { context, actor, isDryRun, taken: takenBefore(taken) };
  const list: ImportedResult[] = [];
  // One after the other: a name that the line above takes is not free below.
  for (const line of lines) list.push(await importLine(importing, line));
  return { list };
}
