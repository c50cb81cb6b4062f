import type { Database, EntityManager } from "@bulmo/entities/database";
import { initTRPC } from "@trpc/server";
import type { Limiter } from "./platform/limit/limiter.ts";
import type { BoardSource } from "./domains/board/open-boards.ts";
import type { PageIndexSource } from "./domains/search/open-page-index.ts";
import type { WorkIndexSource } from "./domains/work-search/open-work-index.ts";
import type { AssociationFacts } from "./domains/page-text/association-facts.ts";
import type { ShownTexts } from "./domains/page-text/open-page-texts.ts";
import { knownBoard, readableBoard } from "./domains/board/board-access.ts";
import type { Notifier } from "./domains/notification/notifier.ts";
import {
  asReadableError,
  DomainError,
  ConflictError,
  fieldFaultsOf,
  isRefusedInput,
  KeyScopeError,
  reasonOf,
  retryAfterOf,
  UnavailableError,
} from "./errors.ts";
import { collectTags, type TagCollector } from "./platform/cache/tag-collector.ts";
import type { CachedCount } from "./platform/cache/cached-count.ts";
import { cacheTagsOf } from "./cache-tags.ts";
import type { Log } from "./platform/log/log.ts";
import type { CallMeta } from "./platform/rest/rest-meta.ts";
import type { SealingKey } from "./platform/seal/sealing-key.ts";
import type { SigningKey } from "./platform/seal/signing-key.ts";
import { type Actor, assertScope, inSession, refusalOf, type Sessions } from "./session.ts";

/** What a procedure knows of the call it answers. */
export type Context = {
  /** A procedure gets one of its own, forked from the one that is for nobody. */
  em: EntityManager;
  database: Database;
  sessions: Sessions;
  limiter: Limiter;
  secondFactors: SecondFactors;
  webhooks: Webhooks;
  notifier: Notifier;
  /** What the links seal by which mails of a kind are turned off. */
  mailStopKey: SealingKey;
  /** What the codes follow from by which addresses prove themselves. */
  addressCodeKey: SigningKey;
  log: Log;
  /** The time; a test may set it. */
  now: () => Date;
  /** Resolves when this process knows of everything that has been committed. */
  waitForInvalidation: () => Promise<void>;
  /** All boards and exhibitions; not to be asked for within a transaction. */
  boards: BoardSource["read"];
  /** All works by what they are found by; not to be asked for within a transaction. */
  workIndex: WorkIndexSource;
  /** All pages by what they are found by; not to be asked for within a transaction. */
  pageIndex: PageIndexSource;
  /** What everybody reads of the association's texts; not to be asked for within a transaction. */
  pageTexts: () => Promise<ShownTexts>;
  /** How the association is reached, and what texts name in braces; not to be asked for within a transaction. */
  association: () => Promise<AssociationFacts>;
  /** Where the site lies on its disks, and whether this process takes backups. */
  upkeep: { dataDirectory: string; backupDirectory: string; hasNightlyBackup: boolean };
  /** Counts once what takes long to count. */
  cachedCount: CachedCount;
  /** What goes into the answer; undefined where it will not be cached. */
  tagCollector?: TagCollector | undefined;
  /** Of a page: whether somebody is signed in, whose browser asks the same again. */
  isSignedIn?: boolean;
  /** A page that could not ask the database answers so. */
  onUnavailable?: () => void;
  /** What the caller has read and wants to change: the version that If-Match names. */
  versionNamed?: string | undefined;
  /** Tells the version of what is answered, for an ETag; undefined where nobody asks. */
  setVersion?: ((version: string) => void) | undefined;
  /** That of the header, beside the field of the input. */
  idempotencyKey?: string | undefined;
  /** The signed-in member, or whose program calls; null for a visitor. Throws DeadTokenError for a token or key that is dead. */
  actor: () => Promise<Actor | null>;
  /** The session cookie and how to answer one; null where a page is rendered, which is always a visitor's. */
  cookies: SessionCookies | null;
  /** Where the call comes from, for limits and for counting views; both keep it hashed. Whole for the log of administrators. */
  reader: { address: string; wholeAddress: string; agent: string };
};

/** What seals the secrets of webhooks, and how what is to be sent leaves sooner. */
type Webhooks = { key: SealingKey; nudge: () => void };

/** What seals the secrets of second factors, and whether administrators cannot do without. */
type SecondFactors = { key: SealingKey; isRequired: boolean };

export type SessionCookies = {
  read: () => string | null;
  write: (sessionId: string, options: { autoLogin: boolean }) => void;
  clear: () => void;
};

const t = initTRPC
  .context<Context>()
  .meta<CallMeta>()
  .create({
    // What tRPC refuses before a procedure (a batch too large, an unknown path) is told as ours is; a stack is for the log.
    errorFormatter: ({ shape, error }) => {
      const readableError = asReadableError(error);
      return {
        ...shape,
        message: readableError.message,
        data: {
          code: shape.data.code,
          httpStatus: shape.data.httpStatus,
          path: shape.data.path,
          reason: reasonOf(readableError),
          field: fieldFaultsOf(readableError)?.[0]?.field,
          retryAfter: retryAfterOf(readableError),
          theirs: readableError instanceof ConflictError ? readableError.current : undefined,
          scope: readableError instanceof KeyScopeError ? readableError.scope : undefined,
        },
      };
    },
    isDev: false,
  });

export const { router } = t;

/** The first step of every call: whatever is thrown further in leaves as a sentence in Korean. */
const readable = t.middleware(async ({ next, ctx, path, getRawInput }) => {
  // The calls of a batch run side by side: what one of them has changed and not written yet is its own.
  const result = await next({ ctx: { em: ctx.em.fork() } });
  if (result.ok) return result;
  const error = asReadableError(result.error, isRefusedInput(result.error) ? await getRawInput() : undefined);
  if (error instanceof UnavailableError) {
    ctx.log.warn({ err: error.origin, path }, "database unavailable");
    ctx.onUnavailable?.();
  }
  if (error.code === "INTERNAL_SERVER_ERROR") ctx.log.error({ err: error.cause ?? error, path }, "call failed");
  throw error;
});

/** What was read is noted for who caches the answer; what was written is known here before the writer is told. */
const tagAndWait = t.middleware(async ({ next, ctx, path, type, getRawInput }) => {
  const result = await next();
  if (type === "mutation") await ctx.waitForInvalidation();
  else if (ctx.tagCollector)
    collectTags(ctx.tagCollector, result.ok ? cacheTagsOf(path, await getRawInput(), result.data) : null);
  return result;
});

/** For signing in and the like: whoever calls, with whatever token. */
export const openProcedure = t.procedure.use(readable).use(tagAndWait);

/** A caller is known by their token or their program's key; a dead one is refused rather than taken for a visitor's. */
const knownProcedure = openProcedure.use(async ({ ctx, next }) => next({ ctx: { viewer: await ctx.actor() } }));

/** For everyone. A program's key must be meant for reading, or for writing where the call changes something. */
export const publicProcedure = knownProcedure.use(({ ctx, next, type }) => {
  assertScope(ctx.viewer, type === "mutation" ? "write" : "read");
  return next();
});

type Naming = { type?: unknown; postType?: unknown; targetType?: unknown; target?: unknown; posts?: unknown };

const asNaming = (value: unknown): Naming => (typeof value === "object" && value !== null ? value : {});

/** The boards that a call names, each with the field in which. */
function boardsNamed(input: unknown): [field: string, type: string][] {
  const { target, posts, ...named } = asNaming(input);
  const inList = Array.isArray(posts) ? posts.map((post) => asNaming(post).type) : [];
  const fields = { ...named, "target.type": asNaming(target).type };
  return [
    ...["type", "postType", "targetType", "target.type"].map((field) => [field, fields[field as "type"]] as const),
    ...inList.map((type, at) => [`posts.${at}.type`, type] as const),
  ].filter((entry): entry is [string, string] => typeof entry[1] === "string");
}

const onBoard = (ask: typeof knownBoard) =>
  t.middleware(async ({ ctx, getRawInput, next }) => {
    const named = boardsNamed(await getRawInput());
    const [boards, viewer] = [await ctx.boards(), await ctx.actor()];
    for (const [field, type] of named) ask(boards, viewer, type, field);
    return next();
  });

/**
 * For procedures that name boards, behind their input: whoever may not read what stands on one learns no more than that
 * there is none (docs/decisions/046). A post that has moved is judged where it is found (post-locate.ts).
 */
export const onReadableBoard = onBoard(readableBoard);

/** The same for lists and for what is new, where no post is named: an exhibition that is announced has an empty list. */
export const onKnownBoard = onBoard(knownBoard);

/** For active members who are signed in, and for their programs. */
export const memberProcedure = publicProcedure.use(({ ctx, next }) => {
  if (!ctx.viewer) throw new DomainError("SIGN_IN_REQUIRED");
  return next({ ctx: { viewer: ctx.viewer } });
});

/** For administrators, and for their programs whose key is meant for it. */
export const adminProcedure = memberProcedure.use(({ ctx, next }) => {
  if (!ctx.viewer.isAdmin) throw refusalOf(ctx.viewer);
  return next();
});

/** For visitors, and for members who call themselves: about what lets people in no program is heard. */
export const personProcedure = knownProcedure.use(({ ctx, next }) =>
  next({ ctx: { viewer: ctx.viewer && inSession(ctx.viewer) } }),
);

/** For members who call themselves, in the session that the call is about. */
export const sessionProcedure = personProcedure.use(({ ctx, next }) => {
  if (!ctx.viewer) throw new DomainError("SIGN_IN_REQUIRED");
  return next({ ctx: { viewer: ctx.viewer } });
});

/** The same for all administrators, also those who lack the second factor that the site asks for: it is set up by these. */
export const anyAdminProcedure = sessionProcedure.use(({ ctx, next }) => {
  if (!ctx.viewer.isAdmin && !ctx.viewer.lacksSecondFactor) throw refusalOf(ctx.viewer);
  return next();
});

/** The same for administrators. */
export const adminSessionProcedure = sessionProcedure.use(({ ctx, next }) => {
  if (!ctx.viewer.isAdmin) throw refusalOf(ctx.viewer);
  return next();
});
