import type { Document, Operation, SchemaObject } from "./openapi.ts";

/** A schema of the document as the walks here need it. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  description?: string;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
};

/**
 * Where a schema stands: its call and side, and the way there from the whole, as in `post-list answer.list[]|0`.
 * `owner` is the call, or what a named schema is called.
 */
export type SchemaPosition = { path: string; owner: string };

/** `before` is the schema whose inner ones are as they were. */
type Change = (schema: Schema, place: SchemaPosition, before: Schema) => Schema;

const alternatives = ["oneOf", "anyOf", "allOf"] as const;

/** The same schema with each that it is made of changed, the inner ones first. */
export function mapSchema(schema: Schema, place: SchemaPosition, change: Change): Schema {
  const at = (step: string): SchemaPosition => ({ ...place, path: `${place.path}${step}` });
  const inner: Schema = { ...schema };
  if (schema.properties)
    inner.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, field]) => [name, mapSchema(field, at(`.${name}`), change)]),
    );
  if (schema.items) inner.items = mapSchema(schema.items, at("[]"), change);
  for (const kind of alternatives)
    if (schema[kind]) inner[kind] = schema[kind].map((one, number) => mapSchema(one, at(`|${number}`), change));
  return change(inner, place, schema);
}

type Media = Record<string, { schema?: SchemaObject | object }>;

const mapMedia = (media: Media | undefined, place: SchemaPosition, change: Change) => {
  for (const one of Object.values(media ?? {}))
    if (one.schema) one.schema = mapSchema(one.schema, place, change) as SchemaObject;
};

function mapOperation(operation: Operation, change: Change): void {
  const owner = operation.operationId ?? "";
  for (const parameter of operation.parameters ?? [])
    if ("schema" in parameter && parameter.schema)
      parameter.schema = mapSchema(
        parameter.schema,
        { path: `${owner} parameter ${parameter.name}`, owner },
        change,
      ) as SchemaObject;
  const { requestBody, responses } = operation;
  if (requestBody && "content" in requestBody)
    mapMedia(requestBody.content, { path: `${owner} request`, owner }, change);
  const success = responses?.["200"];
  if (success && "content" in success) mapMedia(success.content, { path: `${owner} answer`, owner }, change);
}

/** All operations of a document, those included that the site makes at others. */
export const operationsOf = ({ paths, webhooks }: Document): Operation[] =>
  [...Object.values(paths ?? {}), ...Object.values(webhooks ?? {})].flatMap((item) =>
    Object.values(item ?? {}).filter((operation) => typeof operation === "object" && "operationId" in operation),
  );

/** Changes every schema of the calls, in its place. */
export const mapSchemas = (document: Document, change: Change): void =>
  operationsOf(document).forEach((operation) => mapOperation(operation, change));
