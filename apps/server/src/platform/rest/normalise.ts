import type { AnyTRPCRouter } from "@trpc/server";
import type { Request, RequestHandler } from "express";
import { DomainError } from "../../errors.ts";
import { answerError } from "../http/answer.ts";
import { hasBody } from "../http/has-body.ts";
import { collectPlainCalls, collectRewrites, type Rewrite } from "./rewrite.ts";
import { internalPrefix } from "./shape.ts";

type JsonObject = Record<string, unknown>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** An empty body needs no type; anything else must say that it is JSON, which no page of another site can send unasked. */
function settleType(request: Request): void {
  if (request.method === "GET") return;
  if (request.is("application/json") === "application/json") return;
  if (hasBody(request)) throw new DomainError("CONTENT_TYPE_UNSUPPORTED");
  request.headers["content-type"] = "application/json";
  request.body = {};
}

/** Throws INPUT_INVALID for a body that no call takes: a bare number, a text, an array where none belongs. */
function settleBody(request: Request, arrayField: string | undefined): void {
  if (request.method === "GET") return;
  const body: unknown = request.body ?? {};
  if (arrayField !== undefined && Array.isArray(body)) request.body = { [arrayField]: body };
  else if (isObject(body)) request.body = body;
  else throw new DomainError("INPUT_INVALID");
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    throw new DomainError("INPUT_INVALID");
  }
}

/** What stands in the path joins the query of a reading call, and the body of any other. */
function applyRewrite(request: Request, { internal }: Rewrite, groups: Record<string, string>, search: string): void {
  const parameters = Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decode(value)]));
  if (internal.method === "GET") {
    const query = new URLSearchParams(search);
    for (const [name, value] of Object.entries(parameters)) query.set(name, value);
    request.url = `${internal.path}?${query.toString()}`;
    // Express 5 keeps the parsed query behind a getter.
    Object.defineProperty(request, "query", { value: Object.fromEntries(query), configurable: true });
    return;
  }
  const given = isObject(request.body) ? request.body : {};
  // Some HTTP clients cannot send a body with DELETE and put its fields into the query.
  request.body = { ...Object.fromEntries(new URLSearchParams(search)), ...given, ...parameters };
  request.method = internal.method;
  request.url = internal.path;
}

/** Prepares what the specification allows for the adapter, and answers what the adapter would answer in English. */
export function createNormaliser(router: AnyTRPCRouter): RequestHandler {
  const rewrites = collectRewrites(router);
  const plain = collectPlainCalls(router);

  const methodsOf = (path: string) => [
    ...["GET", "POST", "PUT", "DELETE"].filter((method) => plain.has(`${method} ${path}`)),
    ...rewrites.filter(({ pattern }) => pattern.test(path)).map(({ shape }) => shape.method),
  ];

  return (request, response, next) => {
    try {
      const [path = "", search = ""] = request.url.split(/\?(.*)/su);
      if (path.startsWith(internalPrefix)) throw new DomainError("CALL_NOT_FOUND");
      if (request.method === "HEAD") request.method = "GET";
      const isPlain = plain.has(`${request.method} ${path}`);
      const rewrite = isPlain
        ? undefined
        : rewrites.find(({ shape, pattern }) => shape.method === request.method && pattern.test(path));
      if (!isPlain && !rewrite) {
        const methods = methodsOf(path);
        if (methods.length === 0) throw new DomainError("CALL_NOT_FOUND");
        response.setHeader("allow", methods.join(", "));
        throw new DomainError("METHOD_NOT_ALLOWED");
      }
      settleType(request);
      settleBody(request, rewrite?.shape.arrayField);
      if (rewrite) applyRewrite(request, rewrite, rewrite.pattern.exec(path)?.groups ?? {}, search);
      next();
    } catch (error) {
      answerError(response, error);
    }
  };
}
