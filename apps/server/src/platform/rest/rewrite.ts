import type { AnyTRPCRouter } from "@trpc/server";
import type { CallMeta, RestShape } from "./shape.ts";

/** One call of the specification and the call that the adapter knows it by. */
export type Rewrite = {
  shape: RestShape;
  internal: { method: string; path: string };
  pattern: RegExp;
};

type AnyProcedure = { _def: { meta?: CallMeta } };

/** `/users/{email}` as a pattern whose groups are the parameters. */
const toPattern = (path: string) => new RegExp(`^${path.replace(/\{(\w+)\}/gu, "(?<$1>[^/]+)")}$`, "u");

/** All rewrites a router declares; those without parameters first, so that /users/list is not taken for a member. */
export function collectRewrites(router: AnyTRPCRouter): Rewrite[] {
  const procedures = Object.values(router._def.procedures as Record<string, AnyProcedure>);
  return procedures
    .flatMap(({ _def: { meta } }) =>
      meta?.rest && meta.openapi
        ? [
            {
              shape: meta.rest,
              internal: { method: meta.openapi.method, path: meta.openapi.path },
              pattern: toPattern(meta.rest.path),
            },
          ]
        : [],
    )
    .toSorted((one, other) => Number(one.shape.path.includes("{")) - Number(other.shape.path.includes("{")));
}

/** The calls a router declares without any rewriting, as `METHOD /path`. */
export function collectPlainCalls(router: AnyTRPCRouter): Set<string> {
  const procedures = Object.values(router._def.procedures as Record<string, AnyProcedure>);
  return new Set(
    procedures.flatMap(({ _def: { meta } }) =>
      meta?.openapi && !meta.rest ? [`${meta.openapi.method} ${meta.openapi.path}`] : [],
    ),
  );
}
