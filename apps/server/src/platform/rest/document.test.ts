import type { Failure } from "../http/error-answer.ts";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import { createApiDocument } from "../../rest.ts";
import { appRouter } from "../../router.ts";
import type { Document, Operation } from "./openapi.ts";
import { proceduresOf } from "./rest-meta.ts";

// As a reader gets it: what JSON leaves out is not there.
const json = JSON.stringify(createApiDocument());
const document = JSON.parse(json) as Document;

const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
  Object.entries(item ?? {}).map(([method, operation]) => ({
    call: `${method.toUpperCase()} ${path}`,
    operation: operation as Operation,
  })),
);

/** The calls that the association asked for, and the one that requirements/decisions.md adds. */
const calls = [
  "POST /auth/sign-in",
  "POST /auth/sign-up",
  "POST /auth/sign-up/valid",
  "POST /auth/admin/sign-up",
  "POST /auth/sign-out",
  "POST /auth/refresh",
  "GET /auth/me",
  "GET /auth/check-role",
  "GET /auth/find-id",
  "POST /auth/password-code",
  "POST /auth/check-password",
  "POST /auth/change-password",
  "GET /users",
  "GET /users/list",
  "GET /users/{email}",
  "PUT /users",
  "PUT /users/role",
  "PUT /users/is-active",
  "DELETE /users",
  "POST /upload",
  "GET /history",
  "GET /property",
  "POST /history",
  "POST /property",
  "POST /post",
  "PUT /post",
  "PUT /post/pin",
  "GET /post",
  "DELETE /post",
  "POST /post/like",
  "GET /post/list",
  "GET /comment/list",
  "POST /comment",
  "POST /comment/like",
  "DELETE /comment",
];

test("API-40 the document has every call of the specification", () => {
  expect(document.openapi).toMatch(/^3\.1\./u);
  const there = new Set(operations.map(({ call }) => call));
  expect(calls.filter((call) => !there.has(call))).toEqual([]);
});

/** Procedures that are no call of their own, each with its reason. */
const withoutCall: Readonly<Record<string, string>> = {
  "post.list": "what the site's pages show of a list; GET /post/list is post.listForPrograms, which tells more",
  "post.get": "what the site's pages show of a post; GET /post is post.getForPrograms, which tells more",
  "user.list": "what the site's pages show of members; GET /users/list is user.listForPrograms, which tells more",
};

/** No procedures: a form with a file, files that come by tus, and lists that are taken along. */
const besideProcedures = [
  "upload-add",
  "attachment-begin",
  "attachment-ask",
  "attachment-send",
  "attachment-give-up",
  "attachment-get",
  "dues-downloadCsv",
  "dues-downloadExcel",
  "event-downloadCsv",
  "event-downloadExcel",
];

const isSuccess = (status: string) => status.startsWith("2");

/** The generator's own spelling. */
const idOf = (procedure: string) => procedure.replaceAll(".", "-");

test("API-41 every procedure is a call of the document, and every call is one, or said here not to be", () => {
  const procedures = proceduresOf(appRouter);
  const documented = operations.map(({ operation }) => operation.operationId ?? "");
  const expected = procedures
    .filter(({ name }) => !(name in withoutCall))
    .map(({ name, meta }) => meta.openapi?.operationId ?? idOf(name));
  expect(documented.toSorted()).toEqual([...expected, ...besideProcedures].toSorted());
  const known = new Set(procedures.map(({ name }) => name));
  expect(Object.keys(withoutCall).filter((name) => !known.has(name))).toEqual([]);
});

test("API-41 what only reads is a GET, and a GET only reads: a key for reading is enough for it", () => {
  const types = appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>;
  const wrong = operations.filter(({ call, operation: { operationId = "" } }) => {
    const type = types[operationId.replace("-", ".")]?._def.type;
    return type !== undefined && (type === "query") !== call.startsWith("GET ");
  });
  expect(wrong.map(({ call }) => call)).toEqual([]);
});

test("API-48 the document names If-Match where a call heeds it, and nowhere else", () => {
  const heeding = operations.filter(({ operation: { parameters = [] } }) =>
    parameters.some((parameter) => "name" in parameter && parameter.name === "If-Match"),
  );
  const conditional = proceduresOf(appRouter).filter(({ meta }) => meta.isConditional);
  expect(conditional.length).toBeGreaterThan(3);
  expect(heeding.map(({ operation: { operationId = "" } }) => operationId).toSorted()).toEqual(
    conditional.map(({ name }) => idOf(name)).toSorted(),
  );
});

test.each(operations)("API-41 $call says who may call it, under a tag that the document describes", ({ operation }) => {
  expect(operation.description).toMatch(/[가-힣]/u);
  const described = new Set(document.tags?.map(({ name }) => name));
  expect(operation.tags?.filter((tag) => !described.has(tag))).toEqual([]);
});

test.each(operations)("API-40 $call shows an example, and what may go wrong in Korean", ({ operation }) => {
  const { requestBody, parameters = [], responses = {}, security } = operation;
  const [, ok] = Object.entries(responses).find(([status]) => isSuccess(status)) ?? [];
  // What tus answers stands in headers, and what a file is too.
  const said = ok && "headers" in ok ? Object.values(ok.headers ?? {}) : [];
  const shown = (ok && "content" in ok ? ok.content?.["application/json"] : undefined) ?? said[0];
  expect(shown).toHaveProperty("example");
  for (const media of Object.values(requestBody && "content" in requestBody ? requestBody.content : {}))
    expect(media.example).toBeDefined();
  const needed = parameters.filter((parameter) => "required" in parameter && parameter.required);
  for (const parameter of needed) expect(parameter).toHaveProperty("example");
  expect(security).toBeDefined();
  const failures = Object.entries(responses).filter(([status]) => !isSuccess(status));
  expect(failures.map(([status]) => status)).toEqual(expect.arrayContaining(["500", "503"]));
  for (const [, failure] of failures)
    expect(failure && "description" in failure && failure.description).toMatch(/[가-힣]/u);
});

/** Answers without a body: a file is unchanged, or not so long; another line is still sending it. */
const bodiless: Readonly<Record<string, readonly string[]>> = {
  "attachment-get": ["304", "416"],
  "attachment-ask": ["423"],
};

test.each(operations)("API-02 API-40 every failure of $call is one shape, with its reason", ({ operation }) => {
  const failures = Object.entries(operation.responses ?? {}).filter(([status]) => !isSuccess(status));
  for (const [status, failure] of failures) {
    if (bodiless[operation.operationId ?? ""]?.includes(status)) continue;
    const media = failure && "content" in failure ? failure.content?.["application/json"] : undefined;
    expect(media?.schema).toEqual({ $ref: "#/components/schemas/Error" });
    for (const [reason, example] of Object.entries(media?.examples ?? {})) {
      const { errors = [], ...said } = (example as { value: Failure }).value;
      expect(said).toEqual({ message: expect.any(String), code: expect.any(String), reason });
      for (const { field, ...rest } of errors) {
        expect(field).toMatch(/^[a-z]/u);
        expect(rest).toEqual({ reason, message: said.message });
      }
    }
  }
  expect(document.components?.schemas?.["Error"]).toMatchObject({ required: ["message", "code", "reason"] });
});

test("ATT-02 API-40 files of posts are in the document, below the site and not below its calls", () => {
  const get = document.paths?.["/files/{id}/{name}"]?.get;
  expect(get?.servers).toEqual([{ url: "/", description: expect.any(String) }]);
  expect(Object.keys(get?.responses ?? {})).toEqual(
    expect.arrayContaining(["200", "206", "304", "401", "404", "416", "503"]),
  );
  expect(get?.responses?.["200"]).toMatchObject({ content: { "application/octet-stream": {} } });
});

test("API-40 lists go as bare arrays, on DELETE too", () => {
  const bodyOf = (call: string) => operations.find((one) => one.call === call)?.operation.requestBody;
  expect(bodyOf("DELETE /post")).toMatchObject({
    content: { "application/json": { schema: { type: "array" }, example: [expect.anything()] } },
  });
  for (const call of ["POST /history", "POST /property"])
    expect(bodyOf(call)).toMatchObject({
      content: {
        "application/json": {
          schema: { oneOf: [{ type: "array" }, { $ref: "#/components/schemas/ChronicleWriting" }] },
          example: [expect.anything()],
        },
      },
    });
});

// Spectral takes half a minute: it looks at the document with the other scanners (tests/long/scan.test.ts).
test("API-40 redocly has nothing to say about the document", async () => {
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lintFromString({ source: json, absoluteRef: "openapi.json", config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
});
