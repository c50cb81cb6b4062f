import type { Request, Response } from "express";
import { createNotifier } from "./domains/notification/notifier.ts";
import { mailboxHolder } from "./domains/user/mailbox-holder.ts";
import { createCookies } from "./domains/auth/session-cookie.ts";
import { countedAddress } from "./platform/http/address.ts";
import { logOf } from "./platform/http/request-log.ts";
import { tagCollectorOf } from "./platform/cache/cache-middleware.ts";
import type { TagCollector } from "./platform/cache/tag-collector.ts";
import type { Log } from "./platform/log/log.ts";
import type { Services } from "./services.ts";
import type { Actor } from "./session.ts";
import type { Context } from "./trpc.ts";

type ContextSources = Pick<
  Services,
  "database" | "sessions" | "limiter" | "secondFactors" | "mailer" | "uploads" | "log" | "now" | "responseCache"
>;

const bearer = /^Bearer +(\S+)$/iu;

/** Asks once, however many calls of a batch want to know. */
function once<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let answer: Promise<Value> | undefined;
  return () => (answer ??= ask());
}

const notifierOf = ({
  database,
  limiter,
  mailer,
  log,
}: Pick<ContextSources, "database" | "limiter" | "mailer" | "log">) => {
  const { em } = database.orm;
  return createNotifier({ em, limiter, mailer, log, holderOf: (key) => mailboxHolder(em, key) });
};

/** The context of a call that came over HTTP. */
export function createCallContext(
  sources: ContextSources & { isSecure: boolean },
  request: Request,
  response: Response,
): Context {
  const { em } = sources.database.orm;
  const { authorization } = request.headers;
  // Another scheme is another's business: a proxy in front may ask for a password of its own.
  const token = bearer.exec(authorization ?? "")?.[1];
  return {
    em,
    database: sources.database,
    sessions: sources.sessions,
    limiter: sources.limiter,
    secondFactors: sources.secondFactors,
    notifier: notifierOf(sources),
    tiles: sources.uploads.tiles,
    log: logOf(response),
    now: sources.now,
    waitForInvalidation: sources.responseCache.waitForInvalidation,
    cachedCount: sources.responseCache.cachedCount,
    tagCollector: tagCollectorOf(response),
    actor: once(async (): Promise<Actor | null> => (token ? sources.sessions.authenticate(em.fork(), token) : null)),
    cookies: createCookies({ request, response }, sources),
    reader: { address: countedAddress(request.ip ?? ""), agent: request.headers["user-agent"] ?? "" },
  };
}

/** The context of a page that is being rendered: a visitor's, whoever asks for it. */
export const createPageContext = (
  { database, sessions, limiter, secondFactors, mailer, uploads, now, responseCache }: ContextSources,
  log: Log,
  tagCollector?: TagCollector,
): Context => ({
  em: database.orm.em,
  database,
  sessions,
  limiter,
  secondFactors,
  notifier: notifierOf({ database, limiter, mailer, log }),
  tiles: uploads.tiles,
  log,
  now,
  waitForInvalidation: responseCache.waitForInvalidation,
  cachedCount: responseCache.cachedCount,
  tagCollector,
  actor: () => Promise.resolve(null),
  cookies: null,
  reader: { address: "", agent: "" },
});
