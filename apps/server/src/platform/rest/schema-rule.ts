import type { AnyTRPCRouter } from "@trpc/server";
import { z } from "zod";
import type { Document } from "./openapi.ts";
import { proceduresOf } from "./rest-meta.ts";
import { mapSchemas, operationsOf, type Schema } from "./schema.ts";

type Rules = Record<string, unknown>;

const kept = new Set(["minLength", "maxLength", "pattern", "format", "allOf"]);

/**
 * The rules of a text that is put in order before it is judged: a schema shows the outside, where it is any text. What
 * comes later in the line holds.
 */
function rulesOf(schema: unknown): Rules {
  if (schema instanceof z.ZodPipe) return { ...rulesOf(schema.in), ...rulesOf(schema.out) };
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return rulesOf(schema.unwrap());
  if (!(schema instanceof z.ZodString || schema instanceof z.ZodStringFormat)) return {};
  const rules = Object.entries(z.toJSONSchema(schema)).filter(([rule]) => kept.has(rule));
  return Object.fromEntries(rules);
}

const isText = ({ type }: Schema) => (Array.isArray(type) ? type.includes("string") : type === "string");

/** Addresses of pictures, which contracts judge by a function. */
const pictures = new Set(["profile", "thumbnail"]);

/** With the rules of its contract; those that it shows already stand. */
const withRules = (name: string, field: Schema, contract: unknown): Schema =>
  isText(field) ? { ...(pictures.has(name) && { format: "uri-reference" }), ...rulesOf(contract), ...field } : field;

/** Shows in the document what contracts ask of texts behind what they do to them. */
export function showRules(document: Document, router: AnyTRPCRouter, nameOf: (procedure: string) => string): void {
  const contracts = new Map(
    proceduresOf(router).flatMap(({ name, meta, input }) =>
      input instanceof z.ZodObject ? [[meta.openapi?.operationId ?? nameOf(name), input.shape]] : [],
    ),
  );
  for (const { operationId = "", parameters = [] } of operationsOf(document))
    for (const parameter of parameters)
      if ("schema" in parameter && parameter.schema)
        parameter.schema = withRules(
          parameter.name,
          parameter.schema,
          contracts.get(operationId)?.[parameter.name],
        ) as typeof parameter.schema;
  mapSchemas(document, (schema, { path, owner }) => {
    const shape = contracts.get(owner);
    if (path !== `${owner} request` || !schema.properties || !shape) return schema;
    const properties = Object.entries(schema.properties).map(([name, field]) => [
      name,
      withRules(name, field, shape[name]),
    ]);
    return { ...schema, properties: Object.fromEntries(properties) };
  });
}

/** What zod adds and says nothing: JavaScript's own bounds of numbers, both truths of a boolean, a date's form once more. */
export const withoutNoise = (schema: Schema): Schema => {
  const { minimum, maximum, format, pattern, enum: values, ...rest } = schema;
  return {
    ...rest,
    ...(values === undefined || (rest.type === "boolean" && values.length === 2) ? {} : { enum: values }),
    ...(minimum === undefined || minimum === Number.MIN_SAFE_INTEGER ? {} : { minimum }),
    ...(maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? {} : { maximum }),
    ...(format === undefined ? {} : { format }),
    ...(pattern === undefined || format === "date-time" || format === "uuid" ? {} : { pattern }),
  };
};
