import { mkdtemp, rm } from "node:fs/promises";
import type { RequestListener, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestDatabase, TestServer } from "@bulmo/entities/testing/test-database";
import { createCall } from "@bulmo/testing/http-call";
import { createApp } from "../src/app.ts";
import { type Environment, readEnvironment } from "../src/env.ts";
import { beginSetUp } from "../src/domains/set-up/set-up-code.service.ts";
import { createHttpServer, type ServerTimeouts } from "../src/platform/http/server.ts";
import { createLog, type Log } from "../src/platform/log/log.ts";
import { readOutbox } from "../src/platform/mail/outbox.ts";
import type { MetricsReaders } from "../src/platform/metrics/metrics.route.ts";
import type { Outside } from "../src/platform/outbound/outside.ts";
import type { BlobStore } from "../src/platform/storage/blob-store.ts";
import { createServices, type Services } from "../src/services.ts";
import type { Render } from "../src/ssr.ts";
import type { WebApp } from "../src/web-app.ts";
import { watchAnswers } from "./answer-watch.ts";

/** Pages are the browser tests' business; calls need none. */
const noPages: WebApp = {
  files: (_request, _response, next) => next(),
  render: () => Promise.resolve({ status: 200, html: "<!doctype html>", scripts: [], isCanonical: true }),
  paths: () => Promise.resolve(["/", "/about/history", "/community/notice/detail", "/my-page"]),
  close: () => Promise.resolve(),
};

/** A test that sends nothing to anybody asks nobody for names. */
const nowhere: Outside = {
  resolve: () => Promise.resolve([]),
  mayReach: () => false,
  request: () => {
    throw new Error("nothing leaves a test");
  },
};

export type Site = Awaited<ReturnType<typeof openSite>>;

type SiteOptions = {
  hasRateLimits?: boolean;
  /** Counts, and lets these read /metrics; true stands for programs on this computer. */
  hasMetrics?: boolean | MetricsReaders;
  /** Takes a backup every night, and so whenever a test's clock comes to three in Korea. */
  hasNightlyBackup?: boolean;
  isSecure?: boolean;
  needsSecondFactor?: boolean;
  /** Serves the database of another one, which ends later. */
  beside?: { database: TestDatabase };
  /** Is still to be set up (BEGIN_EMPTY). */
  beginsEmpty?: boolean;
  /** Where mail goes, instead of the outbox. */
  smtpUrl?: string;
  /** How many proxies stand in front (TRUST_PROXY). */
  trustProxy?: number;
  log?: Log;
  now?: () => Date;
  wrapBlobStore?: (blobStore: BlobStore) => BlobStore;
  /** Whom webhooks reach, and how long a receiver has in milliseconds. */
  outside?: Outside & { timeout?: number };
  /** Renders pages instead of the web app. */
  render?: Render;
  /** Pages and files as they are, where a test asks for them. */
  web?: WebApp;
  /** How long a client may take, where a test cannot wait as long as the site does. */
  timeouts?: ServerTimeouts;
};

/** Signs the tokens of a test's site. */
export const testSecret = "a secret for tests, 32 characters";

const readersOf = (given: SiteOptions["hasMetrics"]): MetricsReaders =>
  typeof given === "object" ? given : { isOpen: false, isOpenHere: true, token: undefined };

/** The settings of a site on a directory of its own. */
function settings(dataDirectory: string, options: SiteOptions): Environment {
  const {
    hasRateLimits = false,
    hasNightlyBackup = false,
    isSecure = false,
    needsSecondFactor = false,
    trustProxy = false,
  } = options;
  const given = readEnvironment({ NODE_ENV: "test", DATA_DIR: dataDirectory, SESSION_SECRET: testSecret });
  return {
    ...given,
    hasRateLimits,
    hasNightlyBackup,
    isSecure,
    needsSecondFactor,
    trustProxy,
    hasOpenOutbox: true,
    smtpUrl: options.smtpUrl,
    metrics: options.hasMetrics ? readersOf(options.hasMetrics) : undefined,
    postcodeScriptUrl: "https://postcode.example/v2.js",
    mapTileUrl: "https://tiles.example/{z}/{x}/{y}.png",
  };
}

async function serve(listener: RequestListener, timeouts: ServerTimeouts | undefined, log: Log) {
  const server = createHttpServer(listener, timeouts, log);
  // On a busy machine a client may send into a connection at the moment at which the server lets it go.
  server.keepAliveTimeout = 60_000;
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", resolve);
  await listening;
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const end = async (server: Server) => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
};

async function openDatabase(kind: TestServer, { beside, beginsEmpty, now = () => new Date() }: SiteOptions) {
  const database = beside?.database ?? (await kind.open());
  if (!beginsEmpty) return { database, setUpCode: "" };
  const { code = "" } = await beginSetUp(database.orm.em.fork(), { beginsEmpty, now: now() });
  return { database, setUpCode: code };
}

/** What a test asks for past the calls. */
const pick = ({ notifier, mailStopKey, addressCodeKey, planJobs, missingJobs, limiter }: Services) => ({
  notifier,
  mailStopKey,
  addressCodeKey,
  planJobs,
  missingJobs,
  limiter,
});

/** The whole server on an empty database of the given kind, on a port of its own. */
export async function openSite(kind: TestServer, options: SiteOptions = {}) {
  const {
    log = createLog("silent"),
    now,
    timeouts,
    web = { ...noPages, render: options.render ?? noPages.render },
    wrapBlobStore,
    outside = nowhere,
  } = options;
  const { database, setUpCode } = await openDatabase(kind, options);
  const dataDirectory = await mkdtemp(join(tmpdir(), "bulmo-site-"));
  const env = settings(dataDirectory, options);
  const services = await createServices(env, { database, log, now, wrapBlobStore, outside });
  const { boards, fork, jobs, responseCache, sessions, uploads, visits, webhooks } = services;
  const answers = watchAnswers(createApp({ env, services, web }));
  const { server, origin } = await serve(answers.listener, timeouts, log);

  return {
    boards: boards.read,
    /** The code by which it is set up, where it begins empty. */
    setUpCode,
    /** Until the site has heard what was written past it, straight into its database. */
    waitForInvalidation: responseCache.waitForInvalidation,
    database,
    fork,
    origin,
    sessions,
    isSecure: env.isSecure,
    uploads,
    /** What has opened pages, written every half minute. */
    visits,
    webhooks,
    dataDirectory,
    /** Throws where an answer since the last time is none of the document's, for who calls without `call`. */
    assertAnswers: () => answers.assert(),
    /** Throws where the answer, or one before it, is none of the document's; so does `close`. */
    async call(...asked: Parameters<ReturnType<typeof createCall>>) {
      const answer = await createCall(origin)(...asked);
      answers.assert();
      return answer;
    },
    /** What writes to people, for who writes without a call. */
    ...pick(services),
    jobs,
    /** What has been mailed to an address, newest first, once everything under way has left. */
    async mailsTo(address: string) {
      await jobs.flush();
      return (await readOutbox(join(dataDirectory, "outbox"))).filter(({ to }) => to === address);
    },
    async close() {
      await end(server);
      await services.close(1_000);
      if (!options.beside) await database.close();
      await rm(dataDirectory, { recursive: true, force: true });
      answers.assert();
    },
  };
}
