import { openDatabase } from "@bulmo/entities/database";
import { person } from "../harness/account.ts";
import { temporaryDirectory } from "../harness/server-process.ts";
import { createTestDatabase } from "../harness/test-database.ts";
import { parentOf, residentMegabytes } from "./cpu.ts";
import type { Filling } from "./fill.ts";
import { type MeasuredProcess, startReference, startSite } from "./measured-process.ts";
import type { Tokens } from "./scenario.ts";
import type { Version } from "./version.ts";

/** What is measured together: the site or the reference, and the PostgreSQL server where there is one. */
export type Stand = {
  site: MeasuredProcess;
  reference: MeasuredProcess;
  postmaster: number;
  /** Tokens that are good for the next minutes. */
  tokens: () => Promise<Tokens>;
  /** Tells the site that the board has changed. */
  change: () => Promise<void>;
};

/** On an empty database, and again on the filled one. */
export type Starts = { cold: MeasuredProcess["start"]; second: MeasuredProcess["start"] };

export type Opened = {
  stand: Stand;
  starts: Starts;
  /** Resident memory of the server in MB, before anybody has asked it for anything. */
  rest: number;
  close: () => Promise<void>;
};

/** The first process of a PostgreSQL server, and a way to tell of a change as a writer's transaction would. */
async function watchPostgres(url: string) {
  const { orm } = await openDatabase({ url, poolSize: 1 });
  const execute = (sql: string) => orm.em.fork().execute(sql);
  const [{ pid }] = (await execute("select pg_backend_pid() as pid")) as [{ pid: number }];
  return {
    postmaster: parentOf(pid),
    change: async () => void (await execute("select tell_change('post:NOTICE')")),
    close: () => orm.close(),
  };
}

export const member = person("bench");
export const administrator = person("benchadmin");

/** Tokens live ten minutes; these are asked for again after five. */
function tokensFrom(origin: string, { account: { tokenOf } }: Version): () => Promise<Tokens> {
  const lifetime = 5 * 60_000;
  const signInBoth = async () => ({
    member: await tokenOf(origin, member),
    administrator: await tokenOf(origin, administrator),
  });
  let kept: { tokens: Promise<Tokens>; at: number } | undefined;
  return () => {
    if (!kept || kept.at < performance.now() - lifetime) kept = { tokens: signInBoth(), at: performance.now() };
    return kept.tokens;
  };
}

type Plan = Omit<Filling, "administrator"> & { isEmbedded: boolean };

/** Starts the site twice: on an empty database, where the two sign up, and on the filled one, where it stays. */
async function startTwice(version: Version, directory: string, filling: Filling, url: string | undefined) {
  const first = await startSite(version.root, directory, url);
  for (const key of ["bench", "benchadmin"]) await version.account.addMember(first.origin, key);
  await first.stop();
  const target = url ? { url, poolSize: 2 } : { directory: `${directory}/database` };
  await version.fillDatabase(target, filling);
  const site = await startSite(version.root, directory, url);
  return { site, starts: { cold: first.start, second: site.start } };
}

/**
 * A new database, filled, with the site of `version` and the reference beside it. `url` is the PostgreSQL server's: the
 * reference reads there in any case, it is the measure and not what is measured.
 */
export async function openStand(url: string, version: Version, { isEmbedded, ...filled }: Plan): Promise<Opened> {
  const filling = { ...filled, administrator: administrator.username };
  const ends: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const end of ends.toReversed()) await end();
  };
  try {
    const directory = await temporaryDirectory();
    ends.push(directory.remove);
    const database = await createTestDatabase(url);
    ends.push(() => database.drop());
    const postgres = await watchPostgres(database.url);
    ends.push(postgres.close);
    if (isEmbedded) await version.fillDatabase({ url: database.url, poolSize: 2 }, filling);
    const { site, starts } = await startTwice(version, directory.path, filling, isEmbedded ? undefined : database.url);
    ends.push(site.stop);
    const rest = residentMegabytes(site.pid);
    const reference = await startReference(database.url);
    ends.push(reference.stop);
    const { postmaster, change } = postgres;
    return {
      stand: { site, reference, postmaster, change, tokens: tokensFrom(site.origin, version) },
      starts,
      rest,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
