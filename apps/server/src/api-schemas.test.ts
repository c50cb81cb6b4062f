import { z } from "zod";
import { expect, test } from "vitest";
import { schemaNames } from "./api-schemas.ts";
import { schemaWords } from "./api-schema-words.ts";
import { agreementWords } from "./api-agreement-words.ts";
import { chronicleWords } from "./api-chronicle-words.ts";
import { pageTextWords } from "./api-page-text-words.ts";
import { sitePageWords } from "./api-site-page-words.ts";
import { fieldWords } from "./api-words.ts";
import type { Document } from "./platform/rest/openapi.ts";
import { proceduresOf } from "./platform/rest/rest-meta.ts";
import { mapSchema, mapSchemas, operationsOf, type SchemaPosition, type Schema } from "./platform/rest/schema.ts";
import { createApiDocument } from "./rest.ts";
import { appRouter } from "./router.ts";

// As a reader gets it: what JSON leaves out is not there.
const document = JSON.parse(JSON.stringify(createApiDocument())) as Document;
const named = document.components?.schemas as Record<string, Schema>;

/** All schemas, those of components and those that stand in the calls. */
function allSchemas(): { place: SchemaPosition; schema: Schema }[] {
  const found: { place: SchemaPosition; schema: Schema }[] = [];
  const note = (schema: Schema, place: SchemaPosition) => {
    found.push({ place, schema });
    return schema;
  };
  mapSchemas(document, note);
  for (const [name, schema] of Object.entries(named)) mapSchema(schema, { path: name, owner: name }, note);
  return found;
}

const schemas = allSchemas();
const korean = /[가-힣]/u;

test("API-42 every field of what is sent and answered, and every parameter, says in Korean what it is", () => {
  const silent = schemas.flatMap(({ place: { path }, schema: { properties = {} } }) =>
    Object.entries(properties).flatMap(([name, { description = "" }]) =>
      korean.test(description) ? [] : [`${path}.${name}`],
    ),
  );
  const parameters = operationsOf(document).flatMap(({ operationId, parameters: some = [] }) =>
    some.flatMap((parameter) =>
      "name" in parameter && korean.test(parameter.description ?? "")
        ? []
        : [`${operationId} ${JSON.stringify(parameter)}`],
    ),
  );
  expect([...silent, ...parameters]).toEqual([]);
});

test("API-42 every named schema says what it is, and has a name of its own", () => {
  expect(Object.keys(named).toSorted()).toEqual([...Object.keys(schemaNames), "Error"].toSorted());
  for (const [name, { description }] of Object.entries(named)) {
    expect(name).toMatch(/^[A-Z][A-Za-z]+$/u);
    expect(description).toMatch(korean);
  }
});

test("API-42 what appears twice has a name, and stands where it appears by reference", () => {
  const places = Map.groupBy(
    schemas.filter(({ schema }) => schema.properties !== undefined || schema.enum !== undefined),
    ({ schema: { description: _said, ...rest } }) => JSON.stringify(rest),
  );
  const twice = [...places.values()]
    .filter((some) => some.length > 1)
    .map((some) => some.map(({ place }) => place.path));
  expect(twice).toEqual([]);
});

test("API-42 every word is told somewhere", () => {
  const told = new Set(
    [
      ...schemas.flatMap(({ schema: { description, properties = {} } }) => [
        description,
        ...Object.values(properties).map((field) => field.description),
      ]),
      ...operationsOf(document).flatMap(({ parameters = [] }) =>
        parameters.map((parameter) => ("name" in parameter ? parameter.description : undefined)),
      ),
    ].filter((words) => words !== undefined),
  );
  expect(
    Object.entries({
      ...fieldWords,
      ...agreementWords,
      ...chronicleWords,
      ...pageTextWords,
      ...sitePageWords,
      ...schemaWords,
    }).filter(([, words]) => !told.has(words)),
  ).toEqual([]);
});

type Texts = Schema & { minLength?: number; maxLength?: number };

/** But for `page`, of which whatever is no number is 1 (CON-04). */
const isText = ({ type }: Schema) => [type].flat().includes("string");

/** The fields of a call's body or parameters, as the document has them. */
function fieldsOf(operationId: string): [name: string, field: Texts][] {
  const operation = operationsOf(document).find((one) => one.operationId === operationId);
  const { requestBody, parameters = [] } = operation ?? {};
  const body = requestBody && "content" in requestBody ? requestBody.content["application/json"]?.schema : undefined;
  const whole = (body ?? {}) as Schema;
  const schema = whole.$ref ? named[whole.$ref.split("/").at(-1) ?? ""] : whole;
  const asked = parameters.flatMap((parameter): [string, Texts][] =>
    "name" in parameter && parameter.in !== "header" ? [[parameter.name, parameter.schema as Texts]] : [],
  );
  return [...asked, ...Object.entries(schema?.properties ?? {})];
}

const texts = proceduresOf(appRouter).flatMap(({ name: call, meta: { openapi }, input }) =>
  openapi && input instanceof z.ZodObject
    ? fieldsOf(openapi.operationId ?? call.replace(".", "-"))
        .filter(([name, field]) => isText(field) && !field.enum && field.const === undefined && name !== "page")
        .map(([field, rules]) => ({ call, field, rules, contract: input.shape[field] as z.ZodType }))
    : [],
);

test.each(texts)("API-42 $call tells how long $field may be, or what form it has", ({ rules }) => {
  expect(rules.maxLength ?? rules.pattern ?? rules.format).toBeDefined();
});

const reasonsFor = (contract: z.ZodType, value: string) =>
  contract
    .safeParse(value)
    .error?.issues.map(({ code, ...issue }) =>
      code === "custom" ? (issue as { params?: { reason?: string } }).params?.reason : code,
    ) ?? [];

const longest = texts.filter(({ rules }) => rules.maxLength !== undefined);

test.each(longest)("API-42 $call takes $field as long as it tells, and no longer", ({ rules, contract }) => {
  const most = rules.maxLength ?? 0;
  const isTooLong = (length: number) =>
    reasonsFor(contract, "가".repeat(length)).some((reason) => reason === "too_big" || reason === "TOO_LONG");
  expect([isTooLong(most), contract.safeParse("가".repeat(most + 1)).success]).toEqual([false, false]);
});

const needed = texts.filter(({ rules }) => rules.minLength !== undefined);

test.each(needed)("API-42 $call takes no empty $field, as it tells", ({ contract }) => {
  expect(contract.safeParse("").success).toBe(false);
});
