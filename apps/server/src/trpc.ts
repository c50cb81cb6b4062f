import type { Database, EntityManager } from "@bulmo/entities/database";
import { initTRPC } from "@trpc/server";
import type { OpenApiMeta } from "trpc-openapi";
import type { Limiter } from "./domains/limit/limit.service.ts";
import { asReadableError, DomainError, retryAfterOf } from "./errors.ts";
import type { Log } from "./log.ts";
import type { RestShape } from "./rest/shape.ts";
import type { Actor, Sessions } from "./session.ts";

/** What a procedure knows of the call it answers. */
export type Context = {
  /** Fresh for each request. */
  em: EntityManager;
  database: Database;
  sessions: Sessions;
  limiter: Limiter;
  log: Log;
  /** The signed-in member, or null for a visitor. Throws SIGN_IN_REQUIRED for a token that is dead. */
  actor: () => Promise<Actor | null>;
  /** The session cookie and how to answer one; null where a page is rendered, which is always a visitor's. */
  cookies: SessionCookies | null;
  /** Where the call comes from, for limits and for counting views; both keep it hashed. */
  reader: { address: string; agent: string };
};

export type SessionCookies = {
  read: () => string | null;
  write: (sessionId: string, options: { autoLogin: boolean }) => void;
  clear: () => void;
};

type Meta = OpenApiMeta & { rest?: RestShape };

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    // A stack is for the log, never for the caller.
    errorFormatter: ({ shape, error }) => ({
      ...shape,
      data: {
        code: shape.data.code,
        httpStatus: shape.data.httpStatus,
        path: shape.data.path,
        retryAfter: retryAfterOf(error),
      },
    }),
    isDev: false,
  });

export const { router, createCallerFactory } = t;

/** The first step of every call: whatever is thrown further in leaves as a sentence in Korean. */
const readable = t.middleware(async ({ next, ctx, path }) => {
  const result = await next();
  if (result.ok) return result;
  const error = asReadableError(result.error);
  if (error.code === "INTERNAL_SERVER_ERROR") ctx.log.error({ err: error.cause, path }, "call failed");
  throw error;
});

/** For signing in and the like: whoever calls, with whatever token. */
export const openProcedure = t.procedure.use(readable);

/** For everyone; a member is known by their token, and a dead token is refused rather than taken for a visitor's. */
export const publicProcedure = openProcedure.use(async ({ ctx, next }) => next({ ctx: { viewer: await ctx.actor() } }));

/** For signed-in, active members. */
export const memberProcedure = publicProcedure.use(({ ctx, next }) => {
  if (!ctx.viewer) throw new DomainError("SIGN_IN_REQUIRED");
  return next({ ctx: { viewer: ctx.viewer } });
});

/** For administrators. */
export const adminProcedure = memberProcedure.use(({ ctx, next }) => {
  if (!ctx.viewer.isAdmin) throw new DomainError("NOT_ALLOWED");
  return next();
});
