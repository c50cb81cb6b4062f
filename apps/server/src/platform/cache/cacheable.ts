import type { IncomingMessage } from "node:http";
import type { AnyTRPCRouter } from "@trpc/server";
import { ZodObject } from "zod";
import { hasBody } from "../http/has-body.ts";
import { proceduresOf } from "../rest/rest-meta.ts";

type Procedure = ReturnType<typeof proceduresOf>[number];
type Input = Readonly<Record<string, unknown>>;

/** Characters of an address; no search of a reader is as long (SEC-20). */
const longest = 2_048;

/** Requests whose answer may be the same for all: they carry nothing that says who asks, and no body. */
export const isAnonymous = (request: IncomingMessage): boolean =>
  (request.method === "GET" || request.method === "HEAD") &&
  !request.headers.authorization &&
  !request.headers.range &&
  !hasBody(request);

const isInput = (value: unknown): value is Input =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Whether the call reads each of these values as it is written: none unknown, none corrected. */
function isCanonical({ input: schema }: Procedure, input: Input): boolean {
  const given = Object.entries(input);
  if (given.length === 0) return true;
  const read = schema instanceof ZodObject ? schema.safeParse(input) : undefined;
  const values = (read?.data ?? {}) as Record<string, string | number | undefined>;
  return given.every(([name, value]) => values[name] !== undefined && String(values[name]) === String(value));
}

/** The address in the way in which tRPC's client writes it; undefined where there is no such. */
function typedQuery(search: URLSearchParams): { query: string; isBatch: boolean; input: unknown } | undefined {
  const isBatch = search.get("batch") === "1";
  const written = search.get("input");
  const input = written === null ? {} : parse(written);
  if (!isInput(input)) return undefined;
  const parts = [
    ...(isBatch ? ["batch=1"] : []),
    ...(written === null ? [] : [`input=${encodeURIComponent(JSON.stringify(input))}`]),
  ];
  return { query: parts.join("&"), isBatch, input };
}

/**
 * Which addresses may be those of cached answers: of some length, and written as whoever means them would. Of one answer
 * there are else as many addresses as somebody likes to send: with parameters that nothing depends on, with escapes,
 * spaces or zeros that change nothing. Of a page the app itself says so (ssr.ts).
 */
export function createCacheable(router: AnyTRPCRouter): (address: string) => boolean {
  const procedures = proceduresOf(router);
  const byName = new Map(procedures.map((procedure) => [procedure.name, procedure]));
  const byPath = new Map<string, Procedure>(
    procedures.flatMap((procedure) => {
      const { rest } = procedure.meta;
      return rest?.method === "GET" && !rest.path.includes("{") ? [[`/api${rest.path}`, procedure] as const] : [];
    }),
  );

  function isTyped(calls: string, query: string): boolean {
    const typed = typedQuery(new URLSearchParams(query));
    if (!typed || typed.query !== query) return false;
    const names = typed.isBatch ? calls.split(",") : [calls];
    const inputs = typed.isBatch ? (typed.input as Input) : { 0: typed.input };
    return Object.entries(inputs).every(([place, input]) => {
      const procedure = byName.get(names[Number(place)] ?? "");
      return (
        procedure !== undefined && String(Number(place)) === place && isInput(input) && isCanonical(procedure, input)
      );
    });
  }

  function isPlain(path: string, query: string): boolean {
    const search = new URLSearchParams(query);
    const procedure = byPath.get(path);
    if (!procedure || new Set(search.keys()).size !== search.size || search.toString() !== query) return false;
    return isCanonical(procedure, Object.fromEntries(search));
  }

  return (address) => {
    // A path with two slashes before it, or a whole address in a path's place, is another spelling.
    if (address.length > longest || !/^\/(?!\/)/u.test(address)) return false;
    const [path = "", query = ""] = address.split(/\?(.*)/su);
    if (path.startsWith("/trpc/")) return isTyped(path.slice("/trpc/".length), query);
    // Express finds calls in capitals, too.
    return /^\/(?:api|trpc)(?:\/|$)/iu.test(path) ? isPlain(path, query) : true;
  };
}
