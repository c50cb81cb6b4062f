import type { generateOpenApiDocument, GenerateOpenApiDocumentOptions } from "trpc-openapi";

/** The document as the generator makes it. */
export type Document = ReturnType<typeof generateOpenApiDocument>;
type PathItem = NonNullable<NonNullable<Document["paths"]>[string]>;
export type Operation = NonNullable<PathItem["get"]>;

export type SchemaObject = NonNullable<NonNullable<Document["components"]>["schemas"]>[string];

/** What is sent to others, by what has happened. */
export type Webhooks = Record<string, PathItem>;

/** Calls that are no procedures. */
export type ExtraPaths = NonNullable<GenerateOpenApiDocumentOptions["paths"]>;
