import type { AnyTRPCRouter } from "@trpc/server";
import { generateOpenApiDocument } from "trpc-openapi";
import { contact, description, errorSchema, license, securitySchemes, tags, title, version } from "./about.ts";
import type { CallNotes } from "./call-note.ts";
import { describe } from "./describe.ts";
import type { Document, ExtraPaths, Operation, SchemaObject, Webhooks } from "./openapi.ts";
import { collectRoutes, type Route } from "./route.ts";
import { mapSchemas } from "./schema.ts";
import { nameSchemas, type SchemaNames } from "./schema-name.ts";
import { showRules, withoutNoise } from "./schema-rule.ts";
import { describeFields, type FieldWords } from "./schema-word.ts";

export type DocumentParts = {
  /** Calls beside the procedures. */
  paths?: ExtraPaths;
  webhooks?: Webhooks;
  notes?: CallNotes;
  /** Which schemas have names of their own, and what each field is. */
  schemas?: { names: SchemaNames; words: FieldWords };
  /** Whether a call, by its procedure's name, is counted against a limit. */
  isLimited: (call: string) => boolean;
};

/** The body of a call that takes a bare array is the schema of the field which it fills. */
function withArrayBody(operation: Operation, field: string): Operation {
  const body = operation.requestBody;
  const media = body && "content" in body ? body.content["application/json"] : undefined;
  const whole = media?.schema && "properties" in media.schema ? media.schema : undefined;
  const array = whole?.properties?.[field];
  if (!media || !whole || !array) throw new Error(`no field ${field} to take the array of ${operation.operationId}`);
  // What a call takes besides the array is named in an object around it.
  media.schema = Object.keys(whole.properties ?? {}).length > 1 ? { oneOf: [array, whole] } : array;
  return operation;
}

/** Of a reading call the generator is told that its path's parameters stand in the query. */
function withPathParameters(operation: Operation, path: string): Operation {
  const names = new Set([...path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name));
  const parameters = operation.parameters?.map((parameter) =>
    "name" in parameter && names.has(parameter.name)
      ? { ...parameter, in: "path" as const, required: true }
      : parameter,
  );
  return parameters ? { ...operation, parameters } : operation;
}

function restore(document: Document, { shape, documented, name }: Route): void {
  if (shape.path === documented.path && shape.method === documented.method) return;
  const paths = document.paths ?? {};
  const method = documented.method.toLowerCase() as "get" | "post";
  const operation = paths[documented.path]?.[method];
  if (!operation) throw new Error(`the document does not know ${name}`);
  delete paths[documented.path];
  const shaped = shape.arrayField ? withArrayBody(operation, shape.arrayField) : operation;
  paths[shape.path] = { ...paths[shape.path], [shape.method.toLowerCase()]: withPathParameters(shaped, shape.path) };
}

/** The generator's name of a procedure. */
const operationOf = (procedure: string) => procedure.replace(".", "-");

/** The procedure's name, of which the generator makes its own. */
const callOf = ({ operationId = "" }: Operation) => operationId.replace("-", ".");

const methods = ["get", "head", "post", "put", "patch", "delete"] as const;

function describePaths(paths: NonNullable<Document["paths"]>, { notes = {}, isLimited }: DocumentParts): void {
  for (const item of Object.values(paths))
    for (const method of methods) {
      const operation = item?.[method];
      const note = notes[operation?.operationId ?? ""];
      if (item && operation && note)
        item[method] = describe(operation, { method, note, isLimited: isLimited(callOf(operation)) });
    }
}

/** The OpenAPI document of a router, with the methods, paths and bodies that callers really use. */
export function createDocument(router: AnyTRPCRouter, parts: DocumentParts): Document {
  // By its own address, whatever name the site is reached under (OpenAPI 3.1, "Server Object").
  const document = generateOpenApiDocument(router, {
    title,
    description,
    version,
    baseUrl: "/api",
    tags: tags.map(({ name }) => name),
    ...(parts.paths ? { paths: parts.paths } : {}),
  });
  for (const route of collectRoutes(router)) restore(document, route);
  if (parts.webhooks) document.webhooks = parts.webhooks;
  showRules(document, router, operationOf);
  mapSchemas(document, withoutNoise);
  const { names, words } = parts.schemas ?? { names: {}, words: {} };
  const named = nameSchemas(document, names);
  describeFields(document, named, words);
  describePaths(document.paths ?? {}, parts);
  return {
    ...document,
    info: { ...document.info, license, contact },
    tags,
    components: { schemas: { ...(named as Record<string, SchemaObject>), Error: errorSchema }, securitySchemes },
  };
}
