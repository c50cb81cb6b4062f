import { expect, test } from "vitest";
import { createAnswerCheck, type Exchange } from "./answer-check.ts";

const error = {
  type: "object",
  required: ["message", "code", "reason"],
  additionalProperties: false,
  properties: { message: { type: "string" }, code: { type: "string" }, reason: { type: "string" } },
};
const post = {
  type: "object",
  required: ["index", "author"],
  additionalProperties: false,
  properties: {
    index: { type: "integer" },
    author: { $ref: "#/components/schemas/Name" },
    at: { format: "date-time" },
  },
};
const json = (media: object) => ({ content: { "application/json": media } });

const check = createAnswerCheck({
  paths: {
    "/post": {
      get: {
        responses: {
          200: json({ schema: post }),
          404: json({ schema: { $ref: "#/components/schemas/Error" }, examples: { POST_NOT_FOUND: {} } }),
        },
      },
    },
    "/users/{email}": { get: { responses: { 200: json({ schema: { type: "boolean" } }) } } },
    "/users/list": { get: { responses: { 200: json({ schema: { type: "array" } }) } } },
  },
  components: {
    schemas: {
      Error: error,
      Name: { $ref: "#/components/schemas/Word" },
      Word: { type: "string", minLength: 1 },
    },
  },
});

const answer = (body: unknown, rest: Partial<Exchange> = {}): Exchange => ({
  method: "GET",
  path: "/api/post",
  status: 200,
  contentType: "application/json; charset=utf-8",
  body: JSON.stringify(body),
  ...rest,
});
const right = { index: 1, author: "가람" };
const gone = { message: "게시물을 찾을 수 없습니다.", code: "NOT_FOUND", reason: "POST_NOT_FOUND" };

test.each([
  ["an answer", answer(right)],
  ["a refusal", answer(gone, { status: 404 })],
  ["no more than the headers of it", answer("", { method: "HEAD" })],
  ["that nothing has changed", answer("", { status: 304 })],
  ["a path with a parameter", answer(true, { path: "/api/users/a%40b.kr" })],
  ["a whole path before one with a parameter", answer([], { path: "/api/users/list" })],
  ["an address of no call", answer({ reason: "CALL_NOT_FOUND" }, { path: "/api/nothing", status: 404 })],
  [
    "a compressed body, wherever it is sent",
    answer({ reason: "CONTENT_TYPE_UNSUPPORTED" }, { method: "POST", path: "/api/nothing", status: 415 }),
  ],
  ["a method of no call", answer({ reason: "METHOD_NOT_ALLOWED" }, { method: "PUT", status: 405 })],
  ["what stands beside the calls", answer("<!doctype html>", { path: "/api/docs" })],
  ["a page", answer("<!doctype html>", { path: "/community/notice" })],
])("API-43 the document tells of %s", (_case, exchange) => {
  expect(check(exchange)).toBeUndefined();
});

test.each([
  [
    "a status",
    answer(gone, { status: 410 }),
    "GET /post answers 410 (POST_NOT_FOUND), which the document does not tell",
  ],
  [
    "a reason",
    answer({ ...gone, reason: "POST_HIDDEN" }, { status: 404 }),
    "GET /post answers 404, which gives the reason POST_HIDDEN, which the document does not tell",
  ],
  ["a refusal without a reason", answer({ message: "없습니다." }, { status: 404 }), "gives the reason undefined"],
  ["a field that is missing", answer({ index: 1 }), "must have required property 'author'"],
  ["a field that nobody declared", answer({ ...right, passwordHash: "$argon2id$" }), "(passwordHash)"],
  ["a value of another type", answer({ ...right, index: "1" }), "/index must be integer"],
  ["a value that a named schema refuses", answer({ ...right, author: "" }), "/author must NOT have fewer than 1"],
  ["a time that is none", answer({ ...right, at: "yesterday" }), '/at must match format "date-time"'],
  ["another field in a refusal", answer({ ...gone, stack: "at" }, { status: 404 }), "(stack)"],
  ["a page in place of JSON", answer(right, { contentType: "text/html" }), "comes as text/html"],
  ["half an answer", answer(right, { body: "{" }), "must be object"],
  ["an answer of no call", answer([], { path: "/api/nothing" }), "GET /nothing answers 200, and the document knows no"],
  ["an answer to no method", answer({}, { method: "PUT" }), "PUT /post answers 200, and the document knows no"],
  ["a status of a call under a parameter", answer(gone, { path: "/api/users/x", status: 404 }), "GET /users/{email}"],
])("API-43 %s that the document does not tell is found", (_case, exchange, sentence) => {
  expect(check(exchange)).toContain(sentence);
});
