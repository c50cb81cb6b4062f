import { randomUUID } from "node:crypto";
import { errorMessages } from "@bulmo/contracts/error";
import { keyMessages } from "@bulmo/contracts/key";
import { validSignUp } from "@bulmo/contracts/testing/sign-up.cases";
import { expect } from "vitest";
import { createUser, fixturePassword } from "../fixture.ts";
import type { World } from "../permission/world.ts";
import { nothing, restRow } from "./rest-row.ts";

let count = 0;

function newcomer() {
  count += 1;
  const { confirmPassword: _stays, ...rest } = validSignUp;
  return { ...rest, username: `newcomer${count}`, nickname: `새내기${count}`, email: `newcomer${count}@example.org` };
}

/** A member as every call shows one: these fields and no other, a password least of all. */
const member = {
  _id: expect.any(String),
  id: expect.any(String),
  username: expect.any(String),
  name: expect.any(String),
  nickname: expect.any(String),
  email: expect.any(String),
  homepage: expect.any(String),
  zonecode: expect.any(String),
  address: expect.any(String),
  detailAddress: expect.any(String),
  profile: "",
  career: "",
  activity: "",
  role: "회원",
  grade: null,
  isActive: true,
};

const { homepage: _homepage, zonecode: _zonecode, detailAddress: _detail, ...listed } = member;
const credentials = ({ author }: World) => ({ username: author.username, password: fixturePassword });
const identity = ({ author }: World) => ({ name: author.name, email: author.email });
const newId = async ({ site }: World) => ({ id: (await createUser(site.fork())).id });
const nobodyHere = () => ({ name: "없는사람", email: "nobody@example.org" });
const done = { success: true };
const { SIGN_IN_FAILED, SIGN_IN_REQUIRED, NOT_ALLOWED, USER_NOT_FOUND, PASSWORD_CHANGE_FAILED } = errorMessages;

const signIn = restRow("API-04", "POST /auth/sign-in");
const signUp = restRow("API-05", "POST /auth/sign-up");
const register = restRow("API-07", "POST /auth/admin/sign-up");
const findId = restRow("API-12", "GET /auth/find-id");
const judgePassword = restRow("API-53", "POST /auth/judge-password");
const checkPassword = restRow("API-14", "POST /auth/check-password");

const doorCalls = [
  signIn("an account", "visitor", credentials, [
    200,
    { accessToken: expect.any(String), expiresIn: 600, user: { ...member, agreementNotices: [] } },
  ]),
  signIn("a wrong password", "visitor", (world) => ({ ...credentials(world), password: "no" }), [401, SIGN_IN_FAILED]),
  signUp("somebody new", "visitor", newcomer, [200, member]),
  signUp("no email", "visitor", () => ({ ...newcomer(), email: "" }), [400, "이메일을 입력해주세요."]),
  signUp("a taken name", "visitor", (world) => ({ ...newcomer(), username: world.author.username }), [
    409,
    errorMessages.ALREADY_TAKEN_USERNAME,
  ]),
  restRow("API-06", "POST /auth/sign-up/valid")("a taken email", "visitor", ({ author }) => ({ email: author.email }), [
    200,
    { isUsernameDuplicated: false, isNicknameDuplicated: false, isEmailDuplicated: true },
  ]),
  register("somebody new", "administrator", () => ({ ...newcomer(), isAdmin: true }), [200, member]),
  register("somebody new", "member", newcomer, [403, NOT_ALLOWED]),
  restRow("API-08", "POST /auth/sign-out")("without a session", "visitor", nothing, [200, done]),
  restRow("API-09", "POST /auth/refresh")("without a session", "visitor", nothing, [401, SIGN_IN_REQUIRED]),
  restRow("API-10", "GET /auth/me")("oneself", "member", nothing, [200, { ...member, agreementNotices: [] }]),
  restRow("API-10", "GET /auth/me")("nobody", "visitor", nothing, [401, SIGN_IN_REQUIRED]),
  restRow("API-11", "GET /auth/check-role")("a member", "member", nothing, [200, false]),
  restRow("API-11", "GET /auth/check-role")("an administrator", "administrator", nothing, [200, true]),
  findId("a member", "visitor", identity, [200, { username: expect.any(String) }]),
  findId("nobody", "visitor", nobodyHere, [404, USER_NOT_FOUND]),
  restRow("API-13", "POST /auth/password-code")("a member", "visitor", identity, [200, done]),
  restRow("API-13", "POST /auth/password-code")("nobody", "visitor", nobodyHere, [200, done]),
  judgePassword("a passphrase", "visitor", () => ({ password: "river-Stone-7!" }), [200, { isWeak: false }]),
  judgePassword("a common one", "visitor", () => ({ password: "P@ssw0rd1!" }), [200, { isWeak: true }]),
  judgePassword("the typed name", "visitor", () => ({ password: "Garam#1985", name: "Garam" }), [
    200,
    { isWeak: true },
  ]),
  judgePassword("one's own username", "author", ({ author }) => ({ password: `${author.username}!a1` }), [
    200,
    { isWeak: true },
  ]),
  judgePassword("one without a digit", "visitor", () => ({ password: "lotuslotus!" }), [
    400,
    "비밀번호에 숫자가 포함되어야 합니다.",
  ]),
  checkPassword("the right one", "member", () => ({ password: fixturePassword }), [200, { isValid: true }]),
  checkPassword("a wrong one", "member", () => ({ password: "no" }), [200, { isValid: false }]),
  ...(["visitor", "member"] as const).map((who) =>
    restRow(who === "visitor" ? "API-15" : "API-16", "POST /auth/change-password")(
      "without proof",
      who,
      (world) => ({ ...identity(world), password: "another-Pond-2!" }),
      [who === "visitor" ? 400 : 403, PASSWORD_CHANGE_FAILED],
    ),
  ),
];

const factor = "/auth/second-factor";
const { PASSWORD_UNCHECKED, SECOND_FACTOR_WRONG } = errorMessages;

/** The author has checked no password: `open-session` looks at what that opens. */
const openSessionCalls = [
  restRow("V7.5.2", "GET /auth/sessions")("one's own", "member", nothing, [
    200,
    [
      {
        id: expect.any(String),
        device: "",
        startedAt: expect.any(String),
        lastUsedAt: expect.any(String),
        isCurrent: true,
      },
    ],
  ]),
  restRow("V7.5.2", "GET /auth/sessions")("nobody's", "visitor", nothing, [401, SIGN_IN_REQUIRED]),
  restRow("V7.5.2", "POST /auth/sessions/end")("unchecked", "author", () => ({ id: randomUUID() }), [
    403,
    PASSWORD_UNCHECKED,
  ]),
  restRow("V7.5.2", "POST /auth/sessions/end-others")("unchecked", "author", nothing, [403, PASSWORD_UNCHECKED]),
];

/** The administrator of the table has checked no password: what that opens is the matter of `second-factor`. */
const factorCalls = [
  restRow("SEC-14", `GET ${factor}`)("one's own", "administrator", nothing, [
    200,
    { isOn: false, isRequired: false, recoveryCodesLeft: 0 },
  ]),
  restRow("SEC-14", `GET ${factor}`)("a member", "member", nothing, [403, NOT_ALLOWED]),
  restRow("SEC-14", `POST ${factor}/set-up`)("unchecked", "administrator", nothing, [403, PASSWORD_UNCHECKED]),
  restRow("SEC-14", `POST ${factor}/confirm`)("letters", "administrator", () => ({ code: "abcdef" }), [
    400,
    SECOND_FACTOR_WRONG,
  ]),
  restRow("SEC-14", `POST ${factor}/recovery-codes`)("unchecked", "administrator", nothing, [403, PASSWORD_UNCHECKED]),
  restRow("SEC-14", `POST ${factor}/off`)("a visitor", "visitor", nothing, [401, SIGN_IN_REQUIRED]),
];

const keyCall = (call: string) => restRow("API-44", call);

/** The author has checked no password: `key` looks at what that opens. */
const keyCalls = [
  keyCall("GET /keys")("one's own", "member", nothing, [200, []]),
  keyCall("GET /keys")("nobody's", "visitor", nothing, [401, SIGN_IN_REQUIRED]),
  keyCall("POST /keys")("unchecked", "author", () => ({ name: "견본", scopes: ["read"] }), [403, PASSWORD_UNCHECKED]),
  keyCall("POST /keys")("for nothing", "author", () => ({ name: "견본", scopes: ["admin"] }), [
    400,
    keyMessages.scopesMissing,
  ]),
  keyCall("GET /keys/all")("everybody's", "administrator", nothing, [200, { list: [], page: 1, totalPages: 1 }]),
  keyCall("GET /keys/all")("everybody's", "member", nothing, [403, NOT_ALLOWED]),
  keyCall("DELETE /keys")("one that is not there", "member", () => ({ id: randomUUID() }), [
    404,
    errorMessages.KEY_NOT_FOUND,
  ]),
];

const update = restRow("API-20", "PUT /users");
const role = restRow("API-21", "PUT /users/role");
const active = restRow("API-22", "PUT /users/is-active");
const remove = restRow("API-23", "DELETE /users");
const byEmail = restRow("API-19", "GET /users/{email}");

const self = ({ author }: World) => ({
  name: author.name,
  nickname: author.nickname,
  email: author.email,
  zonecode: "00000",
  address: validSignUp.address,
  detailAddress: validSignUp.detailAddress,
});

const memberCalls = [
  restRow("API-17", "GET /users")("oneself", "member", nothing, [200, member]),
  restRow("API-18", "GET /users/list")("the first page", "administrator", () => ({ page: 1, limit: 1 }), [
    200,
    {
      list: [{ ...listed, createdAt: expect.any(String) }],
      page: 1,
      totalPages: expect.any(Number),
      total: expect.any(Number),
      nextCursor: expect.any(String),
    },
  ]),
  byEmail("a member", "administrator", ({ author }) => ({ email: author.email }), [200, member]),
  byEmail("another", "member", ({ author }) => ({ email: author.email }), [403, NOT_ALLOWED]),
  update("oneself", "author", self, [200, { ...member, address: validSignUp.address }]),
  update("a taken nickname", "member", (world) => ({ ...self(world), email: "other@example.org" }), [
    409,
    errorMessages.ALREADY_TAKEN_NICKNAME,
  ]),
  role("a member", "administrator", async (world) => ({ ...(await newId(world)), role: "이사" }), [
    200,
    { role: "이사" },
  ]),
  role("five characters", "administrator", async (world) => ({ ...(await newId(world)), role: "다섯글자다" }), [
    400,
    "직책은 최대 4자 이하여야 합니다.",
  ]),
  active("a member", "administrator", newId, [200, { isActive: false }]),
  active("nobody", "administrator", () => ({ id: randomUUID() }), [404, USER_NOT_FOUND]),
  remove("a member", "administrator", newId, [200, done]),
  remove("another", "member", newId, [403, NOT_ALLOWED]),
];

export const accountCalls = [...doorCalls, ...factorCalls, ...openSessionCalls, ...keyCalls, ...memberCalls];
