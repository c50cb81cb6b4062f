import type { AnyTRPCRouter } from "@trpc/server";
import express, { type Request, type Response, Router } from "express";
import { createOpenApiExpressMiddleware } from "trpc-openapi";
import { asReadableError } from "./errors.ts";
import { answerCallFault, callNotFound, failureOf, headersFor } from "./http/answer.ts";
import { verifyJson } from "./http/json-check.ts";
import { createDocument, type DocumentParts } from "./rest/document.ts";
import { createNormaliser } from "./rest/normalise.ts";
import { holdSchemas } from "./rest/strict.ts";
import type { Context } from "./trpc.ts";

/** Room for a post of 200,000 characters, each of which JSON may write in six. */
export const bodyLimit = "2mb";

export type RestOptions = {
  router: AnyTRPCRouter;
  createContext: (request: Request, response: Response) => Context;
  /** What the document says besides what the procedures say. */
  document?: DocumentParts;
};

/** As the adapter sees it: a failure says what REST says, and neither the procedure's name nor what tRPC's client reads. */
function withFailures<Router extends AnyTRPCRouter>(router: Router): Router {
  const errorFormatter = ({ error }: { error: unknown }) => failureOf(asReadableError(error));
  const { _def: definition } = router;
  const { _config: config } = definition;
  return { ...router, _def: { ...definition, _config: { ...config, errorFormatter } } };
}

/** The procedures as the /api that the specification describes. */
export function createRest({ router, createContext, document: parts }: RestOptions): Router {
  holdSchemas(router);
  const document = createDocument(router, parts);
  return Router()
    .use((_request, response, next) => {
      response.setHeader("cache-control", "no-store");
      next();
    })
    .get("/openapi.json", (_request, response) => {
      response.json(document);
    })
    .use(express.json({ limit: bodyLimit, strict: false, verify: verifyJson }))
    .use(createNormaliser(router))
    .use(
      createOpenApiExpressMiddleware({
        router: withFailures(router),
        createContext: ({ req, res }) => Promise.resolve(createContext(req, res)),
        responseMeta: ({ errors }) => ({ headers: headersFor(errors) }),
      }),
    )
    .use(callNotFound)
    .use(answerCallFault);
}
