import type { Document } from "./openapi.ts";
import { mapSchemas, type Schema } from "./schema.ts";

/** What each named schema is called, and a place where it stands (schema.ts). */
export type SchemaNames = Readonly<Record<string, string>>;

/** What makes two schemas one: all of them but what is said of the place. */
const keyOf = ({ description: _said, ...schema }: Schema): string => JSON.stringify(schema);

const referTo = (name: string, { description }: Schema): Schema => ({
  $ref: `#/components/schemas/${name}`,
  ...(description === undefined ? {} : { description }),
});

/**
 * Gives schemas their names: wherever one appears a reference to it stands instead. Answers them by their names, made of
 * one another. Throws for a name whose place there is not: its call has changed.
 */
export function nameSchemas(document: Document, names: SchemaNames): Record<string, Schema> {
  const namesByPlace = new Map(Object.entries(names).map(([name, place]) => [place, name]));
  const namesByKey = new Map<string, string>();
  mapSchemas(document, (schema, { path }) => {
    const name = namesByPlace.get(path);
    if (name !== undefined) namesByKey.set(keyOf(schema), name);
    return schema;
  });
  const named: Record<string, Schema> = {};
  mapSchemas(document, (schema, _place, before) => {
    const name = namesByKey.get(keyOf(before));
    if (name === undefined) return schema;
    const { description: _said, ...rest } = schema;
    named[name] = rest;
    return referTo(name, schema);
  });
  for (const [name, place] of Object.entries(names))
    if (!(name in named)) throw new Error(`the document has nothing at ${place} to be called ${name}`);
  return named;
}
