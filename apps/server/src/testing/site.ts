import type { AddressInfo } from "node:net";
import type { EntityManager } from "@bulmo/entities/database";
import type { TestServer } from "@bulmo/entities/test-database";
import { createApp } from "../app.ts";
import { createLimiter } from "../domains/limit/limit.service.ts";
import { createHttpServer } from "../http/server.ts";
import { createLog } from "../log.ts";
import type { WebApp } from "../page/web-app.ts";
import { createSessions } from "../session.ts";
import { createCall } from "./http-call.ts";

/** Pages are the browser tests' business; calls need none. */
const noPages: WebApp = {
  files: (_request, _response, next) => next(),
  render: () => Promise.resolve(new Response("<!doctype html>")),
  close: () => Promise.resolve(),
};

export type Site = Awaited<ReturnType<typeof openSite>>;

/** The whole server on an empty database of the given kind, on a port of its own. */
export async function openSite(kind: TestServer, { hasRateLimits = false } = {}) {
  const database = await kind.open();
  const fork = (): EntityManager => database.orm.em.fork();
  const secret = "a secret for tests, 32 characters";
  const sessions = createSessions({ fork, secret, cookieName: "bulmo_session" });
  const limiter = createLimiter({ fork, secret, isEnabled: hasRateLimits });
  const app = createApp({
    database,
    sessions,
    limiter,
    log: createLog("silent"),
    isSecure: false,
    web: noPages,
    publicUrl: "http://localhost:3000",
    hasPublicUrl: false,
    trustProxy: false,
    isDevelopment: false,
  });
  const server = createHttpServer(app);
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", resolve);
  await listening;
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    database,
    fork,
    origin,
    sessions,
    call: createCall(origin),
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await database.close();
    },
  };
}
