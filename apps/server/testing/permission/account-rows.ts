import { addressCode } from "../../src/domains/mail-choice/address-code.ts";
import { sealStop } from "../../src/domains/mail-choice/stop-token.ts";
import { randomUUID } from "node:crypto";
import { validSignUp } from "@bulmo/contracts/testing/sign-up.cases";
import { Session } from "@bulmo/entities/session.entity";
import { User } from "@bulmo/entities/user.entity";
import { hashSessionId } from "../../src/session-store.ts";
import { correction } from "@bulmo/contracts/member";
import { createInvited } from "../account.ts";
import { createUser, fixturePassword } from "../fixture.ts";
import { beginSecondFactor, enableSecondFactor } from "../second-factor.ts";
import {
  administrators,
  anybody,
  each,
  type Caller,
  members,
  owner,
  roles,
  type Row,
  row,
  type Statuses,
  type World,
} from "./world.ts";

const nobody = Object.fromEntries(roles.map((role) => [role, 401])) as Statuses;

let count = 0;

function newcomer() {
  count += 1;
  const { confirmPassword: _stays, ...rest } = validSignUp;
  return { ...rest, username: `newcomer${count}`, nickname: `새내기${count}`, email: `newcomer${count}@example.org` };
}

const newMember = ({ site }: World) => createUser(site.fork());
const authorOf = ({ author }: World) => ({ name: author.name, email: author.email });

/** What a member says of themselves, with nothing changed. */
const self = (_world: World, caller: Caller) => ({
  name: "견본회원",
  nickname: caller?.user.nickname ?? "손님",
  email: caller?.user.email ?? "guest@example.org",
  zonecode: "00000",
  address: validSignUp.address,
  detailAddress: validSignUp.detailAddress,
});

const ownId = (_world: World, caller: Caller) => ({ id: caller?.user.id ?? randomUUID() });

const withoutProof: Statuses = {
  ...members,
  visitor: 400,
  ...each(403),
  administrator: 403,
};

const doorRows: Row[] = [
  row("auth.signIn", "an account", anybody, async (world) => ({
    username: (await newMember(world)).username,
    password: fixturePassword,
  })),
  row("auth.refresh", "without the session's cookie", nobody),
  { ...row("auth.signOut", "without the session's cookie", anybody), isAboutCaller: true },
  row("auth.signUp", "a new account", anybody, newcomer),
  row("auth.signUpValid", "a new account", anybody, newcomer),
  row("auth.findId", "the author", anybody, authorOf),
  row("auth.passwordCode", "the author", anybody, authorOf),
  row("auth.judgePassword", "one that is typed", { ...members, visitor: 200 }, () => ({ password: "river-Stone-7!" })),
  row("auth.openInvitation", "of somebody", anybody, async ({ site }) => ({
    token: (await createInvited(site)).token,
  })),
  row("auth.acceptInvitation", "of somebody", anybody, async ({ site }) => ({
    token: (await createInvited(site)).token,
    password: "first-Pond-1!",
  })),
  row("auth.changePassword", "of the author, without a code", withoutProof, (world) => ({
    ...authorOf(world),
    password: "another-Pond-2!",
  })),
];

const memberRows: Row[] = [
  row("auth.me", "oneself", members),
  row("auth.checkRole", "oneself", members),
  row("auth.checkPassword", "one's own", members, () => ({ password: fixturePassword })),
  row("user.get", "oneself", members),
  row("user.update", "oneself", members, self),
  row("user.getByEmail", "the author", owner, ({ author }) => ({ email: author.email })),
  row("user.getByEmail", "nobody", { ...administrators, administrator: 404 }, () => ({ email: "nobody@example.org" })),
  { ...row("user.remove", "oneself", members, ownId), isAboutCaller: true },
];

/** Lets the caller change what they sign in with, and end their sessions. */
async function checked({ site }: World, caller: Caller): Promise<object> {
  if (caller) await site.fork().nativeUpdate(Session, { user: caller.user.id }, { passwordCheckedAt: new Date() });
  return {};
}

/** One that is on, without and with what it asks for. */
async function kept(world: World, caller: Caller): Promise<object> {
  await enableSecondFactor(world.site, caller);
  return {};
}
async function keptWithCode(world: World, caller: Caller) {
  return { code: (await enableSecondFactor(world.site, caller)).recoveryCodes[0] ?? "" };
}
/** Also those who still lack the factor: these calls set it up. */
const anyAdministrators: Statuses = { ...administrators, "administrator without a second factor": 200 };
const codeless: Statuses = { ...anyAdministrators, administrator: 400, "administrator without a second factor": 400 };

async function firstCode(world: World, caller: Caller) {
  await checked(world, caller);
  return { code: caller && caller.user.isAdmin ? await beginSecondFactor(world.site, caller) : "123456" };
}

/** They need an administrator of their own: another row's would be asked for a code that it does not know. */
const factorRows: Row[] = [
  row("auth.secondFactor", "one's own", anyAdministrators),
  row("auth.setUpSecondFactor", "one's own", anyAdministrators, checked),
  row("auth.confirmSecondFactor", "one's own", anyAdministrators, firstCode),
  row("auth.setUpSecondFactor", "one that is on, without its code", codeless, kept),
  row("auth.renewRecoveryCodes", "one's own", anyAdministrators, keptWithCode),
  row("auth.renewRecoveryCodes", "one's own, without its code", codeless, kept),
  row("auth.removeSecondFactor", "one's own", anyAdministrators, keptWithCode),
  row("auth.removeSecondFactor", "one's own, without its code", codeless, kept),
].map((made) => ({ ...made, isAboutCaller: true }));

/** Where else the member of a row is signed in. */
async function elsewhere({ site }: World, userId: string) {
  const { id } = await site.sessions.open(userId, { autoLogin: false, device: "" });
  const { handle } = await site.fork().findOneOrFail(Session, { id: hashSessionId(id) });
  return { id: handle };
}

/** Those of a member who is no more were ended with their account. */
async function ownElsewhere(world: World, caller: Caller) {
  await checked(world, caller);
  const isThere = caller && (await world.site.fork().count(User, { id: caller.user.id })) > 0;
  return isThere ? elsewhere(world, caller.user.id) : { id: randomUUID() };
}

async function anothersElsewhere(world: World, caller: Caller) {
  await checked(world, caller);
  return elsewhere(world, (await newMember(world)).id);
}

const missing: Statuses = { ...members, ...each(404), administrator: 404 };
const unchecked: Statuses = { ...members, ...each(403), administrator: 403 };

/** Callers of their own: the password of another row's may have been checked, or its sessions ended. */
const openSessionRows: Row[] = [
  row("auth.listSessions", "one's own", members),
  row("mailChoice.list", "one's own", members),
  row("ownData.get", "one's own", members, async (world, caller) => void (await checked(world, caller))),
  row("ownData.get", "one's own, the password unchecked", unchecked),
  row("mailChoice.update", "one's own", members, () => ({ kind: "REPLY", isOn: false })),
  row("mailChoice.askForProof", "of one's own address", members, async ({ site }) => {
    await site.fork().execute("delete from email_proof");
    await site.fork().execute("delete from rate_limit");
  }),
  row("mailChoice.prove", "one's own address", members, async ({ site }, caller) => {
    await site.fork().execute("delete from email_proof");
    const { id: userId = "", email = "" } = caller?.user ?? {};
    return { code: addressCode(site.addressCodeKey, { userId, email }, new Date()) };
  }),
  row("mailChoice.stop", "of the author", anybody, ({ site, author }) => ({
    token: sealStop(site.mailStopKey, { userId: author.id, kind: "REPLY" }),
  })),
  row("auth.endSession", "one's own", members, ownElsewhere),
  row("auth.endSession", "another's", missing, anothersElsewhere),
  row("auth.endSession", "one's own, the password unchecked", unchecked, () => ({ id: randomUUID() })),
  row("auth.endOtherSessions", "one's own", members, async (world, caller) => void (await checked(world, caller))),
  row("auth.endOtherSessions", "one's own, the password unchecked", unchecked),
].map((made) => ({ ...made, isAboutCaller: true }));

const administratorRows: Row[] = [
  row("auth.adminSignUp", "a new account", administrators, newcomer),
  row("auth.importMembers", "a new account", administrators, () => ({
    lines: [{ line: 2, ...newcomer() }],
    isDryRun: false,
  })),
  row("user.list", "the members", administrators, () => ({})),
  row("user.listForPrograms", "the members", administrators, () => ({})),
  row("user.listEntries", "the members", administrators, () => ({})),
  row("user.updateRole", "the author", administrators, ({ author }) => ({ id: author.id, role: "이사" })),
  row("user.toggleActive", "another", administrators, async (world) => ({ id: (await newMember(world)).id })),
  row("user.remove", "another", administrators, async (world) => ({ id: (await newMember(world)).id })),
];

/** A correction of somebody's data, by which nobody is written to a second time. */
async function corrected({ site }: World) {
  const user = await createUser(site.fork(), { zonecode: "00000", address: "견본로 1", detailAddress: "1층" });
  const seen = Object.fromEntries(
    Object.keys(correction.shape).map((field) => [field, user[field as keyof typeof user]]),
  );
  return { id: user.id, seen, changes: { ...seen, career: "단청장 이수" } };
}

async function appointed(world: World, caller: Caller) {
  await checked(world, caller);
  return { id: (await newMember(world)).id, isAdmin: true };
}

/** Callers of their own: the password of another row's must not count as checked. */
const appointmentRows: Row[] = [
  row("auth.changeAdmin", "another", administrators, appointed),
  row(
    "auth.changeAdmin",
    "another, the password unchecked",
    { ...administrators, administrator: 403 },
    async (world) => ({
      id: (await newMember(world)).id,
      isAdmin: true,
    }),
  ),
].map((made) => ({ ...made, isAboutCaller: true }));

const helpRows: Row[] = [
  row("auth.memberAccount", "another", administrators, async (world) => ({ id: (await newMember(world)).id })),
  row("auth.correctMember", "another", administrators, corrected),
  row("auth.inviteAgain", "who has no password", administrators, async ({ site }) => ({
    id: (await createInvited(site)).user.id,
  })),
  row("auth.sendMemberCode", "another", administrators, async (world) => ({ id: (await newMember(world)).id })),
];

/** The upload takes a form, hence it is no procedure; without a file it is refused to those who may. */
const uploadRow: Row = {
  name: "POST /api/upload",
  what: "nothing",
  statuses: { ...members, ...each(400), administrator: 400 },
  prepare: ({ site }) =>
    Promise.resolve(async (token) => {
      const headers = token ? { authorization: `Bearer ${token}` } : undefined;
      const body = new FormData();
      body.append("note", "글");
      const answer = await fetch(`${site.origin}/api/upload`, {
        method: "POST",
        body,
        ...(headers ? { headers } : {}),
      });
      return { status: answer.status, body: await answer.json(), headers: answer.headers };
    }),
};

export const accountRows: Row[] = [
  ...doorRows,
  ...memberRows,
  ...openSessionRows,
  ...administratorRows,
  ...appointmentRows,
  ...helpRows,
  ...factorRows,
  uploadRow,
];
