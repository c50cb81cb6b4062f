import { randomBytes } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import type { RequestListener, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { type Database, type EntityManager, migrate } from "@bulmo/entities/database";
import { isEmpty } from "@bulmo/entities/seeds/is-empty";
import type { SampleOptions } from "@bulmo/entities/seeds/load-samples";
import { createApp } from "./app.ts";
import { openChannel } from "./commands/backup/channel.ts";
import { sweepAudit } from "./domains/audit/audit.service.ts";
import { hashPassword } from "./domains/auth/password.ts";
import { createSecondFactorKey } from "./domains/auth/second-factor-key.ts";
import { createLimiter } from "./platform/limit/limiter.ts";
import { createMail } from "./platform/mail/mail.ts";
import { summarise } from "./platform/sanitise/html-reading.ts";
import { sweepViews } from "./domains/post/post-view.service.ts";
import { sweepReports } from "./domains/report/report.service.ts";
import { sweepTrash } from "./domains/trash/trash.service.ts";
import { createUploads } from "./domains/upload/uploads.ts";
import { fillNicknameKeys } from "./domains/user/nickname-key.service.ts";
import type { Environment } from "./env.ts";
import { sessionCookieName } from "./domains/auth/session-cookie.ts";
import { prepareDrain } from "./platform/http/drain.ts";
import { createHttpServer } from "./platform/http/server.ts";
import { answerKeptFirst } from "./platform/cache/answer-from-cache.ts";
import { openMemory } from "./platform/cache/response-cache.ts";
import type { Log } from "./platform/log/log.ts";
import { openMetrics } from "./platform/metrics/metrics.ts";
import type { MetricsAccess } from "./platform/metrics/metrics.route.ts";
import { openPictureStorage } from "./platform/storage/open-blob-store.ts";
import { loadBuiltApp, loadSourceApp } from "./web-app.ts";
import { createSessions } from "./session.ts";
import { openStorage } from "./platform/database/open-database.ts";

/** Requests under way get this long at the end, in milliseconds, within the 10 s that OPS-15 allows. */
const drainTime = 8_000;

/** All of the end, in milliseconds: mail that is under way leaves within what the requests left of it. */
const stopTime = 9_500;

const secretBytes = 32;

const sweepEvery = 60 * 60_000;

/** The embedded site's own, made at its first start. Whole or not at all: half a key would sign tokens all the same. */
async function readSecret(env: Environment): Promise<string> {
  if (env.sessionSecret) return env.sessionSecret;
  const path = join(env.dataDirectory, "session-secret");
  const kept = await readFile(path, "utf8").catch(() => "");
  if (kept.length >= secretBytes * 2) return kept;
  const made = randomBytes(secretBytes).toString("hex");
  await writeFile(`${path}.new`, made, { mode: 0o600 });
  await rename(`${path}.new`, path);
  return made;
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
  if (await loadSamples(database, { accounts, summarise, works: env.sampleWorks })) log.info("sample data loaded");
}

const listen = (server: Server, { port, host }: Environment): Promise<AddressInfo> => {
  const { promise, resolve, reject } = Promise.withResolvers<AddressInfo>();
  server.once("error", reject);
  server.listen(port, host, () => resolve(server.address() as AddressInfo));
  return promise;
};

/** One step of stopping; `stopBy` is when all of it must be over, in milliseconds of the clock. */
type Undo = (stopBy: number) => Promise<void>;

/** The last begun is the first ended. Throws when a step failed, after all the others. */
async function stopAll(undo: Undo[]): Promise<void> {
  const stopBy = Date.now() + stopTime;
  const faults: unknown[] = [];
  // One that fails must not keep the directory locked.
  for (const step of undo.splice(0).toReversed()) await step(stopBy).catch((fault: unknown) => faults.push(fault));
  if (faults.length > 0) throw new AggregateError(faults, "the site did not stop cleanly");
}

/** Calls all sweeps every hour. Answers how to end it. */
function sweepRegularly(sweeps: (() => Promise<unknown>)[], log: Log): Undo {
  const timer = setInterval(() => {
    Promise.all(sweeps.map((sweep) => sweep())).catch((error: unknown) => log.warn({ err: error }, "sweep failed"));
  }, sweepEvery);
  return async () => clearInterval(timer);
}

/** What the tables need no longer keep, or lack since the version before wrote them. */
const sweepTables = (fork: () => EntityManager, log: Log) => [
  ...[sweepViews, sweepTrash, sweepAudit, sweepReports].map((sweep) => () => sweep(fork())),
  () => fillNicknameKeys(fork(), log),
];

/** Counts from here on what the process does, unless nobody may know. */
function count(database: Database, env: Environment, undo: Undo[]): MetricsAccess | undefined {
  if (!env.metrics) return undefined;
  const metrics = openMetrics(database);
  undo.push(() => metrics.close());
  return { metrics, readers: env.metrics };
}

/** Answers the port on which it listens. */
async function serve(listener: RequestListener, env: Environment, undo: Undo[]): Promise<number> {
  const server = createHttpServer(listener);
  const drain = prepareDrain(server);
  const { port } = await listen(server, env);
  undo.push(() => drain(drainTime));
  return port;
}

type Keys = { fork: () => EntityManager; secret: string; isSecure: boolean };

/** What lets people in, each with a key of the one secret. */
const openDoors = ({ fork, secret, isSecure }: Keys, { needsSecondFactor, hasRateLimits }: Environment) => ({
  sessions: createSessions({ fork, secret, cookieName: sessionCookieName(isSecure), needsSecondFactor }),
  limiter: createLimiter({ fork, secret, isEnabled: hasRateLimits }),
  secondFactors: { key: createSecondFactorKey(secret), isRequired: needsSecondFactor },
});

export type Running = { port: number; stop: () => Promise<void> };

/** Opens the database, brings it up to date, fills it if it is empty, and serves the site. Throws when one of it fails. */
export async function start(env: Environment, log: Log): Promise<Running> {
  await mkdir(env.dataDirectory, { recursive: true });
  const { database, release } = await openStorage(env);
  const undo: Undo[] = [release, () => database.orm.close()];
  const stop = () => stopAll(undo);
  try {
    await migrate(database);
    await fill(database, env, log);
    await fillNicknameKeys(database.orm.em.fork(), log);
    const web = await (env.mode === "development" ? loadSourceApp() : loadBuiltApp());
    undo.push(() => web.close());
    const isSecure = env.publicUrl.startsWith("https:");
    const fork = () => database.orm.em.fork();
    const secret = await readSecret(env);
    const doors = openDoors({ fork, secret, isSecure }, env);
    const { sessions, limiter } = doors;
    const mail = createMail(env, log);
    undo.push((stopBy) => mail.mailer.close(stopBy - Date.now()));
    const uploads = createUploads({ ...env, database, log, storage: await openPictureStorage(env) });
    undo.push(() => uploads.close());
    undo.push(
      sweepRegularly([sessions.sweep, () => limiter.sweep(), () => uploads.sweep(), ...sweepTables(fork, log)], log),
    );
    const now = () => new Date();
    const memory = await openMemory({ database, now, log, isOn: env.mode !== "development" });
    undo.push(() => memory.close());
    const metrics = count(database, env, undo);
    const app = createApp({
      ...env,
      ...mail,
      metrics,
      database,
      memory,
      ...doors,
      uploads,
      log,
      now,
      isSecure,
      web,
      isDevelopment: env.mode === "development",
    });
    const port = await serve(answerKeptFirst(memory, log, app), env, undo);
    undo.push(await openChannel({ database, places: env, log }));
    void uploads.resume();
    return { port, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
