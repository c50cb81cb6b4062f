import { createExpressMiddleware } from "@trpc/server/adapters/express";
import compression from "compression";
import express, { type Express } from "express";
import { type ContextSources, createCallContext, createPageContext } from "./context.ts";
import { answerRpcFault, callNotFound, answerCallFault, headersFor } from "./platform/http/answer.ts";
import { devOutbox } from "./platform/mail/dev-outbox.ts";
import { pictureRouter } from "./domains/upload/picture.route.ts";
import { uploadRouter } from "./domains/upload/upload.route.ts";
import { bodySizes } from "./platform/http/body-size.ts";
import { compressWhole } from "./platform/http/compress.ts";
import { docsRouter } from "./platform/rest/docs.ts";
import { healthRouter } from "./platform/http/health.ts";
import { withoutStreams } from "./platform/http/no-streams.ts";
import { refuseForeignOrigins, refuseForms } from "./platform/http/origin.ts";
import { checkRpcInput, readRpcBody, refuseCompressed } from "./platform/http/read-body.ts";
import { logRequests } from "./platform/http/request-log.ts";
import { securityHeaders } from "./platform/http/security-headers.ts";
import { createCacheable } from "./platform/cache/cacheable.ts";
import { keepAnswers } from "./platform/cache/cache-answers.ts";
import type { Memory } from "./platform/cache/response-cache.ts";
import { type MetricsAccess, metricsRouter } from "./platform/metrics/metrics.route.ts";
import { createPages } from "./platform/page/page.ts";
import type { WebApp } from "./web-app.ts";
import { createRest } from "./rest.ts";
import { documentParts } from "./rest-document.ts";
import { createReads } from "./platform/rest/read.ts";
import { appRouter } from "./router.ts";
import { siteFiles } from "./domains/site/site.route.ts";

export type AppOptions = ContextSources & {
  web: WebApp;
  publicUrl: string;
  hasPublicUrl: boolean;
  trustProxy: number | false;
  /** Where the script of the postcode service is loaded from. */
  postcodeScriptUrl: string;
  /** Where the tiles of maps are, as a template. */
  mapTileUrl: string;
  /** Where mail that nobody sends is shown from; undefined where it must not be. */
  outboxDirectory: string | undefined;
  memory: Memory;
  /** What is counted, and who may read it; nobody where nothing is. */
  metrics?: MetricsAccess | undefined;
  isDevelopment: boolean;
};

/** Most calls one batch may carry (requirements/decisions.md). */
const maxBatchSize = 10;

/**
 * Everything that answers, in the order in which a request meets it. Pictures are compressed already and kept by
 * browsers, so they pass before whatever does that.
 */
export function createApp(options: AppOptions): Express {
  const { database, log, publicUrl, uploads, web, isDevelopment } = options;
  const createContext = createCallContext.bind(null, options);

  return express()
    .set("trust proxy", options.trustProxy)
    .set("query parser", "simple")
    .disable("x-powered-by")
    .use(logRequests(log))
    .use(securityHeaders(options))
    .use(healthRouter(database))
    .use(metricsRouter(options.metrics))
    .use(pictureRouter(uploads.pictures))
    .use(compression())
    .use(compressWhole())
    .use(keepAnswers(options.memory, createCacheable(appRouter)))
    .use("/api", createReads({ router: appRouter, createContext }))
    .use(["/api", "/trpc"], refuseForeignOrigins(options.hasPublicUrl ? publicUrl : undefined))
    .use("/trpc", refuseForms, withoutStreams)
    .use("/trpc", refuseCompressed, checkRpcInput, readRpcBody({ router: appRouter, createContext }), answerRpcFault)
    .use("/api", refuseCompressed, answerCallFault)
    .use(
      "/trpc",
      createExpressMiddleware({
        router: appRouter,
        createContext: ({ req, res }) => createContext(req, res),
        maxBatchSize,
        maxBodySize: bodySizes.post.bytes,
        // What it would vary by has been taken off the request.
        responseMeta: ({ errors }) => ({ headers: { ...headersFor(errors), vary: "Accept-Encoding" } }),
      }),
    )
    .use("/api", uploadRouter({ pictures: uploads.pictures, createContext }))
    .use("/api", docsRouter())
    .use("/api", createRest({ router: appRouter, createContext, document: documentParts }))
    .use(devOutbox(options.outboxDirectory))
    .use(siteFiles({ fork: () => database.orm.em.fork(), now: options.now, publicUrl, pagePaths: web.paths }))
    .use(web.files)
    .use(
      createPages({
        router: appRouter,
        render: web.render,
        createContext: (...of) => createPageContext(options, ...of),
        publicUrl,
        postcodeScriptUrl: options.postcodeScriptUrl,
        mapTileUrl: options.mapTileUrl,
        hasPolicy: !isDevelopment,
      }),
    )
    .use(callNotFound)
    .use(answerCallFault);
}
