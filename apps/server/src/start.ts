import { mkdir } from "node:fs/promises";
import type { RequestListener, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type Database, migrate } from "@bulmo/entities/database";
import { isEmpty } from "@bulmo/entities/is-empty";
import { createApp } from "./app.ts";
import { openBackupSocket } from "./commands/backup/backup-socket.ts";
import { hashPassword } from "./domains/auth/password.ts";
import { installPeople } from "./domains/person/install-people.ts";
import { openSampleTexts } from "./domains/sample/sample-data.ts";
import { beginSetUp } from "./domains/set-up/set-up-code.service.ts";
import { fillNicknameKeys } from "./domains/user/nickname-key.service.ts";
import { type Environment, EnvironmentError } from "./env.ts";
import { openSiteDatabase } from "./platform/database/open-database.ts";
import { prepareDrain } from "./platform/http/drain.ts";
import { createHttpServer, serverTimeouts } from "./platform/http/server.ts";
import { openHashThreads } from "./platform/password-hash/argon2.ts";
import type { Log } from "./platform/log/log.ts";
import { summarise } from "./platform/sanitise/html-extract.ts";
import { createServices } from "./services.ts";
import { loadBuiltApp, loadSourceApp } from "./web-app.ts";

/** Requests under way get this long at the end, in milliseconds, within the 10 s that OPS-15 allows. */
const drainTime = 8_000;

/** All of the end, in milliseconds: mail that is under way leaves within what the requests left of it. */
const stopTime = 9_500;

const sweepEvery = 60 * 60_000;

async function fill(database: Database, env: Environment, log: Log): Promise<void> {
  if (!env.samples.isWanted || !(await isEmpty(database.orm.em.fork()))) return;
  const texts = await openSampleTexts();
  if (!texts) {
    if (env.samples.isRequired)
      throw new EnvironmentError("SAMPLE_DATA: on, but this installation has no sample data (an image holds none)");
    return log.info("no sample data in this installation: the site is empty");
  }
  const account = async (password: string, isAdmin: boolean) => ({
    passwordHash: await hashPassword(password),
    isAdmin,
  });
  const accounts: Record<string, Awaited<ReturnType<typeof account>>> = env.samples.withAccounts
    ? {
        bulmoadmin1: await account("bulmo-Admin-1!", true),
        bulmomember1: await account("bulmo-Member-1!", false),
      }
    : {};
  if (await texts.loadSamples(database, { accounts, summarise, works: env.sampleWorks }))
    log.info("sample data loaded");
}

const listen = (server: Server, { port, host }: Environment): Promise<AddressInfo> => {
  const { promise, resolve, reject } = Promise.withResolvers<AddressInfo>();
  server.once("error", reject);
  server.listen(port, host, () => resolve(server.address() as AddressInfo));
  return promise;
};

/** Does it every hour. Answers how to end that. */
function everyHour(work: () => Promise<unknown>, log: Log): () => void {
  const timer = setInterval(() => {
    work().catch((error: unknown) => log.warn({ err: error }, "sweep failed"));
  }, sweepEvery);
  return () => clearInterval(timer);
}

/** Answers the port on which it listens. */
async function serve(
  listener: RequestListener,
  { env, log }: { env: Environment; log: Log },
  undo: AsyncDisposableStack,
): Promise<number> {
  const server = createHttpServer(listener, serverTimeouts, log);
  const drain = prepareDrain(server);
  const { port } = await listen(server, env);
  undo.defer(() => drain(drainTime));
  return port;
}

export type Running = {
  port: number;
  stop: () => Promise<void>;
  /** Of a site that is still to be set up. */
  setUpCode: string | undefined;
};

/** Opens the database, brings it up to date, fills it if it is empty, and serves the site. Throws when one of it fails. */
export async function start(env: Environment, log: Log): Promise<Running> {
  await mkdir(env.dataDirectory, { recursive: true });
  // The last begun is the first ended, and one step that fails does not keep the directory locked.
  const undo = new AsyncDisposableStack();
  let stopBy = 0;
  const stop = () => {
    stopBy = Date.now() + stopTime;
    return undo.disposeAsync();
  };
  const { database, release } = await openSiteDatabase(env);
  undo.defer(release);
  undo.defer(() => database.orm.close());
  try {
    await migrate(database);
    const beginning = await beginSetUp(database.orm.em.fork(), { beginsEmpty: env.beginsEmpty, now: new Date() });
    if (beginning.state === "USUAL") {
      await installPeople(database.orm.em.fork());
      await fill(database, env, log);
    }
    await fillNicknameKeys(database.orm.em.fork(), log);
    const web = await (env.mode === "development" ? loadSourceApp() : loadBuiltApp());
    undo.defer(() => web.close());
    undo.defer(openHashThreads());
    const services = await createServices(env, { database, log });
    undo.defer(() => services.close(stopBy - Date.now()));
    undo.defer(everyHour(services.sweep, log));
    const port = await serve(createApp({ env, services, web }), { env, log }, undo);
    undo.defer(await openBackupSocket({ database, settings: env, log }));
    void services.uploads.resume();
    services.jobs.start();
    await services.planJobs();
    void services.missingJobs.plan();
    return { port, stop, setUpCode: beginning.code };
  } catch (error) {
    await stop();
    throw error;
  }
}
