import type { AnyTRPCRouter } from "@trpc/server";
import { generateOpenApiDocument, type GenerateOpenApiDocumentOptions } from "trpc-openapi";
import { contact, description, errorSchema, license, securitySchemes, tags, title } from "./about.ts";
import type { CallNotes } from "./call-note.ts";
import { describe } from "./describe.ts";
import { collectRewrites, type Rewrite } from "./rewrite.ts";

type Document = ReturnType<typeof generateOpenApiDocument>;
type PathItem = NonNullable<NonNullable<Document["paths"]>[string]>;
export type Operation = NonNullable<PathItem["get"]>;

export type SchemaObject = NonNullable<NonNullable<Document["components"]>["schemas"]>[string];

/** Calls that are no procedures. */
export type ExtraPaths = NonNullable<GenerateOpenApiDocumentOptions["paths"]>;

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

/** Reading calls carry their path's parameters in the query between the normaliser and the adapter. */
function withPathParameters(operation: Operation, path: string): Operation {
  const names = new Set([...path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name));
  const parameters = operation.parameters?.map((parameter) =>
    "name" in parameter && names.has(parameter.name)
      ? { ...parameter, in: "path" as const, required: true }
      : parameter,
  );
  return parameters ? { ...operation, parameters } : operation;
}

function restore(document: Document, { shape, internal }: Rewrite): void {
  const paths = document.paths ?? {};
  const method = internal.method.toLowerCase() as "get" | "post";
  const operation = paths[internal.path]?.[method];
  if (!operation) throw new Error(`the adapter does not know ${internal.method} ${internal.path}`);
  delete paths[internal.path];
  const shaped = shape.arrayField ? withArrayBody(operation, shape.arrayField) : operation;
  paths[shape.path] = { ...paths[shape.path], [shape.method.toLowerCase()]: withPathParameters(shaped, shape.path) };
}

const methods = ["get", "post", "put", "delete"] as const;

function describePaths(paths: NonNullable<Document["paths"]>, notes: CallNotes): void {
  for (const item of Object.values(paths))
    for (const method of methods) {
      const operation = item?.[method];
      const note = notes[operation?.operationId ?? ""];
      if (item && operation && note) item[method] = describe(operation, method, note);
    }
}

export type DocumentParts = {
  /** Calls beside the procedures. */
  paths?: ExtraPaths;
  notes?: CallNotes;
};

/** The OpenAPI document of a router, with the methods, paths and bodies that callers really use. */
export function createDocument(router: AnyTRPCRouter, { paths, notes = {} }: DocumentParts = {}): Document {
  // By its own address, whatever name the site is reached under (OpenAPI 3.1, "Server Object").
  const document = generateOpenApiDocument(router, {
    title,
    description,
    version: "1.0.0",
    baseUrl: "/api",
    tags: tags.map(({ name }) => name),
    ...(paths ? { paths } : {}),
  });
  for (const rewrite of collectRewrites(router)) restore(document, rewrite);
  describePaths(document.paths ?? {}, notes);
  return {
    ...document,
    info: { ...document.info, license, contact },
    tags,
    components: { schemas: { Error: errorSchema }, securitySchemes },
  };
}
