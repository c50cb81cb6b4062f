import { type AnyTRPCRouter, getTRPCErrorFromUnknown } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import type { Request, RequestHandler, Response } from "express";
import { asReadableError, ConflictError, DomainError } from "../../errors.ts";
import { openToOrigins } from "../http/cross-origin.ts";
import { failureOf, headersFor, requestIdOf } from "../http/error-answer.ts";
import { type AdmitSender, createRestBodyReader } from "../http/read-body.ts";
import { entityTag } from "./call-headers.ts";
import { checkType, inputOf } from "./input.ts";
import { collectRoutes, createFinder } from "./route.ts";

type ServeOptions = {
  router: AnyTRPCRouter;
  createContext: (request: Request, response: Response) => object;
  admit: AdmitSender;
};

type Call = (input: unknown) => Promise<unknown>;

const callOf = (caller: unknown, name: string) =>
  name.split(".").reduce((inner, segment) => (inner as Record<string, unknown>)[segment], caller) as Call;

type Answer = { status: number; headers: Record<string, string>; body: unknown };

type Refused = { isPrecondition: boolean; requestId: string | undefined };

/** What went wrong in a procedure, as REST says it: who named by If-Match what they had read hears 412 (API-48). */
function refusalOf(cause: unknown, { isPrecondition, requestId }: Refused): Answer {
  const error = getTRPCErrorFromUnknown(cause);
  const failure = failureOf(asReadableError(error), requestId);
  if (error instanceof ConflictError && isPrecondition)
    return { body: { ...failure, code: "PRECONDITION_FAILED" }, status: 412, headers: headersFor([]) };
  return { body: failure, status: getHTTPStatusCodeFromError(error), headers: headersFor([error]) };
}

/**
 * The procedures of a router as the REST calls that they say they are; other paths are passed on. A procedure judges what
 * is sent by the schemas of its own: nothing is made a number or a truth of what they do not.
 */
export function serveCalls({ router, createContext, admit }: ServeOptions): RequestHandler {
  const { find, methodsOf } = createFinder(collectRoutes(router));
  const readBody = createRestBodyReader(admit);
  return async (request, response, next) => {
    const method = request.method === "HEAD" ? "GET" : request.method;
    response.setHeader("cache-control", "no-store");
    const found = find(method, request.path);
    if (!found) {
      const known = methodsOf(request.path);
      if (known.length === 0) return next();
      response.setHeader("allow", known.join(", "));
      throw new DomainError("METHOD_NOT_ALLOWED");
    }
    if (found.route.isPublicRead) openToOrigins(response);
    if (method !== "GET") {
      checkType(request);
      await readBody(request, response, found.route.body);
    }
    const isPrecondition = found.route.isConditional && request.headers["if-match"] !== undefined;
    const input = inputOf(request, found);
    let version: string | undefined;
    const setVersion = (told: string) => (version = told);
    const caller = router.createCaller({ ...createContext(request, response), setVersion });
    const { status, headers, body } = await callOf(
      caller,
      found.route.name,
    )(input).then(
      (answer): Answer => ({ body: answer, status: 200, headers: headersFor([]) }),
      (cause: unknown) => refusalOf(cause, { isPrecondition, requestId: requestIdOf(response) }),
    );
    response.status(status).setHeader("content-type", "application/json");
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    // Of a text, what caches answers and what compresses them would each make bytes.
    const bytes = Buffer.from(JSON.stringify(body) ?? "");
    if (version !== undefined && status === 200) response.setHeader("etag", entityTag(version, bytes));
    response.end(bytes);
  };
}
