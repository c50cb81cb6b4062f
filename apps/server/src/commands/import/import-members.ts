import { randomUUID } from "node:crypto";
import { email as emailRule, homepage as homepageRule } from "@bulmo/contracts/account-rules";
import { Consent } from "@bulmo/entities/consent.entity";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { OldPassword } from "@bulmo/entities/old-password.entity";
import { isKnownOldHash } from "../../domains/auth/old-password/old-password.ts";
import { nicknameKey } from "../../domains/user/nickname-key.ts";
import { isReservedNickname } from "../../domains/user/reserved-name.ts";
import { usernameKey } from "../../domains/user/user.service.ts";
import { nowhere } from "../../platform/mail/nowhere.ts";
import { transact } from "../../platform/database/transaction.ts";
import { inBatches } from "./batches.ts";
import { firstFree } from "./first-free.ts";
import { asLine } from "./fit.ts";
import { findGrade } from "./import-grades.ts";
import type { Importing } from "./importing.ts";
import type { OldMember } from "./old-site.ts";
import { addOrigins, findOrigins, type Origin } from "./origins.ts";

const membersAtOnce = 200;

/** As the form has it; letters of names alone, with nothing that nobody sees. */
const longestName = 50;
const asName = (text: string) => [...asLine(text)].slice(0, longestName).join("").trim();

/** RFC 2606: a name that no mail can ever reach, so that every member has an address of their own. */
const noMail = (username: string, isTaken: (address: string) => boolean): string => {
  const stem = username.toLowerCase().replace(/[^a-z0-9._-]/gu, "-");
  return `${firstFree(stem, (one) => isTaken(`${one}@${nowhere}`))}@${nowhere}`;
};

/** What is taken on this site, and by the members who came before in this run. */
type Taken = { usernames: Map<string, { id: string; email: string }>; nicknames: Set<string>; emails: Set<string> };

async function findTaken(em: EntityManager): Promise<Taken> {
  const rows = await em
    .getKysely<Tables>()
    .selectFrom("user")
    .select(["id", "username_key", "nickname", "email"])
    .execute();
  return {
    usernames: new Map(rows.map(({ id, username_key: key, email }) => [key, { id, email }])),
    nicknames: new Set(rows.map(({ nickname }) => nicknameKey(nickname))),
    emails: new Set(rows.map(({ email }) => email)),
  };
}

type Placing = { importing: Importing; taken: Taken };

function emailOf({ importing: { report }, taken }: Placing, { email, username }: OldMember): string {
  const read = emailRule().safeParse(email);
  const isTwice = read.success && taken.emails.has(read.data);
  if (read.success && !isTwice) return read.data;
  report.problem(isTwice ? "emailTwice" : "emailUnfit", `${username} ${email}`.trim());
  return noMail(username, (one) => taken.emails.has(one));
}

function nicknameOf({ importing: { report }, taken }: Placing, member: OldMember): string {
  const wished = [member.nickname, member.name, member.username].map(asName).filter((name) => name !== "");
  const fit = wished.find((name) => !isReservedNickname(name)) ?? "회원";
  const nickname = firstFree(fit, (one) => taken.nicknames.has(nicknameKey(one)));
  if (nickname !== asName(member.nickname) || nickname !== asLine(member.nickname))
    report.problem("nicknameChanged", `${member.nickname} → ${nickname}`);
  return nickname;
}

/** The row of a member, and the hash by which they sign in; names in `taken` are theirs from now on. */
function toUser(placing: Placing, member: OldMember, gradeId: number | null) {
  const { importing, taken } = placing;
  const { report } = importing;
  const id = randomUUID();
  // An empty one signs in nobody.
  const username = firstFree(asLine(member.username) || "member", (one) => taken.usernames.has(usernameKey(one)));
  if (username !== member.username) report.problem("usernameTaken", `${member.username} → ${username}`);
  const email = emailOf(placing, member);
  const nickname = nicknameOf(placing, member);
  taken.usernames.set(usernameKey(username), { id, email });
  taken.nicknames.add(nicknameKey(nickname));
  taken.emails.add(email);
  const homepage = homepageRule().safeParse(member.homepage);
  if (member.joinedAt === undefined) report.problem("dateMissing", username);
  if (member.isWaiting) report.problem("memberWaiting", username);
  if (member.wasAdministrator) report.problem("administratorBefore", username);
  return {
    id,
    username,
    username_key: usernameKey(username),
    name: asName(member.name) || nickname,
    nickname,
    nickname_key: nicknameKey(nickname),
    email,
    homepage: homepage.success ? homepage.data : "",
    zonecode: member.zonecode,
    address: member.address,
    detail_address: member.detailAddress,
    profile: "",
    career: "",
    activity: "",
    role: "회원",
    grade_id: gradeId,
    is_admin: false,
    is_active: !member.isSuspended,
    password_hash: null,
    created_at: member.joinedAt ?? new Date(),
  };
}

/** What the old site had of a password, where it can still be judged by it (IMP-03). */
function oldHashOf({ report }: Importing, { passwordHash, username }: OldMember): string | undefined {
  const hash = passwordHash.trim();
  if (isKnownOldHash(hash)) return hash;
  report.problem(hash === "" ? "passwordMissing" : "passwordUnknown", username);
  return undefined;
}

/** They agreed to the old site’s terms; today’s are shown to them at their first sign-in. */
const consentsOf = (source: string, user: ReturnType<typeof toUser>) =>
  (["TERMS", "PRIVACY"] as const).map((document) => ({
    user: user.id,
    document,
    version: source,
    source: "IMPORT" as const,
    agreedAt: user.created_at,
  }));

type Brought = { member: OldMember; user: ReturnType<typeof toUser>; hash: string | undefined };

async function write({ fork, old: { source } }: Importing, brought: readonly Brought[], known: readonly Origin[]) {
  await transact(fork(), async (tx) => {
    const database = tx.getKysely<Tables>();
    const users = brought.map(({ user }) => user);
    if (users.length > 0) {
      await database.insertInto("user").values(users).execute();
      await tx.insertMany(
        Consent,
        users.flatMap((user) => consentsOf(source, user)),
      );
    }
    const hashes = brought.flatMap(({ user, hash }) =>
      hash === undefined ? [] : [{ user: user.id, hash, createdAt: new Date() }],
    );
    if (hashes.length > 0) await tx.insertMany(OldPassword, hashes);
    const origins = brought.map(({ member, user }) => ({ kind: "member" as const, key: member.key, target: user.id }));
    await addOrigins(tx, source, { origins: [...origins, ...known] });
  });
}

/** Members, with the password that they know. Nobody is an administrator here because they were one there. */
export async function importMembers(importing: Importing): Promise<void> {
  const { fork, old, report, progress, isDryRun } = importing;
  const taken = await findTaken(fork());
  let done = 0;
  for await (const batch of inBatches(old.members(), membersAtOnce)) {
    const before = await findOrigins(
      fork(),
      { source: old.source, kind: "member" },
      batch.map(({ key }) => key),
    );
    const brought: Brought[] = [];
    const known: Origin[] = [];
    for (const member of batch) {
      if (before.has(member.key)) report.count("member", "before");
      else if (member.hasLeft) {
        report.count("member", "left");
        report.problem("memberLeft", member.username);
      } else {
        const same = taken.usernames.get(usernameKey(member.username));
        if (same?.email === member.email.trim().toLowerCase()) {
          known.push({ kind: "member", key: member.key, target: same.id });
          report.problem("memberKnown", member.username);
        } else {
          const gradeId = member.grade === undefined ? null : await findGrade(importing, member.grade);
          brought.push({
            member,
            user: toUser({ importing, taken }, member, gradeId),
            hash: oldHashOf(importing, member),
          });
        }
        report.count("member", "moved");
      }
    }
    if (!isDryRun) await write(importing, brought, known);
    done += batch.length;
    progress(`회원 ${done}`);
  }
}
