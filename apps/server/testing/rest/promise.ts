import type { Document, Operation } from "../../src/platform/rest/openapi.ts";

/** What a version promised of a call: fields that it takes, and which of them it must be given, and those it answers. */
export type Promised = {
  takes: string[];
  needs: string[];
  /** By their path: `user.name`; `list[].index` of each row; with a `?` before it, of rows of some kind. */
  answers: string[];
};

type Schema = {
  $ref?: string;
  type?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};

const contentOf = (holder: unknown): Schema | undefined => {
  const content = (holder as { content?: Record<string, { schema?: Schema }> } | undefined)?.content ?? {};
  return Object.values(content)[0]?.schema;
};

/** Reads schemas of a document, those included that have a name there. */
function createReader({ components }: Document) {
  const schemas: Record<string, Schema | undefined> = components?.schemas ?? {};
  const resolve = (schema: Schema): Schema =>
    schema.$ref ? resolve(schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {}) : schema;

  /** The kinds that a schema may be. */
  function kindsOf(schema: Schema): Schema[] {
    const whole = resolve(schema);
    const alternatives = whole.anyOf ?? whole.oneOf;
    if (alternatives) return alternatives.flatMap(kindsOf);
    if (!whole.allOf) return [whole];
    const parts = whole.allOf.flatMap(kindsOf);
    const properties = Object.fromEntries(parts.flatMap((part) => Object.entries(part.properties ?? {})));
    return [{ properties, required: parts.flatMap(({ required = [] }) => required) }];
  }

  /** Whether an answer has a field; a row may be asked for without some of them, so there it need not be required. */
  function has(schema: Schema, path: string, isRow = false): boolean {
    if (path === "") return true;
    const kinds = kindsOf(schema).filter(({ type }) => type !== "null");
    if (path.startsWith("[]"))
      return kinds.every(({ items }) => items !== undefined && has(items, path.slice(2), true));
    const [, mark, name = "", rest = ""] = /^\.?(\??)(\w+)(.*)$/u.exec(path) ?? [];
    const isThere = ({ properties, required }: Schema) => {
      const property = properties?.[name];
      return property !== undefined && (isRow || required?.includes(name) === true) && has(property, rest, isRow);
    };
    return mark === "?" ? kinds.some(isThere) : kinds.every(isThere);
  }

  /** What may be sent, and what must be, in parameters and in the body. */
  function fieldsOf({ parameters = [], requestBody }: Operation) {
    const bodies = kindsOf(contentOf(requestBody) ?? {}).flatMap((kind) => (kind.items ? kindsOf(kind.items) : [kind]));
    const named = parameters.filter((parameter) => "name" in parameter);
    // What one way of writing a body does without is not needed.
    const needed = (bodies[0]?.required ?? []).filter((name) => bodies.every((body) => body.required?.includes(name)));
    return {
      taken: [...named.map(({ name }) => name), ...bodies.flatMap((body) => Object.keys(body.properties ?? {}))],
      needed: [...named.filter(({ required }) => required).map(({ name }) => name), ...needed],
    };
  }

  return { has, fieldsOf };
}

/** What breaks what a version promised, a line each; none where every program of that version goes on working. */
export function brokenPromises(promises: Readonly<Record<string, Promised>>, document: Document): string[] {
  const { has, fieldsOf } = createReader(document);
  return Object.entries(promises).flatMap(([call, { takes, needs, answers }]) => {
    const [method = "", path = ""] = call.split(" ");
    const operation = (document.paths?.[path] as Record<string, Operation> | undefined)?.[method.toLowerCase()];
    if (!operation) return [`${call} is gone`];
    const { taken, needed } = fieldsOf(operation);
    const answer = contentOf(operation.responses?.["200"]) ?? {};
    return [
      ...takes.filter((field) => !taken.includes(field)).map((field) => `${call} takes no ${field}`),
      ...needed.filter((field) => !needs.includes(field)).map((field) => `${call} needs ${field}`),
      ...answers.filter((field) => !has(answer, field)).map((field) => `${call} answers no ${field}`),
    ];
  });
}
