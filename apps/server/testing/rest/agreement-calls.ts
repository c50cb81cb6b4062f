import { agreementMessages } from "@bulmo/contracts/agreement";
import { errorMessages } from "@bulmo/contracts/error";
import { expect } from "vitest";
import { agreementTextOf, dayAhead } from "../agreement.ts";
import { nothing, type RestRow, restRow } from "./rest-row.ts";

const { NOT_ALLOWED, SIGN_IN_REQUIRED, AGREEMENT_OVERTAKEN, AGREEMENT_DRAFT_NOT_FOUND } = errorMessages;
const { AGREEMENT_VERSION_NOT_FOUND } = errorMessages;

const document = "PRIVACY";
const text = agreementTextOf("새 방침입니다.");
const note = "제1조를 고쳤습니다.";
const effectiveOn = dayAhead(31);
const named = () => ({ document });
const numbered = (number: number) => () => ({ document, number });
const announcement = (fields: object) => () => ({ document, effectiveOn, note, ...fields });

const call = (address: string) => restRow("PAG-08", address);
const standing = (fields: object) => expect.objectContaining({ document, ...fields });
const done = { success: true };

export const agreementCalls: RestRow[] = [
  call("GET /agreement")("as the site began", "visitor", named, [
    200,
    standing({ number: 0, effectiveOn: "2021-01-11", state: "IN_FORCE", publishedAt: null }),
  ]),
  call("GET /agreement")("none", "visitor", numbered(9), [404, AGREEMENT_VERSION_NOT_FOUND]),
  call("PUT /agreement/draft")("a draft", "administrator", () => ({ document, text, revision: 0 }), [
    200,
    standing({ revision: 1, draft: expect.objectContaining({ text }) }),
  ]),
  call("PUT /agreement/draft")(
    "of a revision that is past",
    "administrator",
    () => ({ document, text: agreementTextOf(), revision: 0 }),
    [409, AGREEMENT_OVERTAKEN],
  ),
  call("PUT /agreement/draft")(
    "that begins without a chapter",
    "administrator",
    () => ({ document, text: { ...text, blocks: text.blocks.slice(1) } }),
    [400, agreementMessages.chapterMissing],
  ),
  call("PUT /agreement/draft")("a draft", "member", () => ({ document, text }), [403, NOT_ALLOWED]),
  call("GET /agreement/draft")("it", "administrator", named, [200, standing({ revision: 1 })]),
  call("GET /agreement/draft")("it", "member", named, [403, NOT_ALLOWED]),
  call("GET /agreement/draft")("it", "visitor", named, [401, SIGN_IN_REQUIRED]),
  call("POST /agreement/publish")("it", "member", announcement({}), [403, NOT_ALLOWED]),
  call("POST /agreement/publish")("without a note", "administrator", announcement({ note: " " }), [
    400,
    agreementMessages.noteMissing,
  ]),
  call("POST /agreement/publish")("for yesterday", "administrator", announcement({ effectiveOn: dayAhead(-1) }), [
    400,
    agreementMessages.dayTaken,
  ]),
  call("POST /agreement/publish")("it", "administrator", announcement({ revision: 1 }), [
    200,
    standing({ draft: null, latest: expect.objectContaining({ number: 1, effectiveOn, note, state: "ANNOUNCED" }) }),
  ]),
  call("POST /agreement/publish")("nothing that waits", "administrator", announcement({}), [
    404,
    AGREEMENT_DRAFT_NOT_FOUND,
  ]),
  call("GET /agreement")("what is announced", "visitor", numbered(1), [200, standing({ number: 1, text, note })]),
  call("GET /agreement/versions")("all", "visitor", named, [
    200,
    [expect.objectContaining({ number: 1 }), expect.objectContaining({ number: 0, state: "IN_FORCE" })],
  ]),
  call("GET /agreement/consents")("one's own", "member", nothing, [200, []]),
  call("GET /agreement/consents")("nobody's", "visitor", nothing, [401, SIGN_IN_REQUIRED]),
  call("POST /agreement/acknowledge")("it", "visitor", numbered(1), [401, SIGN_IN_REQUIRED]),
  call("POST /agreement/acknowledge")("none", "member", numbered(9), [404, AGREEMENT_VERSION_NOT_FOUND]),
  call("POST /agreement/acknowledge")("it", "member", numbered(1), [200, done]),
  call("POST /agreement/withdraw")("it", "member", numbered(1), [403, NOT_ALLOWED]),
  call("POST /agreement/withdraw")("what is in force", "administrator", numbered(0), [400, agreementMessages.inForce]),
  call("POST /agreement/withdraw")("it", "administrator", numbered(1), [
    200,
    standing({ latest: expect.objectContaining({ number: 0 }), draft: expect.objectContaining({ text }) }),
  ]),
  call("DELETE /agreement/draft")("it", "member", named, [403, NOT_ALLOWED]),
  call("DELETE /agreement/draft")("it", "administrator", named, [200, standing({ draft: null })]),
  call("DELETE /agreement/draft")("nothing", "administrator", named, [404, AGREEMENT_DRAFT_NOT_FOUND]),
];
