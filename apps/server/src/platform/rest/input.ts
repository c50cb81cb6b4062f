import type { Request } from "express";
import { DomainError } from "../../errors.ts";
import { hasBody } from "../http/has-body.ts";
import type { Found } from "./route.ts";

type JsonObject = Record<string, unknown>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * An empty body needs no type; anything else must say that it is JSON, which no page of another site can send unasked.
 * Throws CONTENT_TYPE_UNSUPPORTED.
 */
export function checkType(request: Request): void {
  if (hasBody(request) && request.is("application/json") !== "application/json")
    throw new DomainError("CONTENT_TYPE_UNSUPPORTED");
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    throw new DomainError("INPUT_INVALID");
  }
}

const decoded = (parameters: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, decode(value)]));

/** What the address asks for; what is empty is not there. */
const queryOf = ({ query }: Request): JsonObject =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value));

/** Throws INPUT_INVALID for a body that no call takes: a bare number, a text, an array where none belongs. */
function bodyOf({ body = {} }: { body?: unknown }, arrayField: string | undefined): JsonObject {
  if (arrayField !== undefined && Array.isArray(body)) return { [arrayField]: body };
  if (isObject(body)) return body;
  throw new DomainError("INPUT_INVALID");
}

/**
 * What a call says to its procedure, once its body is read: the query of a reading call, the body of any other, and what
 * stands in the path. Throws INPUT_INVALID.
 */
export function inputOf(request: Request, { route, parameters }: Found): JsonObject | undefined {
  const { shape, takesInput } = route;
  const inPath = decoded(parameters);
  if (shape.method === "GET") return takesInput ? { ...queryOf(request), ...inPath } : undefined;
  const body = bodyOf(request, shape.arrayField);
  if (!takesInput) return undefined;
  // Some HTTP clients cannot send a body with DELETE and put its fields into the query.
  const query = shape.method === "DELETE" ? request.query : {};
  return { ...query, ...body, ...inPath };
}
