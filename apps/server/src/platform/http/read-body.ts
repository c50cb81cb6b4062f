import express, { type Request, type RequestHandler, type Response } from "express";
import { DomainError } from "../../errors.ts";
import { type BodySize, bodySizes } from "./body-size.ts";
import { checkJson, verifyJson } from "./json-check.ts";

/** Lets a sender pass who may send a body of this size, before a byte of it is read. Throws what refuses them. */
export type AdmitSender = (request: Request, response: Response, size: BodySize) => Promise<void>;

/** Refuses what would have to be inflated: 53 bytes of Brotli are two megabytes, and no client of ours compresses. */
export const refuseCompressed: RequestHandler = ({ headers }, _response, next) => {
  const encoding = headers["content-encoding"] ?? "identity";
  next(/^identity$/iu.test(encoding.trim()) ? undefined : new DomainError("CONTENT_TYPE_UNSUPPORTED"));
};

type Parse = (limit: number) => RequestHandler;

/** Reads a body of some size into `request.body`, once its sender is admitted. */
function createReader(parse: Parse, admit: AdmitSender) {
  const parsers: Record<BodySize, RequestHandler> = {
    call: parse(bodySizes.call.bytes),
    list: parse(bodySizes.list.bytes),
    post: parse(bodySizes.post.bytes),
  };
  return async (request: Request, response: Response, size: BodySize): Promise<void> => {
    await admit(request, response, size);
    const { promise: read, resolve, reject } = Promise.withResolvers<void>();
    const end = (fault?: unknown) => (fault === undefined ? resolve() : reject(fault));
    await parsers[size](request, response, end);
    return read;
  };
}

/** The bodies of the REST interface, as JSON. */
export const createRestBodyReader = (admit: AdmitSender) =>
  createReader((limit) => express.json({ limit, inflate: false, strict: false, verify: verifyJson }), admit);

const isLarger = (one: BodySize, other: BodySize) => bodySizes[one].bytes > bodySizes[other].bytes;

/**
 * The bodies of typed calls, as the text that tRPC reads. `sizes` says by name what takes more than any call; of a batch
 * the largest decides.
 */
export function readRpcBody(sizes: ReadonlyMap<string, BodySize>, admit: AdmitSender): RequestHandler {
  const sizeOf = ({ path }: Request) =>
    path
      .slice(1)
      .split(",")
      .map((name) => sizes.get(name) ?? "call")
      .reduce((one, other) => (isLarger(other, one) ? other : one));
  const parse: Parse = (limit) => express.text({ type: "application/json", limit, inflate: false, verify: verifyJson });
  const read = createReader(parse, admit);
  return async (request, response, next) => {
    await read(request, response, sizeOf(request));
    next();
  };
}

/** What a typed read asks for stands in its address: it is judged as a body is. */
export const checkRpcInput: RequestHandler = ({ method, query: { input } }, _response, next) => {
  // Given twice it is a list, of which tRPC would read the first.
  if (input !== undefined && typeof input !== "string") throw new DomainError("BODY_MALFORMED");
  if (method === "GET" && input !== undefined) checkJson(input);
  next();
};
