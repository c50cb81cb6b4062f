import type { AnyTRPCRouter } from "@trpc/server";
import type { OpenApiMeta } from "trpc-openapi";
import type { BodySize } from "../http/body-size.ts";

export type RestMethod = "GET" | "POST" | "PUT" | "DELETE";

/**
 * How the specification writes a call. Of some (a JSON array as the body, a body on DELETE, a text in the path) the
 * document's generator knows nothing: it is told of another call, and the document turns that one back.
 */
export type RestShape = {
  method: RestMethod;
  path: `/${string}`;
  /** The field of the procedure's input that a bare array fills. */
  arrayField?: string;
};

/**
 * `body`: how large a body it takes, where that is more than any call needs. `isPublicRead`: what anybody may read, so
 * that pages of other origins may ask for it too (API-46). `operationId`: what the document calls it, where that is not
 * the procedure's name. `isConditional`: an If-Match is heeded, and what it does not match is answered 412 (API-48).
 */
type Description = {
  summary: string;
  tags: [string];
  protect?: boolean;
  body?: BodySize;
  isPublicRead?: true;
  operationId?: string;
  isConditional?: true;
};

/** What a procedure says of itself besides its shapes: `openapi` is what the document's generator is told. */
export type CallMeta = OpenApiMeta & {
  rest?: RestShape;
  body?: BodySize;
  isPublicRead?: true;
  isConditional?: true;
};

/** Before the path of a call that is in no document. */
const internalPrefix = "/-/";

/** The meta of a procedure that is also the REST call `shape`. */
export function rest(shape: RestShape, { body, isPublicRead, isConditional, ...description }: Description): CallMeta {
  const { method, path, arrayField } = shape;
  const protect = description.protect ?? false;
  const taken = {
    ...(body && { body }),
    ...(isPublicRead && { isPublicRead }),
    ...(isConditional && { isConditional }),
  };
  if (method !== "DELETE" && !arrayField && !path.includes("{"))
    return { openapi: { method, path, ...description, protect }, rest: shape, ...taken };
  const internal = `${internalPrefix}${method.toLowerCase()}${path.replace(/[{}]/gu, "")}` as const;
  return {
    openapi: { method: method === "GET" ? "GET" : "POST", path: internal, ...description, protect },
    rest: shape,
    ...taken,
  };
}

type Procedure = { _def: { meta?: CallMeta; inputs: unknown[] } };

/** The procedures of a router by their whole names, with what they say of themselves and the schema of their input. */
export const proceduresOf = (router: AnyTRPCRouter): { name: string; meta: CallMeta; input: unknown }[] =>
  Object.entries(router._def.procedures as Record<string, Procedure>).map(([name, { _def }]) => ({
    name,
    meta: _def.meta ?? {},
    input: _def.inputs[0],
  }));

/** How large a body each procedure takes, by its whole name. */
export const bodySizesOf = (router: AnyTRPCRouter): ReadonlyMap<string, BodySize> =>
  new Map(proceduresOf(router).map(({ name, meta }) => [name, meta.body ?? "call"]));
