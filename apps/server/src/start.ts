import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { type Database, migrate, openDatabase } from "@bulmo/entities/database";
import { lockDirectory } from "@bulmo/entities/embedded-lock";
import { isEmpty } from "@bulmo/entities/seeds/is-empty";
import type { SampleOptions } from "@bulmo/entities/seeds/load-samples";
import { createApp } from "./app.ts";
import { hashPassword } from "./domains/auth/password.ts";
import { createLimiter } from "./domains/limit/limit.service.ts";
import { summarise } from "./domains/post/post-derive.ts";
import type { Environment } from "./env.ts";
import { sessionCookieName } from "./http/cookies.ts";
import { createHttpServer } from "./http/server.ts";
import type { Log } from "./log.ts";
import { loadBuiltApp, loadSourceApp } from "./page/web-app.ts";
import { createSessions } from "./session.ts";

/** Connections to PostgreSQL; more would only wait for the same two or four cores. */
const poolSize = 10;

/** Requests under way get this long at the end, in milliseconds, within the 10 s that OPS-15 allows. */
const drainTime = 8_000;

const sweepEvery = 60 * 60_000;

async function readSecret(env: Environment): Promise<string> {
  if (env.sessionSecret) return env.sessionSecret;
  const path = join(env.dataDirectory, "session-secret");
  await writeFile(path, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600 }).catch(() => undefined);
  return readFile(path, "utf8");
}

async function open(env: Environment): Promise<{ database: Database; release: () => Promise<void> }> {
  if (env.databaseUrl)
    return { database: await openDatabase({ url: env.databaseUrl, poolSize }), release: () => Promise.resolve() };
  const release = await lockDirectory(env.dataDirectory);
  return { database: await openDatabase({ directory: join(env.dataDirectory, "database") }), release };
}

async function fill(database: Database, env: Environment, log: Log): Promise<void> {
  if (!env.samples.isWanted || !(await isEmpty(database.orm.em.fork()))) return;
  // A site that lives on its own data never reads the samples' texts.
  const { loadSamples } = await import("@bulmo/entities/seeds/load-samples");
  const account = async (password: string, isAdmin: boolean) => ({
    passwordHash: await hashPassword(password),
    isAdmin,
  });
  const accounts: SampleOptions["accounts"] = env.samples.withAccounts
    ? {
        bulmoadmin1: await account("bulmo-Admin-1!", true),
        bulmomember1: await account("bulmo-Member-1!", false),
      }
    : {};
  if (await loadSamples(database, { accounts, summarise })) log.info("sample data loaded");
}

const listen = (server: Server, { port, host }: Environment): Promise<AddressInfo> => {
  const { promise, resolve, reject } = Promise.withResolvers<AddressInfo>();
  server.once("error", reject);
  server.listen(port, host, () => resolve(server.address() as AddressInfo));
  return promise;
};

/** Lets requests under way finish; what is not done by then is cut off. */
async function drain(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  server.closeIdleConnections();
  const cut = setTimeout(() => server.closeAllConnections(), drainTime);
  await promise;
  clearTimeout(cut);
}

export type Running = { port: number; stop: () => Promise<void> };

/** Opens the database, brings it up to date, fills it if it is empty, and serves the site. Throws when one of it fails. */
export async function start(env: Environment, log: Log): Promise<Running> {
  await mkdir(env.dataDirectory, { recursive: true });
  const { database, release } = await open(env);
  const undo = [release, () => database.orm.close()];
  const stop = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    await migrate(database);
    await fill(database, env, log);
    const web = await (env.mode === "development" ? loadSourceApp() : loadBuiltApp());
    undo.push(() => web.close());
    const isSecure = env.publicUrl.startsWith("https:");
    const fork = () => database.orm.em.fork();
    const secret = await readSecret(env);
    const sessions = createSessions({ fork, secret, cookieName: sessionCookieName(isSecure) });
    const limiter = createLimiter({ fork, secret, isEnabled: env.hasRateLimits });
    const sweep = setInterval(() => {
      Promise.all([sessions.sweep(), limiter.sweep()]).catch((error: unknown) =>
        log.warn({ err: error }, "sweep failed"),
      );
    }, sweepEvery);
    undo.push(async () => clearInterval(sweep));
    const app = createApp({
      ...env,
      database,
      sessions,
      limiter,
      log,
      isSecure,
      web,
      isDevelopment: env.mode === "development",
    });
    const server = createHttpServer(app);
    const { port } = await listen(server, env);
    undo.push(() => drain(server));
    return { port, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
