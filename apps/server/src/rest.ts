import type { AnyTRPCRouter } from "@trpc/server";
import express, { type Request, type Response, Router } from "express";
import { createOpenApiExpressMiddleware } from "trpc-openapi";
import { callNotFound, createCallErrorHandler, headersFor } from "./http/answer.ts";
import type { Log } from "./log.ts";
import { createDocument } from "./rest/document.ts";
import { createNormaliser } from "./rest/normalise.ts";
import type { Context } from "./trpc.ts";

/** Room for a post of 200,000 characters, each of which JSON may write in six. */
const bodyLimit = "2mb";

export type RestOptions = {
  router: AnyTRPCRouter;
  createContext: (request: Request, response: Response) => Context;
  publicUrl: string;
  log: Log;
};

/** The procedures as the /api that the specification describes. */
export function createRest({ router, createContext, publicUrl, log }: RestOptions): Router {
  const document = createDocument(router, publicUrl);
  return Router()
    .use((_request, response, next) => {
      response.setHeader("cache-control", "no-store");
      next();
    })
    .get("/openapi.json", (_request, response) => {
      response.json(document);
    })
    .use(express.json({ limit: bodyLimit, strict: false }))
    .use(createNormaliser(router))
    .use(
      createOpenApiExpressMiddleware({
        router,
        createContext: ({ req, res }) => Promise.resolve(createContext(req, res)),
        responseMeta: ({ errors }) => ({ headers: headersFor(errors) }),
      }),
    )
    .use(callNotFound)
    .use(createCallErrorHandler(log));
}
