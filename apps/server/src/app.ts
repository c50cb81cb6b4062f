import { createExpressMiddleware } from "@trpc/server/adapters/express";
import compression from "compression";
import express, { type Express } from "express";
import helmet from "helmet";
import { type ContextSources, createCallContext, createPageContext } from "./context.ts";
import { callNotFound, createCallErrorHandler, headersFor } from "./http/answer.ts";
import { healthRouter } from "./http/health.ts";
import { refuseForeignOrigins } from "./http/origin.ts";
import { logRequests } from "./http/request-log.ts";
import { createPages } from "./page/page.ts";
import type { WebApp } from "./page/web-app.ts";
import { createRest } from "./rest.ts";
import { appRouter } from "./router.ts";

export type AppOptions = ContextSources & {
  web: WebApp;
  publicUrl: string;
  hasPublicUrl: boolean;
  trustProxy: number | false;
  isDevelopment: boolean;
};

/** Most calls one batch may carry (decisions.md). */
const maxBatchSize = 10;

/** Everything that answers, in the order in which a request meets it. */
export function createApp(options: AppOptions): Express {
  const { database, log, publicUrl, web, isDevelopment } = options;
  const createContext = createCallContext.bind(null, options);

  return express()
    .set("trust proxy", options.trustProxy)
    .set("query parser", "simple")
    .disable("x-powered-by")
    .use(logRequests(log))
    .use(helmet({ contentSecurityPolicy: false, strictTransportSecurity: options.isSecure }))
    .use(healthRouter(database))
    .use(compression())
    .use(["/api", "/trpc"], refuseForeignOrigins(options.hasPublicUrl ? publicUrl : undefined))
    .use(
      "/trpc",
      createExpressMiddleware({
        router: appRouter,
        createContext: ({ req, res }) => createContext(req, res),
        maxBatchSize,
        maxBodySize: 2 * 1024 * 1024,
        responseMeta: ({ errors }) => ({ headers: headersFor(errors) }),
      }),
    )
    .use("/api", createRest({ router: appRouter, createContext, publicUrl, log }))
    .use(web.files)
    .use(
      createPages({
        router: appRouter,
        render: web.render,
        createContext: () => createPageContext(options),
        publicUrl,
        log,
        hasPolicy: !isDevelopment,
      }),
    )
    .use(callNotFound)
    .use(createCallErrorHandler(log));
}
