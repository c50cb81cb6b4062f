import { type AnyTRPCRouter, getTRPCErrorFromUnknown } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import type { Request, RequestHandler, Response } from "express";
import { asReadableError, DomainError } from "../../errors.ts";
import { openToOrigins } from "../http/cross-origin.ts";
import { failureOf, headersFor, requestIdOf } from "../http/error-answer.ts";
import { type AdmitSender, createRestBodyReader } from "../http/read-body.ts";
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

/** What a procedure answers, or what went wrong in it, as REST says it. */
async function answerOf(
  work: Promise<unknown>,
  requestId: string | undefined,
): Promise<{ status: number; headers: object; body: unknown }> {
  try {
    return { body: await work, status: 200, headers: headersFor([]) };
  } catch (cause) {
    const error = getTRPCErrorFromUnknown(cause);
    const body = failureOf(asReadableError(error), requestId);
    return { body, status: getHTTPStatusCodeFromError(error), headers: headersFor([error]) };
  }
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
    const input = inputOf(request, found);
    const call = callOf(router.createCaller(createContext(request, response)), found.route.name);
    const { status, headers, body } = await answerOf(call(input), requestIdOf(response));
    response.status(status).setHeader("content-type", "application/json");
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    // Of a text, what caches answers and what compresses them would each make bytes.
    response.end(body === undefined ? undefined : Buffer.from(JSON.stringify(body)));
  };
}
