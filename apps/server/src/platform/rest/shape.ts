import type { OpenApiMeta } from "trpc-openapi";
import type { BodySize } from "../http/body-size.ts";

type RestMethod = "GET" | "POST" | "PUT" | "DELETE";

/**
 * How the specification writes a call, where the adapter cannot take it as it is: a JSON array as the body, a body on
 * DELETE, or a text in the path (which it would not decode). The normaliser turns such a call into the internal one
 * that the adapter knows, and the document turns it back.
 */
export type RestShape = {
  method: RestMethod;
  path: `/${string}`;
  /** The field of the procedure's input that a bare array fills. */
  arrayField?: string;
};

/** `body`: how large a body it takes, where that is more than any call needs. */
type Description = { summary: string; tags: [string]; protect?: boolean; body?: BodySize };

/** What a procedure says of itself besides its shapes. */
export type CallMeta = OpenApiMeta & { rest?: RestShape; body?: BodySize };

/** Calls under this prefix exist between the normaliser and the adapter only. */
export const internalPrefix = "/-/";

/** The meta of a procedure that is also the REST call `shape`. */
export function rest(shape: RestShape, { body, ...description }: Description): CallMeta {
  const { method, path, arrayField } = shape;
  const protect = description.protect ?? false;
  const taken = body ? { body } : {};
  if (method !== "DELETE" && !arrayField && !path.includes("{"))
    return { openapi: { method, path, ...description, protect }, ...taken };
  const internal = `${internalPrefix}${method.toLowerCase()}${path.replace(/[{}]/gu, "")}` as const;
  return {
    openapi: { method: method === "GET" ? "GET" : "POST", path: internal, ...description, protect },
    rest: shape,
    ...taken,
  };
}
