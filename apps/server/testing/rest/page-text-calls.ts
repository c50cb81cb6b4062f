import { errorMessages } from "@bulmo/contracts/error";
import { pageTextMessages } from "@bulmo/contracts/page-text-rule";
import { expect } from "vitest";
import { pageTextOf } from "../page-text.ts";
import { type RestRow, restRow } from "./rest-row.ts";

const { INPUT_INVALID, NOT_ALLOWED, PAGE_TEXT_DRAFT_NOT_FOUND, PAGE_TEXT_OVERTAKEN, SIGN_IN_REQUIRED } = errorMessages;
const { PAGE_TEXT_VERSION_NOT_FOUND } = errorMessages;

const name = "foreword";
const text = pageTextOf({ title: "고친 간행사" });
const named = () => ({ name });
const version = (number: number) => () => ({ name, number });

const reading = (address: string) => restRow("PAG-01", address);
const drafting = (address: string) => restRow("PAG-02", address);
const keeping = (address: string) => restRow("PAG-03", address);

const standing = (fields: object) => expect.objectContaining({ name, ...fields });
const draft = expect.objectContaining({ text, at: expect.any(String) });

export const pageTextCalls: RestRow[] = [
  reading("GET /page-text")("as the site began", "visitor", named, [200, standing({ number: 0 })]),
  reading("GET /page-text")("none", "visitor", () => ({ name: "elsewhere" }), [400, INPUT_INVALID]),
  drafting("PUT /page-text/draft")("a draft", "administrator", () => ({ name, text, revision: 0 }), [
    200,
    standing({ revision: 1, draft }),
  ]),
  drafting("PUT /page-text/draft")(
    "of a revision that is past",
    "administrator",
    () => ({ name, text: pageTextOf(), revision: 0 }),
    [409, PAGE_TEXT_OVERTAKEN],
  ),
  drafting("PUT /page-text/draft")(
    "without a title",
    "administrator",
    () => ({ name, text: pageTextOf({ title: " " }) }),
    [400, pageTextMessages.titleMissing],
  ),
  drafting("PUT /page-text/draft")("a draft", "member", () => ({ name, text }), [403, NOT_ALLOWED]),
  drafting("PUT /page-text/draft")("a draft", "visitor", () => ({ name, text }), [401, SIGN_IN_REQUIRED]),
  drafting("GET /page-text/draft")("it", "administrator", named, [200, standing({ revision: 1, draft })]),
  drafting("GET /page-text/draft")("it", "member", named, [403, NOT_ALLOWED]),
  drafting("POST /page-text/publish")("it", "member", named, [403, NOT_ALLOWED]),
  drafting("POST /page-text/publish")("it", "administrator", () => ({ name, revision: 1 }), [
    200,
    standing({ revision: 2, draft: null }),
  ]),
  drafting("POST /page-text/publish")("nothing that waits", "administrator", named, [404, PAGE_TEXT_DRAFT_NOT_FOUND]),
  reading("GET /page-text")("what was published", "visitor", named, [200, { name, number: 1, text }]),
  keeping("GET /page-text/versions")("all", "administrator", named, [200, [expect.objectContaining({ number: 1 })]]),
  keeping("GET /page-text/versions")("all", "visitor", named, [401, SIGN_IN_REQUIRED]),
  keeping("GET /page-text/version")("one", "administrator", version(1), [200, standing({ number: 1, text })]),
  keeping("GET /page-text/version")("none", "administrator", version(9), [404, PAGE_TEXT_VERSION_NOT_FOUND]),
  keeping("GET /page-text/version")("one", "member", version(1), [403, NOT_ALLOWED]),
  keeping("POST /page-text/restore")("none", "administrator", version(9), [404, PAGE_TEXT_VERSION_NOT_FOUND]),
  keeping("POST /page-text/restore")("the first", "member", version(0), [403, NOT_ALLOWED]),
  keeping("POST /page-text/restore")("the first", "administrator", version(0), [200, standing({ revision: 3 })]),
  drafting("DELETE /page-text/draft")("it", "member", named, [403, NOT_ALLOWED]),
  drafting("DELETE /page-text/draft")("it", "administrator", () => ({ name, revision: 3 }), [
    200,
    standing({ revision: 4, draft: null }),
  ]),
  drafting("DELETE /page-text/draft")("nothing", "administrator", named, [404, PAGE_TEXT_DRAFT_NOT_FOUND]),
];
