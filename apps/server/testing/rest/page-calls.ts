import { importMessages } from "@bulmo/contracts/member-import";
import { createHash, randomUUID } from "node:crypto";
import { searchMessages } from "@bulmo/contracts/search-rule";
import { correctionFields } from "@bulmo/contracts/member";
import { errorMessages } from "@bulmo/contracts/error";
import { expect } from "vitest";
import { createInvited } from "../account.ts";
import { createUser } from "../fixture.ts";
import { reported } from "../permission/report-rows.ts";
import { trashed } from "../permission/trash-rows.ts";
import type { World } from "../permission/world.ts";
import { privacyCalls } from "./privacy-calls.ts";
import { nothing, type RestRow, restRow } from "./rest-row.ts";
import { sealStop } from "../../src/domains/mail-choice/stop-token.ts";
import { administrationCalls } from "./administration-calls.ts";
import { addressCode } from "../../src/domains/mail-choice/address-code.ts";

const { NOT_ALLOWED, SIGN_IN_REQUIRED, USER_NOT_FOUND, POST_NOT_FOUND } = errorMessages;
const instant = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:\d{2})$/u);
const page = (row: unknown) => ({ list: expect.arrayContaining([row]), page: 1, totalPages: expect.any(Number) });
const done = { success: true };
const missing = { type: "QNA", index: 999_999 };
const nobody = () => ({ id: randomUUID() });
const question = (world: World) => world.createPost("QNA");

/** A call under its requirement, API-41. */
const call = (address: string) => restRow("API-41", address);

const boardRow = {
  index: expect.any(Number),
  title: expect.any(String),
  heading: "",
  author: expect.any(String),
  createdAt: instant,
};

const readerCalls: RestRow[] = [
  call("GET /board/list")("exhibitions and boards", "visitor", nothing, [
    200,
    {
      exhibitions: [1, 2, 3, 4].map((n) => ({
        n,
        type: expect.stringMatching(/^(?:FIRST|SECOND|THIRD|FOURTH)_EXHIBITION$/u),
        title: expect.any(String),
        banner: expect.any(String),
        year: expect.any(Number),
        month: expect.any(Number),
        state: "PAST",
        hasDetails: false,
        groups: expect.any(Array),
      })),
      boards: ["NOTICE", "QNA"].map((type) => expect.objectContaining({ type, address: type.toLowerCase() })),
      menus: [],
    },
  ]),
  call("GET /search")("nothing asked", "visitor", nothing, [200, { groups: [], page: 1 }]),
  call("GET /search")("what nothing holds", "visitor", () => ({ query: "쀍뛟" }), [200, { groups: [], page: 1 }]),
  call("GET /search")("too much asked", "visitor", () => ({ query: "가".repeat(101) }), [400, searchMessages.tooLong]),
  call("GET /chronicle")("a list", "visitor", () => ({ kind: "HISTORY" }), [
    200,
    { revision: expect.any(Number), list: expect.any(Array) },
  ]),
  call("GET /chronicle")("no list", "visitor", () => ({ kind: "NEWS" }), [400, errorMessages.INPUT_INVALID]),
  call("GET /memorial")("the days", "visitor", nothing, [
    200,
    [0, 1].map(() => ({ year: expect.any(Number), date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/u) })),
  ]),
  call("GET /post/notices")("the first page", "visitor", () => ({ page: 1 }), [
    200,
    { list: expect.any(Array), page: 1, totalPages: 1, pinned: [] },
  ]),
  call("GET /post/questions")("a search", "visitor", () => ({ searchType: "TITLE", searchKeyword: "제목" }), [
    200,
    {
      ...page({
        ...boardRow,
        type: "QNA",
        commentCount: expect.any(Number),
        isAnswered: expect.any(Boolean),
        isSecret: expect.any(Boolean),
      }),
      notices: [],
    },
  ]),
  call("GET /post/unanswered")("the latest", "administrator", nothing, [
    200,
    {
      count: expect.any(Number),
      page: 1,
      totalPages: expect.any(Number),
      list: expect.arrayContaining([{ index: expect.any(Number), title: expect.any(String), createdAt: instant }]),
    },
  ]),
  call("GET /post/unanswered")("the latest", "member", nothing, [403, NOT_ALLOWED]),
  call("POST /post/view")("a post", "visitor", question, [200, { views: 1 }]),
  call("POST /post/view")("one's own", "author", question, [200, { views: 0 }]),
  call("POST /post/view")("nothing", "visitor", () => missing, [404, POST_NOT_FOUND]),
];

const comment = async (world: World) => ({ kind: "COMMENT", commentId: (await world.createComment()).id });

const reportCalls = [
  call("POST /report")("another's", "member", async (world) => ({ target: await comment(world), reason: "AD" }), [
    200,
    { isNew: true },
  ]),
  call("POST /report")("one's own", "author", async (world) => ({ target: await comment(world), reason: "AD" }), [
    403,
    "본인이 쓴 글이나 댓글은 신고할 수 없습니다.",
  ]),
  call("GET /report/list")("the queue", "administrator", () => ({ page: 1, limit: 2 }), [
    200,
    page(expect.objectContaining({ kind: "COMMENT", count: 1, reasons: [{ reason: "AD", count: 1 }] })),
  ]),
  call("GET /report/list")("the queue", "member", nothing, [403, NOT_ALLOWED]),
  call("GET /report/count")("the queue", "administrator", nothing, [200, { count: expect.any(Number) }]),
  call("POST /report/dismiss")("a comment", "administrator", reported, [200, done]),
  call("POST /report/dismiss")("a comment", "member", reported, [403, NOT_ALLOWED]),
];

const trashCalls = [
  call("GET /trash/list")("the trash", "administrator", nothing, [
    200,
    { list: expect.any(Array), page: 1, totalPages: expect.any(Number) },
  ]),
  call("GET /trash/list")("the trash", "visitor", nothing, [401, SIGN_IN_REQUIRED]),
  call("POST /trash/restore")("a question", "administrator", trashed, [
    200,
    { type: "QNA", index: expect.any(Number) },
  ]),
  call("POST /trash/restore")("a question", "author", trashed, [403, NOT_ALLOWED]),
  call("DELETE /trash")("a question", "administrator", trashed, [200, done]),
  call("DELETE /trash")("nothing", "administrator", () => missing, [404, POST_NOT_FOUND]),
];

const newMember = ({ site }: World) => createUser(site.fork());
const invited = async ({ site }: World) => ({ id: (await createInvited(site)).user.id });

async function correction(world: World) {
  const member = await newMember(world);
  const seen = Object.fromEntries(correctionFields.map((field) => [field, member[field]]));
  const home = { zonecode: "00000", address: "견본시 견본로 1", detailAddress: "2층" };
  return { id: member.id, seen, changes: { ...seen, ...home, career: "단청장" } };
}

const untouched = { dormantSince: null, invitation: null, consents: [] };

const memberCalls = [
  call("GET /users/entries")("all", "administrator", nothing, [
    200,
    expect.arrayContaining([expect.objectContaining({ username: expect.any(String), joinedAt: instant })]),
  ]),
  call("GET /users/entries")("all", "member", nothing, [403, NOT_ALLOWED]),
  call("GET /users/account")("a member", "administrator", async (world) => ({ id: (await newMember(world)).id }), [
    200,
    { isAdmin: false, hasPassword: true, codeAddress: expect.stringContaining("@"), ...untouched },
  ]),
  call("GET /users/account")("nobody", "administrator", nobody, [404, USER_NOT_FOUND]),
  call("PUT /users/is-admin")(
    "unchecked",
    "administrator",
    async (world) => ({
      id: (await newMember(world)).id,
      isAdmin: true,
    }),
    [403, errorMessages.PASSWORD_UNCHECKED],
  ),
  call("PUT /users/is-admin")("oneself", "author", ({ author }) => ({ id: author.id, isAdmin: true }), [
    403,
    NOT_ALLOWED,
  ]),
  call("PUT /users/correction")("a member", "administrator", correction, [
    200,
    expect.objectContaining({ career: "단청장", zonecode: "00000" }),
  ]),
  call("PUT /users/correction")("a member", "author", correction, [403, NOT_ALLOWED]),
  call("POST /users/import")(
    "a line without an address",
    "administrator",
    () => ({ lines: [{ line: 2, name: "도한" }] }),
    [200, { list: [expect.objectContaining({ line: 2, outcome: "UNFIT" })] }],
  ),
  call("POST /users/import")("no line", "administrator", () => ({ lines: [] }), [400, importMessages.none]),
  call("POST /users/import")("a line", "member", () => ({ lines: [{ line: 2, name: "도한" }] }), [403, NOT_ALLOWED]),
  call("POST /users/invitation")("who waits", "administrator", invited, [
    200,
    { sentTo: expect.stringContaining("@") },
  ]),
  call("POST /users/invitation")(
    "who has a password",
    "administrator",
    async (world) => ({
      id: (await newMember(world)).id,
    }),
    [409, errorMessages.INVITATION_NEEDLESS],
  ),
  call("POST /users/password-code")(
    "a member",
    "administrator",
    async (world) => ({
      id: (await newMember(world)).id,
    }),
    [200, { sentTo: expect.stringContaining("@") }],
  ),
  call("POST /users/password-code")("nobody", "administrator", nobody, [404, USER_NOT_FOUND]),
];

const token = async ({ site }: World) => ({ token: (await createInvited(site)).token });
const unknown = () => ({ token: createHash("sha256").update(randomUUID()).digest("base64url") });

const invitationCalls = [
  call("POST /auth/invitation")("one that waits", "visitor", token, [
    200,
    { username: expect.any(String), expiresAt: instant },
  ]),
  call("POST /auth/invitation")("none", "visitor", unknown, [404, errorMessages.INVITATION_GONE]),
  call("POST /auth/invitation/accept")(
    "one that waits",
    "visitor",
    async (world) => ({
      ...(await token(world)),
      password: "lotus-Pond-1!",
    }),
    [200, { username: expect.any(String) }],
  ),
  call("POST /auth/invitation/accept")(
    "a common password",
    "visitor",
    async (world) => ({
      ...(await token(world)),
      password: "P@ssw0rd1!",
    }),
    [400, errorMessages.PASSWORD_GUESSABLE],
  ),
];

const mailCalls = [
  call("GET /users/mail")("one's own", "member", nothing, [
    200,
    {
      isProven: expect.any(Boolean),
      refusedAt: null,
      choices: ["ANSWER", "COMMENT", "REPLY", "EVENT"]
        .map((kind) => ({ kind, isOn: true }))
        .concat({ kind: "NOTICE", isOn: false }),
    },
  ]),
  call("GET /users/mail")("nobody's", "visitor", nothing, [401, SIGN_IN_REQUIRED]),
  call("PUT /users/mail")("one's own", "author", () => ({ kind: "COMMENT", isOn: false }), [
    200,
    { kind: "COMMENT", isOn: false },
  ]),
  call("POST /users/mail/proof")(
    "of one's own address",
    "author",
    async ({ site }) => void (await site.fork().execute("delete from email_proof")),
    [200, { sentTo: expect.stringContaining("@") }],
  ),
  call("PUT /users/mail/proof")("by a wrong code", "author", () => ({ code: "12345x" }), [
    400,
    "인증번호는 여섯 자리 숫자입니다.",
  ]),
  call("PUT /users/mail/proof")(
    "by the code",
    "author",
    ({ site, author }) => ({
      code: addressCode(site.addressCodeKey, { userId: author.id, email: author.email }, new Date()),
    }),
    [200, expect.objectContaining({ isProven: true })],
  ),
  call("PUT /users/mail/proof")("once more", "author", () => ({ code: "123456" }), [
    409,
    errorMessages.MAIL_PROOF_NEEDLESS,
  ]),
  call("POST /users/mail/stop")(
    "by the link of a mail",
    "visitor",
    ({ site, author }) => ({ token: sealStop(site.mailStopKey, { userId: author.id, kind: "REPLY" }) }),
    [200, { kind: "REPLY", isOn: false }],
  ),
  call("POST /users/mail/stop")("by no such link", "visitor", () => ({ token: "aGVsbG8" }), [
    404,
    errorMessages.MAIL_STOP_UNKNOWN,
  ]),
];

/** What the site's own pages do besides the calls that the association asked for. */
export const pageCalls = [
  ...readerCalls,
  ...reportCalls,
  ...trashCalls,
  ...memberCalls,
  ...invitationCalls,
  ...administrationCalls,
  ...mailCalls,
  ...privacyCalls,
];
