import { join } from "node:path";
import { setUpCode, setUpCodeHeader, setUpInput, setUpOpenInput } from "@bulmo/contracts/set-up";
import type { EntityManager } from "@bulmo/entities/database";
import express, { type Request, type RequestHandler, type Response, Router } from "express";
import { DomainError } from "../../errors.ts";
import { answerError, answerRpcError } from "../../platform/http/error-answer.ts";
import { verifyJson } from "../../platform/http/json-check.ts";
import { refuseForeignOrigins } from "../../platform/http/origin.ts";
import type { Context } from "../../trpc.ts";
import { openSession } from "../auth/auth.service.ts";
import { findBeginning } from "../beginning/beginning.query.ts";
import { receiveFile } from "../upload/receive-file.ts";
import { asUploadFault } from "../upload/upload-sender.ts";
import { addUpload } from "../upload/upload.service.ts";
import type { Pictures } from "../upload/pictures.ts";
import { completeSetUp } from "./set-up.service.ts";
import { tryCode } from "./set-up-code.service.ts";

/** Seconds after which it is worth looking again. */
const retryAfter = "600";

const page = "/set-up";

/** A password is judged while it is typed, before anybody is a member. */
const openCalls = new Set(["/trpc/auth.judgePassword"]);

const isFile = (path: string) => /\.[a-z\d]+$/iu.test(path);
const isPageRequest = ({ method, path }: Request) =>
  (method === "GET" || method === "HEAD") && !/^\/(?:api|iiif|trpc)(?:\/|$)/u.test(path) && !isFile(path);

/** Whether the site is still to be set up. Asks the database for as long as it is, and never again. */
export async function openPreparation(fork: () => EntityManager): Promise<() => Promise<boolean>> {
  const ask = async () => (await findBeginning(fork())).state === "PREPARING";
  let isKnown = await ask();
  return async () => isKnown && (isKnown = await ask());
}

type Preparation = Awaited<ReturnType<typeof openPreparation>>;

export type SetUpOptions = {
  isPreparing: Preparation;
  publicOrigin: string | undefined;
  createContext: (request: Request, response: Response) => Context;
  pictures: Pictures;
  /** Those of the web app. */
  files: RequestHandler;
};

type Handler = (request: Request, response: Response) => Promise<unknown>;

const answering =
  (handle: Handler, asFault: (error: unknown) => unknown = (error) => error): RequestHandler =>
  async (request, response) => {
    response.setHeader("cache-control", "no-store");
    try {
      response.json(await handle(request, response));
    } catch (error) {
      answerError(response, asFault(error));
    }
  };

/** The calls of the form, which are no part of the interface: they are there once, for whoever has the code. */
function calls({ publicOrigin, createContext, pictures }: SetUpOptions): Router {
  const { em } = pictures.database.orm;

  const open: Handler = async (request, response) => {
    const { now } = createContext(request, response);
    await tryCode(em, setUpOpenInput.parse(request.body).code, now());
    return { success: true };
  };

  const sendLogo: Handler = async (request, response) => {
    const { now, notifier } = createContext(request, response);
    const code = setUpCode.safeParse(request.headers[setUpCodeHeader]);
    if (!code.success) throw new DomainError("SET_UP_CODE_REFUSED");
    await tryCode(em, code.data, now());
    return pictures.scratch.use(async (directory) => {
      const source = join(directory, "sent");
      await receiveFile(request, source);
      const added = await addUpload(pictures, source, { userId: null, priority: "high", hasQuota: false });
      return { ...added, absoluteUrl: notifier.siteUrl + added.imageUrl };
    });
  };

  const complete: Handler = async (request, response) => {
    const context = createContext(request, response);
    const now = context.now();
    const { code } = setUpOpenInput.loose().parse(request.body);
    await tryCode(em, code, now);
    const user = await completeSetUp(em, setUpInput.parse(request.body), now);
    const session = await openSession(context, { user, sealed: null }, { autoLogin: false });
    context.cookies?.write(session.id, { autoLogin: false });
    // The page that comes next is rendered by this process, or by one that hears of it as soon.
    await context.waitForInvalidation();
    return { success: true };
  };

  return Router()
    .use(refuseForeignOrigins(publicOrigin))
    .post(
      "/logo",
      answering(sendLogo, (error) => asUploadFault(pictures, error)),
    )
    .use(express.json({ limit: "64kb", inflate: false, verify: verifyJson }))
    .post("/open", answering(open))
    .post("/", answering(complete));
}

/** Stands before everything that would show the site, and steps aside once it is set up. */
export function setUpGate(options: SetUpOptions): RequestHandler {
  const form = calls(options);

  const turnAway: RequestHandler = (request, response, next) => {
    if (openCalls.has(request.path)) return next();
    response.setHeader("retry-after", retryAfter).setHeader("cache-control", "no-store");
    if (request.path === page && isPageRequest(request)) return next();
    if (isPageRequest(request)) return response.redirect(302, page);
    const fault = new DomainError("SITE_PREPARING");
    if (request.path.startsWith("/trpc/")) return answerRpcError(response, fault);
    if (!isFile(request.path)) return answerError(response, fault);
    return response.status(503).type("text/plain").send(`${fault.message}\n`);
  };

  const prepare = Router()
    .use(options.files)
    .use(page, (request, response, next) => (request.method === "POST" ? form(request, response, next) : next()))
    .use(turnAway);

  return async (request, response, next) => ((await options.isPreparing()) ? prepare(request, response, next) : next());
}
