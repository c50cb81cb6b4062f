import { type AnyTRPCRouter, getTRPCErrorFromUnknown } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import type { Request, RequestHandler, Response } from "express";
import { failureOf, headersFor } from "../http/answer.ts";
import { asReadableError } from "../../errors.ts";
import { ZodObject } from "zod";
import type { Context } from "../../trpc.ts";
import type { CallMeta } from "./shape.ts";

type Procedure = { _def: { type: string; inputs: unknown[]; meta?: CallMeta } };
type Caller = (input: unknown) => Promise<unknown>;

type ReadOptions = {
  router: AnyTRPCRouter;
  createContext: (request: Request, response: Response) => Context;
};

/** The reading calls that anybody may make and that need no rewriting, as segments of their procedure by their path. */
function collectReads(router: AnyTRPCRouter): Map<string, string[]> {
  const procedures = Object.entries(router._def.procedures as Record<string, Procedure>);
  return new Map(
    procedures.flatMap(([name, { _def }]) => {
      const { openapi, rest } = _def.meta ?? {};
      const isOpen = _def.type === "query" && openapi?.method === "GET" && !openapi.protect && !rest;
      // What takes nothing takes no empty object either.
      return isOpen && _def.inputs[0] instanceof ZodObject ? [[openapi.path, name.split(".")] as const] : [];
    }),
  );
}

const hasBody = ({ headers }: Request) =>
  headers["transfer-encoding"] !== undefined || headers["content-length"] !== undefined;

/** As the adapter reads it: what is empty is not there. */
const inputOf = ({ query }: Request) => Object.fromEntries(Object.entries(query).filter(([, value]) => value));

function find(caller: unknown, segments: string[]): Caller {
  return segments.reduce((inner, segment) => (inner as Record<string, unknown>)[segment], caller) as Caller;
}

/**
 * Answers what is read most, as the adapter would (rest.ts) and at a part of its price: it makes a request of the web's
 * out of Node's for each call, and what comes before it prepares bodies.
 */
export function createReads({ router, createContext }: ReadOptions): RequestHandler {
  const reads = collectReads(router);
  return async (request, response, next) => {
    const segments = request.method === "GET" && !hasBody(request) ? reads.get(request.path) : undefined;
    if (!segments) return next();
    const ctx = createContext(request, response);
    const input = inputOf(request);
    const send = (status: number, headers: Record<string, string>, body: unknown) => {
      response.status(status).setHeader("content-type", "application/json");
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      // Of a text, what keeps answers and what compresses them would each make bytes.
      response.end(Buffer.from(JSON.stringify(body)));
    };
    try {
      const answer = await find(router.createCaller(ctx), segments)(input);
      send(200, headersFor([]), answer);
    } catch (cause) {
      const error = getTRPCErrorFromUnknown(cause);
      send(getHTTPStatusCodeFromError(error), headersFor([error]), failureOf(asReadableError(error)));
    }
  };
}
