import type { Database } from "@bulmo/entities/database";
import type { Request, Response } from "express";
import type { Limiter } from "./domains/limit/limit.service.ts";
import { createCookies } from "./http/cookies.ts";
import type { Log } from "./log.ts";
import type { Actor, Sessions } from "./session.ts";
import type { Context } from "./trpc.ts";

export type ContextSources = {
  database: Database;
  sessions: Sessions;
  limiter: Limiter;
  log: Log;
  isSecure: boolean;
};

const bearer = /^Bearer +(\S+)$/iu;

/** Asks once, however many calls of a batch want to know. */
function once<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let answer: Promise<Value> | undefined;
  return () => (answer ??= ask());
}

/** The context of a call that came over HTTP. */
export function createCallContext(sources: ContextSources, request: Request, response: Response): Context {
  const em = sources.database.orm.em.fork();
  const { authorization } = request.headers;
  const token = bearer.exec(authorization ?? "")?.[1] ?? authorization;
  return {
    em,
    database: sources.database,
    sessions: sources.sessions,
    limiter: sources.limiter,
    log: sources.log,
    actor: once(async (): Promise<Actor | null> => (token ? sources.sessions.authenticate(em, token) : null)),
    cookies: createCookies({ request, response }, sources),
    reader: { address: request.ip ?? "", agent: request.headers["user-agent"] ?? "" },
  };
}

/** The context of a page that is being rendered: a visitor's, whoever asks for it. */
export const createPageContext = ({ database, sessions, limiter, log }: ContextSources): Context => ({
  em: database.orm.em.fork(),
  database,
  sessions,
  limiter,
  log,
  actor: () => Promise.resolve(null),
  cookies: null,
  reader: { address: "", agent: "" },
});
