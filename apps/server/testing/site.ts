import { mkdtemp, rm } from "node:fs/promises";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database, EntityManager } from "@bulmo/entities/database";
import type { TestDatabase, TestServer } from "@bulmo/entities/test-database";
import { createApp } from "../src/app.ts";
import { createSecondFactorKey } from "../src/domains/auth/second-factor-key.ts";
import { createLimiter } from "../src/platform/limit/limiter.ts";
import { deliverToOutbox } from "../src/platform/mail/delivery.ts";
import { createMailer } from "../src/platform/mail/mailer.ts";
import { readOutbox } from "../src/platform/mail/outbox.ts";
import { createUploads } from "../src/domains/upload/uploads.ts";
import { sessionCookieName } from "../src/domains/auth/session-cookie.ts";
import { createHttpServer, type Patience } from "../src/platform/http/server.ts";
import { answerKeptFirst } from "../src/platform/cache/answer-from-cache.ts";
import { openMemory } from "../src/platform/cache/response-cache.ts";
import { createLog, type Log } from "../src/platform/log/log.ts";
import type { MetricsReaders } from "../src/platform/metrics/metrics.route.ts";
import { openMetrics } from "../src/platform/metrics/metrics.ts";
import type { WebApp } from "../src/web-app.ts";
import { createLocalStorage } from "../src/platform/storage/local-blob-store.ts";
import type { Storage } from "../src/platform/storage/blob-store.ts";
import { createSessions } from "../src/session.ts";
import type { Render } from "../src/ssr.ts";
import { createCall } from "./http-call.ts";

/** Pages are the browser tests' business; calls need none. */
const noPages: WebApp = {
  files: (_request, _response, next) => next(),
  render: () => Promise.resolve({ status: 200, html: "<!doctype html>", scripts: [], isCanonical: true }),
  paths: () => Promise.resolve(["/", "/about/history", "/community/notice/detail", "/my-page"]),
  close: () => Promise.resolve(),
};

export type Site = Awaited<ReturnType<typeof openSite>>;

type SiteOptions = {
  hasRateLimits?: boolean;
  /** Counts, and lets these read /metrics; true stands for programs on this computer. */
  hasMetrics?: boolean | MetricsReaders;
  isSecure?: boolean;
  needsSecondFactor?: boolean;
  /** Serves the database of another one, which ends later. */
  beside?: { database: TestDatabase };
  /** How many proxies stand in front (TRUST_PROXY). */
  trustProxy?: number;
  log?: Log;
  now?: () => Date;
  wrapStorage?: (storage: Storage) => Storage;
  /** Renders pages instead of the web app. */
  render?: Render;
  /** How long a client may take, where a test cannot wait as long as the site does. */
  patience?: Patience;
};

/** Signs the tokens of a test's site. */
export const testSecret = "a secret for tests, 32 characters";

const siteUrl = "http://localhost:3000";

const readersOf = (given: SiteOptions["hasMetrics"]): MetricsReaders =>
  typeof given === "object" ? given : { isOpen: false, isOpenHere: true, token: undefined };

/** What start.ts opens besides the database, with a directory of its own. */
async function openServices(
  database: Database,
  {
    hasRateLimits = false,
    isSecure = false,
    needsSecondFactor = false,
    log = createLog("silent"),
    wrapStorage,
  }: SiteOptions,
) {
  const fork = (): EntityManager => database.orm.em.fork();
  const secret = testSecret;
  const dataDirectory = await mkdtemp(join(tmpdir(), "bulmo-site-"));
  const stored = createLocalStorage(join(dataDirectory, "uploads"));
  const outboxDirectory = join(dataDirectory, "outbox");
  return {
    fork,
    log,
    dataDirectory,
    outboxDirectory,
    sessions: createSessions({ fork, secret, cookieName: sessionCookieName(isSecure), needsSecondFactor }),
    secondFactors: { key: createSecondFactorKey(secret), isRequired: needsSecondFactor },
    limiter: createLimiter({ fork, secret, isEnabled: hasRateLimits }),
    uploads: createUploads({ database, dataDirectory, log, storage: wrapStorage?.(stored) ?? stored }),
    mailer: createMailer({ deliver: deliverToOutbox(outboxDirectory, siteUrl), siteUrl, log }),
  };
}

async function listen(server: Server): Promise<string> {
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", resolve);
  await listening;
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The whole server on an empty database of the given kind, on a port of its own. */
export async function openSite(kind: TestServer, options: SiteOptions = {}) {
  const database = options.beside?.database ?? (await kind.open());
  const { fork, ...services } = await openServices(database, options);
  const { dataDirectory, mailer, outboxDirectory, sessions, uploads } = services;
  const now = options.now ?? (() => new Date());
  const memory = await openMemory({ database, now, log: services.log, isOn: true });
  const metrics = options.hasMetrics ? openMetrics(database) : undefined;
  const app = createApp({
    ...services,
    metrics: metrics && { metrics, readers: readersOf(options.hasMetrics) },
    database,
    memory,
    now,
    isSecure: options.isSecure ?? false,
    web: { ...noPages, render: options.render ?? noPages.render },
    publicUrl: siteUrl,
    hasPublicUrl: false,
    trustProxy: options.trustProxy ?? false,
    postcodeScriptUrl: "https://postcode.example/v2.js",
    mapTileUrl: "https://tiles.example/{z}/{x}/{y}.png",
    isDevelopment: false,
  });
  const server = createHttpServer(answerKeptFirst(memory, services.log, app), options.patience);
  // On a busy machine a client may send into a connection at the moment at which the server lets it go.
  server.keepAliveTimeout = 60_000;
  const origin = await listen(server);

  return {
    database,
    fork,
    origin,
    sessions,
    uploads,
    dataDirectory,
    call: createCall(origin),
    /** What writes to people, for who writes without a call. */
    mailing: { mailer, limiter: services.limiter, log: services.log },
    /** What has been mailed to an address, newest first, once everything under way has left. */
    async mailsTo(address: string) {
      await mailer.settle();
      return (await readOutbox(outboxDirectory)).filter(({ to }) => to === address);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await uploads.close();
      await mailer.close(1_000);
      await memory.close();
      await metrics?.close();
      if (!options.beside) await database.close();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}
