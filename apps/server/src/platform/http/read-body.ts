import type { AnyTRPCRouter } from "@trpc/server";
import express, { type Request, type RequestHandler, type Response } from "express";
import { DomainError } from "../../errors.ts";
import type { CallMeta } from "../rest/shape.ts";
import { takeUnlessAdmin } from "../limit/member-limit.ts";
import { refusalOf } from "../../session.ts";
import type { Context } from "../../trpc.ts";
import { type BodySize, bodySizes } from "./body-size.ts";
import { hasBody } from "./has-body.ts";
import { checkJson, verifyJson } from "./json-check.ts";

type Procedure = { _def: { meta?: CallMeta } };

export type BodyOptions = {
  router: AnyTRPCRouter;
  createContext: (request: Request, response: Response) => Context;
};

const procedures = (router: AnyTRPCRouter) => Object.entries(router._def.procedures as Record<string, Procedure>);

/** Whether it may be longer than any call's: one in pieces does not say. */
const isLarge = ({ headers }: Request) => Number(headers["content-length"] ?? Infinity) > bodySizes.call.bytes;

/** Refuses what would have to be inflated: 53 bytes of Brotli are two megabytes, and no client of ours compresses. */
export const refuseCompressed: RequestHandler = ({ headers }, _response, next) => {
  const encoding = headers["content-encoding"] ?? "identity";
  next(/^identity$/iu.test(encoding.trim()) ? undefined : new DomainError("CONTENT_TYPE_UNSUPPORTED"));
};

/** Who sends more than any call needs is known, may do so, and is counted. Throws SIGN_IN_REQUIRED, NOT_ALLOWED, LimitError. */
async function judgeSender({ actor, limiter }: Context, size: BodySize, request: Request): Promise<void> {
  const { sender } = bodySizes[size];
  if (sender === "anybody" || !hasBody(request)) return;
  const viewer = await actor();
  if (!viewer) throw new DomainError("SIGN_IN_REQUIRED");
  if (sender === "administrator" && !viewer.isAdmin) throw refusalOf(viewer);
  if (isLarge(request)) await takeUnlessAdmin({ limiter, viewer }, "large-body:member");
}

/** Reads bodies of `sizeOf`, each once its sender is judged. */
function readBody(
  parsers: Record<BodySize, RequestHandler>,
  sizeOf: (request: Request) => BodySize,
  createContext: BodyOptions["createContext"],
): RequestHandler {
  return async (request, response, next) => {
    const size = sizeOf(request);
    await judgeSender(createContext(request, response), size, request);
    return parsers[size](request, response, next);
  };
}

const parsersOf = (parse: (limit: number) => RequestHandler): Record<BodySize, RequestHandler> => ({
  call: parse(bodySizes.call.bytes),
  list: parse(bodySizes.list.bytes),
  post: parse(bodySizes.post.bytes),
});

const isLarger = (one: BodySize, other: BodySize) => bodySizes[one].bytes > bodySizes[other].bytes;

/** The bodies of the REST interface, as JSON. */
export function readRestBody({ router, createContext }: BodyOptions): RequestHandler {
  const sizes = new Map<string, BodySize>(
    procedures(router).flatMap(([, { _def }]) => {
      const { openapi, rest, body } = _def.meta ?? {};
      const { method, path } = rest ?? openapi ?? {};
      return body && method && path ? [[`${method} ${path}`, body] as const] : [];
    }),
  );
  const parse = (limit: number) => express.json({ limit, inflate: false, strict: false, verify: verifyJson });
  return readBody(parsersOf(parse), ({ method, path }) => sizes.get(`${method} ${path}`) ?? "call", createContext);
}

/** The bodies of typed calls, as the text that tRPC reads; of a batch the largest call decides. */
export function readRpcBody({ router, createContext }: BodyOptions): RequestHandler {
  const sizes = new Map(procedures(router).map(([name, { _def }]) => [name, _def.meta?.body ?? "call"] as const));
  const sizeOf = ({ path }: Request) =>
    path
      .slice(1)
      .split(",")
      .map((name) => sizes.get(name) ?? "call")
      .reduce((one, other) => (isLarger(other, one) ? other : one));
  const parse = (limit: number) =>
    express.text({ type: "application/json", limit, inflate: false, verify: verifyJson });
  return readBody(parsersOf(parse), sizeOf, createContext);
}

/** What a typed read asks for stands in its address: it is judged as a body is. */
export const checkRpcInput: RequestHandler = ({ method, query: { input } }, _response, next) => {
  // Given twice it is a list, of which tRPC would read the first.
  if (input !== undefined && typeof input !== "string") throw new DomainError("BODY_MALFORMED");
  if (method === "GET" && input !== undefined) checkJson(input);
  next();
};
