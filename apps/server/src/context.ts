import type { Request, Response } from "express";
import { authenticateKey } from "./domains/key/key-check.service.ts";
import { looksLikeKey } from "./domains/key/key-text.ts";
import { createCookies } from "./domains/auth/session-cookie.ts";
import { readerOf } from "./platform/http/address.ts";
import { logOf } from "./platform/http/request-log.ts";
import { tagCollectorOf } from "./platform/cache/cache-middleware.ts";
import type { TagCollector } from "./platform/cache/tag-collector.ts";
import { idempotencyKeyNamed, versionNamed } from "./platform/rest/call-headers.ts";
import { setAllowanceHeaders } from "./platform/limit/allowance-headers.ts";
import type { Log } from "./platform/log/log.ts";
import type { Services } from "./services.ts";
import type { Actor } from "./session.ts";
import type { Context } from "./trpc.ts";

type ContextSources = Pick<
  Services,
  | "database"
  | "sessions"
  | "limiter"
  | "secondFactors"
  | "webhooks"
  | "notifier"
  | "mailStopKey"
  | "addressCodeKey"
  | "now"
  | "responseCache"
  | "boards"
  | "workIndex"
  | "pageIndex"
  | "pageTexts"
  | "association"
  | "upkeep"
>;

const bearer = /^Bearer +(\S+)$/iu;

/** Asks once, however many calls of a batch want to know. */
function once<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let answer: Promise<Value> | undefined;
  return () => (answer ??= ask());
}

/** Whom a token names: a session's, or that of a program. Throws DeadTokenError. */
function authenticate({ database, sessions, secondFactors, now }: ContextSources, token: string): Promise<Actor> {
  const em = database.orm.em.fork();
  if (!looksLikeKey(token)) return sessions.authenticate(em, token);
  return authenticateKey({ em, now, needsSecondFactor: secondFactors.isRequired }, token);
}

/** What a call knows whoever makes it; `database.orm.em` is for nobody, and each procedure forks its own. */
function commonContext({ database, limiter, responseCache, ...sources }: ContextSources) {
  const { em } = database.orm;
  return {
    em,
    database,
    limiter,
    sessions: sources.sessions,
    secondFactors: sources.secondFactors,
    webhooks: sources.webhooks,
    notifier: sources.notifier,
    mailStopKey: sources.mailStopKey,
    addressCodeKey: sources.addressCodeKey,
    now: sources.now,
    boards: sources.boards.read,
    workIndex: sources.workIndex,
    pageIndex: sources.pageIndex,
    pageTexts: sources.pageTexts.read,
    association: sources.association.read,
    upkeep: sources.upkeep,
    waitForInvalidation: responseCache.waitForInvalidation,
    cachedCount: responseCache.cachedCount,
  };
}

/** The context of a call that came over HTTP. */
export function createCallContext(
  sources: ContextSources & { isSecure: boolean; log: Log },
  request: Request,
  response: Response,
): Context {
  const { authorization } = request.headers;
  // Another scheme is another's business: a proxy in front may ask for a password of its own.
  const token = bearer.exec(authorization ?? "")?.[1];
  const reader = readerOf(request);
  return {
    ...commonContext(sources),
    limiter: sources.limiter.telling(setAllowanceHeaders(response)),
    log: logOf(response),
    tagCollector: tagCollectorOf(response),
    versionNamed: versionNamed(request.headers),
    idempotencyKey: idempotencyKeyNamed(request.headers),
    actor: once(async (): Promise<Actor | null> => {
      const actor = token ? await authenticate(sources, token) : null;
      return actor && { ...actor, address: reader.wholeAddress };
    }),
    cookies: createCookies({ request, response }, sources),
    reader,
  };
}

/** The context of a page that is being rendered: a visitor's, whoever asks for it. */
export const createPageContext = (sources: ContextSources, log: Log, tagCollector?: TagCollector): Context => ({
  ...commonContext(sources),
  // A page whose texts alone the database would be asked for is shown without it.
  pageTexts: () => sources.pageTexts.readOrLast(tagCollector),
  association: () => sources.association.readOrLast(tagCollector),
  log,
  tagCollector,
  actor: () => Promise.resolve(null),
  cookies: null,
  reader: { address: "", wholeAddress: "", agent: "" },
});

/**
 * Who asks for what a page cannot send a token with, as a picture: by the session's cookie, unless a token is sent. For
 * what changes nothing alone.
 */
export const identifyReader =
  (createContext: (request: Request, response: Response) => Context) =>
  async (request: Request, response: Response): Promise<Actor | null> => {
    const { actor, cookies, sessions, em } = createContext(request, response);
    const sessionId = request.headers.authorization === undefined ? cookies?.read() : undefined;
    return sessionId ? sessions.identify(em.fork(), sessionId) : actor();
  };
