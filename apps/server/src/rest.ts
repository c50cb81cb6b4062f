import type { AnyTRPCRouter } from "@trpc/server";
import { type Request, type Response, Router } from "express";
import { createOpenApiExpressMiddleware } from "trpc-openapi";
import { asReadableError } from "./errors.ts";
import { answerCallFault, callNotFound, failureOf, headersFor } from "./platform/http/answer.ts";
import { readRestBody } from "./platform/http/read-body.ts";
import { createDocument, type DocumentParts } from "./platform/rest/document.ts";
import { createNormaliser } from "./platform/rest/normalise.ts";
import { holdSchemas } from "./platform/rest/strict.ts";
import type { Context } from "./trpc.ts";

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
    .use(readRestBody({ router, createContext }))
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
