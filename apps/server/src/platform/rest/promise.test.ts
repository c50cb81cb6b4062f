import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { brokenPromises, type Promised } from "../../../testing/rest/promise.ts";
import { createApiDocument } from "../../rest.ts";
import { version } from "./about.ts";
import type { Document, Operation } from "./openapi.ts";

const read = (path: string) => readFile(new URL(path, import.meta.url), "utf8");

/** The calls of the specification, and of each what its programs send and read. */
const promised = JSON.parse(await read("../../../testing/rest/promised-1.0.0.json")) as Record<string, Promised>;
const changelog = await read("../../../../../docs/api-changelog.md");
const page = await read("../../../../../docs/api.md");
const document = JSON.parse(JSON.stringify(createApiDocument())) as Document;

test("API-52 what the first version promised, today's document holds", () => {
  expect(Object.keys(promised).length).toBeGreaterThan(30);
  expect(brokenPromises(promised, document)).toEqual([]);
});

function get(of: Document, path: string, method: string): Operation {
  const operation = (of.paths?.[path] as Record<string, Operation> | undefined)?.[method];
  if (!operation) throw new Error(`no ${method} ${path}`);
  return operation;
}

type Schema = { $ref?: string; properties: Record<string, Schema>; required: string[]; items: Schema };

/** The schema itself, where a name stands for it. */
const named = ({ components }: Document, schema: Schema): Schema =>
  schema.$ref ? (components?.schemas?.[schema.$ref.split("/").at(-1) ?? ""] as unknown as Schema) : schema;

/** The schema of a body, as JSON holds it. */
function schemaIn(of: Document, holder: unknown): Schema {
  const [media] = Object.values((holder as { content: Record<string, { schema: Schema }> }).content);
  if (!media) throw new Error("nothing is said of it");
  return named(of, media.schema);
}

/** Of a successful answer. */
const answerOf = (of: Document, path: string, method: string) => schemaIn(of, get(of, path, method).responses?.["200"]);

test.each<[string, (changed: Document) => void, string]>([
  ["a call that is gone", ({ paths }) => delete paths?.["/property"], "GET /property is gone"],
  ["a method that is gone", ({ paths }) => delete paths?.["/comment"]?.delete, "DELETE /comment is gone"],
  [
    "a field of an answer",
    (changed) => delete answerOf(changed, "/auth/refresh", "post").properties["accessToken"],
    "POST /auth/refresh answers no accessToken",
  ],
  [
    "a field that an answer need not have any more",
    (changed) => (answerOf(changed, "/auth/refresh", "post").required = []),
    "POST /auth/refresh answers no accessToken",
  ],
  [
    "a field of each row",
    (changed) => delete named(changed, answerOf(changed, "/history", "get").items).properties["year"],
    "GET /history answers no [].year",
  ],
  [
    "a parameter",
    (changed) => (get(changed, "/post/list", "get").parameters = []),
    "GET /post/list takes no searchKeyword",
  ],
  [
    "a field that is suddenly needed",
    (changed) => schemaIn(changed, get(changed, "/comment", "post").requestBody).required.push("parentCommentId"),
    "POST /comment needs parentCommentId",
  ],
])("API-52 it is found when a version would break programs by %s", (_case, change, found) => {
  const changed = structuredClone(document);
  change(changed);
  expect(brokenPromises(promised, changed)).toContain(found);
});

const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
  Object.keys(item ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
);
const versions = [...changelog.matchAll(/^## (\d+\.\d+\.\d+)$/gmu)].map(([, number]) => number);

test("API-52 the document has the version with which the changelog begins, and the page tells it", () => {
  expect(document.info.version).toBe(version);
  expect(versions[0]).toBe(version);
  expect(versions.at(-1)).toBe("1.0.0");
  expect(page).toContain(`now ${version}.`);
});

test("API-52 the changelog names every call that came after the first version, and none that is not there", () => {
  const listed = [...changelog.matchAll(/`((?:GET|HEAD|POST|PUT|PATCH|DELETE) \/[^`?\s]*)`/gu)].map(
    ([, call = ""]) => call,
  );
  expect(operations.filter((call) => !(call in promised) && !listed.includes(call))).toEqual([]);
  expect(listed.filter((call) => !operations.includes(call))).toEqual([]);
});
