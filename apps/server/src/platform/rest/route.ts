import type { AnyTRPCRouter } from "@trpc/server";
import { ZodVoid } from "zod";
import type { BodySize } from "../http/body-size.ts";
import { type CallMeta, proceduresOf, type RestMethod, type RestShape } from "./rest-meta.ts";

/** A procedure that is also a REST call. */
export type Route = {
  shape: RestShape;
  /** The procedure's whole name, as `post.list`. */
  name: string;
  /** The call of which the document's generator is told. */
  documented: NonNullable<CallMeta["openapi"]>;
  takesInput: boolean;
  body: BodySize;
  isPublicRead: boolean;
  isConditional: boolean;
};

/** All routes that a router declares. */
export const collectRoutes = (router: AnyTRPCRouter): Route[] =>
  proceduresOf(router).flatMap(({ name, meta: { openapi, rest, ...meta }, input }) => {
    // It would stand in the document and not be there.
    if (openapi && !rest) throw new Error(`${name} says what it is by openapi instead of rest()`);
    if (!openapi || !rest) return [];
    const { body = "call", isPublicRead = false, isConditional = false } = meta;
    return [
      {
        name,
        shape: rest,
        documented: openapi,
        takesInput: !(input instanceof ZodVoid),
        body,
        isPublicRead,
        isConditional,
      },
    ];
  });

/** A route, and what stands in the path where it names parameters, not decoded. */
export type Found = { route: Route; parameters: Record<string, string> };

const methods: readonly RestMethod[] = ["GET", "POST", "PUT", "DELETE"];

const isMethod = (method: string): method is RestMethod => (methods as readonly string[]).includes(method);

/** `/users/{email}` as a pattern whose groups are the parameters. */
const toPattern = (path: string) => new RegExp(`^${path.replace(/\{(\w+)\}/gu, "(?<$1>[^/]+)")}$`, "u");

/** Finds the route of a call: first by its whole path, so that /users/list is not taken for a member. */
export function createFinder(routes: readonly Route[]) {
  const keyOf = (method: string, path: string) => `${method} ${path}`;
  const whole = new Map(routes.map((route) => [keyOf(route.shape.method, route.shape.path), route]));
  const patterns = routes
    .filter(({ shape }) => shape.path.includes("{"))
    .map((route) => ({ route, pattern: toPattern(route.shape.path) }));

  function find(method: RestMethod, path: string): Found | undefined {
    const route = whole.get(keyOf(method, path));
    if (route) return { route, parameters: {} };
    for (const { route: other, pattern } of patterns) {
      const match = other.shape.method === method ? pattern.exec(path) : null;
      if (match) return { route: other, parameters: match.groups ?? {} };
    }
    return undefined;
  }

  return {
    find: (method: string, path: string) => (isMethod(method) ? find(method, path) : undefined),
    /** The methods that a path knows. */
    methodsOf: (path: string): RestMethod[] => methods.filter((method) => find(method, path) !== undefined),
  };
}
