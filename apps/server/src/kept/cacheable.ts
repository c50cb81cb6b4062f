import type { IncomingMessage } from "node:http";
import type { AnyTRPCRouter } from "@trpc/server";
import { ZodObject } from "zod";
import type { CallMeta } from "../rest/shape.ts";

type Procedure = { _def: { inputs: unknown[]; meta?: CallMeta } };
type Names = ReadonlySet<string>;

/** Characters of an address; no search of a reader is as long (SEC-20). */
const longest = 2_048;

/** What a typed call's address may carry. */
const ofTypedCalls: Names = new Set(["batch", "input"]);
const none: Names = new Set();

const namesIn = ({ _def }: Procedure): Names =>
  _def.inputs[0] instanceof ZodObject ? new Set(Object.keys(_def.inputs[0].shape)) : none;

const areAllIn = (names: Iterable<string>, known: Names) => Array.from(names).every((name) => known.has(name));

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Requests whose answer may be the same for all: they carry nothing that says who asks, and no body. */
export const isAnybodys = ({ method, headers }: IncomingMessage): boolean =>
  (method === "GET" || method === "HEAD") &&
  !headers.authorization &&
  !headers.range &&
  headers["transfer-encoding"] === undefined &&
  Number(headers["content-length"] ?? 0) === 0;

/**
 * Which addresses may be those of kept answers: of some length, and with nothing that no answer depends on, else there
 * are as many addresses of one answer as somebody likes to send. Of a page the app itself says so (ssr.ts).
 */
export function createCacheable(router: AnyTRPCRouter): (address: string) => boolean {
  const procedures = Object.entries(router._def.procedures as Record<string, Procedure>);
  const ofCall = new Map(procedures.map(([name, procedure]) => [name, namesIn(procedure)]));
  const ofPath = new Map<string, Names>(
    procedures.flatMap(([, procedure]) => {
      const { openapi, rest } = procedure._def.meta ?? {};
      return openapi?.method === "GET" && !rest ? [[openapi.path, namesIn(procedure)] as const] : [];
    }),
  );

  function isTyped(calls: string, search: URLSearchParams): boolean {
    if (!areAllIn(search.keys(), ofTypedCalls)) return false;
    const input = search.has("input") ? parse(search.get("input") ?? "") : {};
    if (!isObject(input)) return false;
    const names = search.get("batch") === "1" ? calls.split(",") : [calls];
    const inputs = search.get("batch") === "1" ? input : { 0: input };
    const isAsked = ([place, asked]: [string, unknown]) =>
      isObject(asked) && areAllIn(Object.keys(asked), ofCall.get(names[Number(place)] ?? "") ?? none);
    return Object.entries(inputs).every(isAsked);
  }

  return (address) => {
    // A path with two slashes before it, or a whole address in a path's place, is another spelling.
    if (address.length > longest || !/^\/(?!\/)/u.test(address)) return false;
    const [path = "", query = ""] = address.split(/\?(.*)/su);
    const search = new URLSearchParams(query);
    if (path.startsWith("/trpc/")) return isTyped(path.slice("/trpc/".length), search);
    if (path.startsWith("/api/")) return areAllIn(search.keys(), ofPath.get(path.slice("/api".length)) ?? none);
    return true;
  };
}
