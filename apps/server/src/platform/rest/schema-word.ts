import type { Document } from "./openapi.ts";
import { mapSchema, mapSchemas, operationsOf, type Schema } from "./schema.ts";

/**
 * What a field is, by its name; by `User.name` or `auth-signIn.name` where it is something else there, or more may be
 * said. A named schema is told of by its name.
 */
export type FieldWords = Readonly<Record<string, string>>;

export function describeFields(document: Document, named: Record<string, Schema>, words: FieldWords): void {
  const wordsOf = (owner: string, field: string) => words[`${owner}.${field}`] ?? words[field];

  const withWords = (schema: Schema, owner: string): Schema => {
    if (!schema.properties) return schema;
    const properties = Object.entries(schema.properties).map(([name, field]) => {
      const description = field.description ?? wordsOf(owner, name);
      return [name, description === undefined ? field : { ...field, description }];
    });
    return { ...schema, properties: Object.fromEntries(properties) as Record<string, Schema> };
  };

  mapSchemas(document, (schema, { owner }) => withWords(schema, owner));
  for (const [name, schema] of Object.entries(named)) {
    const described = mapSchema(schema, { path: name, owner: name }, (inner, { owner }) => withWords(inner, owner));
    named[name] = { ...described, ...(words[name] === undefined ? {} : { description: words[name] }) };
  }
  for (const { operationId = "", parameters = [] } of operationsOf(document))
    for (const parameter of parameters)
      if ("name" in parameter) {
        const { description: said, ...schema } = (parameter.schema ?? {}) as Schema;
        const description = parameter.description ?? said ?? wordsOf(operationId, parameter.name);
        Object.assign(parameter, { schema }, description === undefined ? {} : { description });
      }
}
