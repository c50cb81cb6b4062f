import type { RequestListener } from "node:http";
import { mailStopRouter } from "./domains/mail-choice/mail-stop.route.ts";
import express, { type RequestHandler } from "express";
import { createCallContext, createPageContext, identifyReader } from "./context.ts";
import { attachmentRouter } from "./domains/attachment/attachment.route.ts";
import { admitSenders } from "./domains/auth/body-admission.ts";
import { downloadRouter } from "./domains/download/download.route.ts";
import { harvestRouter } from "./domains/harvest/harvest.route.ts";
import { imageRouter } from "./domains/iiif/image.route.ts";
import { citationRouter } from "./domains/citation/citation.route.ts";
import { iiifRouter } from "./domains/iiif/iiif.route.ts";
import { linkedDataRouter } from "./domains/linked-data/linked-data.route.ts";
import { setUpGate } from "./domains/set-up/set-up.route.ts";
import { siteFiles } from "./domains/site/site.route.ts";
import { findOldAddress, mayBeOldAddress } from "./domains/old-address/old-address.service.ts";
import { countVisits } from "./domains/visit/count-visits.ts";
import { pictureRouter } from "./domains/upload/picture.route.ts";
import type { Environment } from "./env.ts";
import { answerFromCache } from "./platform/cache/cache-listener.ts";
import { cacheAnswers } from "./platform/cache/cache-middleware.ts";
import { createCacheable } from "./platform/cache/cacheable.ts";
import { answerCallFault, answerRpcFault, callNotFound, headersFor } from "./platform/http/error-answer.ts";
import { compressWhole } from "./platform/http/compress.ts";
import { healthRouter } from "./platform/http/health.ts";
import { refuseForeignOrigins, refuseForms } from "./platform/http/origin.ts";
import { checkRpcInput, readRpcBody, refuseCompressed } from "./platform/http/read-body.ts";
import { logRequests } from "./platform/http/request-log.ts";
import { securityHeaders } from "./platform/http/security-headers.ts";
import { serveRpc } from "./platform/http/serve-rpc.ts";
import { devOutbox } from "./platform/mail/dev-outbox.ts";
import { metricsRouter } from "./platform/metrics/metrics.route.ts";
import { createPages, pageNonce, type PageOptions } from "./platform/page/page.ts";
import { bodySizesOf } from "./platform/rest/rest-meta.ts";
import { noBoards } from "./domains/board/boards.ts";
import { createRest } from "./rest.ts";
import { appRouter } from "./router.ts";
import type { Services } from "./services.ts";
import type { WebApp } from "./web-app.ts";

/** Most calls one batch may carry (requirements/decisions.md). */
const maxBatchSize = 10;

export type AppOptions = { env: Environment; services: Services; web: WebApp };

type CreateContext = Parameters<typeof admitSenders>[0];

/** /trpc: the typed calls of the site's own pages. */
const typedCalls = (createContext: CreateContext): RequestHandler[] => [
  checkRpcInput,
  readRpcBody(bodySizesOf(appRouter), admitSenders(createContext)),
  serveRpc({
    router: appRouter,
    createContext,
    maxBatchSize,
    // What it would vary by has been taken off the request.
    responseMeta: ({ errors }) => ({ headers: { ...headersFor(errors), vary: "Accept-Encoding" } }),
  }),
];

/** An address that a site had which was moved in (IMP-04). */
const movedTo = (location: string) => ({ status: 301, location, html: "", scripts: [], isCanonical: false });

/** One page, as a visitor sees it whoever asks for it. */
function renderOf({ env, services, web }: AppOptions): PageOptions["render"] {
  const { publicUrl, postcodeScriptUrl } = env;
  return async ({ log, tagCollector, onUnavailable, address, ...visit }) => {
    const url = new URL(visit.request.url);
    const moved = () => findOldAddress({ fork: services.fork, boards: services.boards.read }, url);
    const atRoot = mayBeOldAddress(url) ? await moved() : undefined;
    if (atRoot !== undefined) return movedTo(atRoot);
    const isPreparing = await services.isPreparing();
    const page = await web.render({
      ...visit,
      publicUrl,
      postcodeScriptUrl,
      hasSamples: await services.hasSamples(tagCollector),
      bulletins: isPreparing ? [] : await services.bulletins(tagCollector),
      association: await services.association.readForPage(tagCollector),
      boards: isPreparing ? noBoards : await services.boards.readForPage(tagCollector),
      router: appRouter,
      createContext: () =>
        Promise.resolve({
          ...createPageContext(services, log, tagCollector),
          reader: { address, wholeAddress: address, agent: "" },
          isSignedIn: visit.isSignedIn,
          onUnavailable,
        }),
    });
    const location = page.status === 404 ? await moved() : undefined;
    if (location !== undefined) return movedTo(location);
    // The one page that is there until it is set up says that the site is not.
    return isPreparing ? { ...page, status: 503 } : page;
  };
}

/** Whether there is a page for a visitor; nobody sees what is rendered. */
const lookFor =
  ({ env: { publicUrl }, services: { log } }: AppOptions, render: PageOptions["render"]) =>
  async (page: string): Promise<boolean> => {
    const asVisitor = { isSignedIn: false, mapTileUrl: "", nonce: pageNonce, address: "", tagCollector: undefined };
    const asked = { ...asVisitor, request: new Request(publicUrl + page), log, onUnavailable: () => undefined };
    try {
      return (await render(asked)).status === 200;
    } catch (error) {
      log.warn({ err: error }, "a page that was shown was not found out about");
      return false;
    }
  };

/** What the association is called, for programs. */
function namesOf({ env: { publicUrl }, services: { association } }: AppOptions) {
  return {
    site: async () => {
      const { name, logo } = (await association.read()).identity;
      return { publicUrl, name, logo };
    },
    // Also while the database is away: what it was called last.
    nameNow: async () => (await association.readOrLast(undefined)).identity.name,
  };
}

/**
 * Everything that answers, in the order in which a request meets it: first what the response cache holds, without Express,
 * then the rest. Pictures are compressed already and cached by browsers, so they pass before whatever does that.
 */
export function createApp(options: AppOptions): RequestListener {
  const { env, services, web } = options;
  const { database, log, responseCache, uploads } = services;
  const publicOrigin = env.hasPublicUrl ? env.publicUrl : undefined;
  const createContext = createCallContext.bind(null, { ...services, isSecure: env.isSecure });
  const { site, nameNow } = namesOf(options);
  const adminEmail = async () => {
    const { identity } = await services.association.read();
    return identity.lines.find(({ href }) => href?.startsWith("mailto:"))?.value ?? "";
  };
  const onFile = () => services.jobs.nudge();
  const render = renderOf(options);
  const works = { fork: services.fork, boards: services.boards.read, site };

  const afterCache = express()
    .set("trust proxy", env.trustProxy)
    .set("query parser", "simple")
    .disable("x-powered-by")
    .use(logRequests(log))
    .use(securityHeaders(env))
    .use(healthRouter(database))
    .use(metricsRouter(services.metrics))
    .use(pictureRouter(uploads.pictures, identifyReader(createContext)))
    .use(attachmentRouter(uploads.pictures, identifyReader(createContext)))
    .use(imageRouter(uploads.pictures, env.publicUrl))
    .use(setUpGate({ ...services, ...uploads, createContext, publicOrigin, files: web.files }))
    .use(compressWhole())
    .use(cacheAnswers(responseCache, createCacheable(appRouter)))
    .use(["/api", "/trpc"], refuseForeignOrigins(publicOrigin))
    .use("/trpc", refuseForms, refuseCompressed)
    .use("/trpc", ...typedCalls(createContext), answerRpcFault)
    .use("/api", refuseCompressed, createRest({ createContext, pictures: uploads.pictures, onFile, nameNow }))
    .use(mailStopRouter(createContext))
    .use(devOutbox(services.outboxDirectory))
    .use(iiifRouter(works))
    .use(citationRouter(works))
    .use(linkedDataRouter(works))
    .use(downloadRouter(works, uploads.pictures))
    .use(harvestRouter({ ...works, now: services.now, adminEmail }))
    .use(siteFiles({ ...works, pageTexts: services.pageTexts.read, now: services.now, pagePaths: web.paths }))
    .use(web.files)
    .use(createPages({ ...env, hasPolicy: env.mode !== "development", render }))
    .use(callNotFound)
    .use(answerCallFault);
  return countVisits(
    { visits: services.visits, isThere: lookFor(options, render) },
    answerFromCache(responseCache, log, afterCache),
  );
}
