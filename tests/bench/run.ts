import { openDatabase } from "@bulmo/entities/database";
import { addMember, person, tokenOf } from "../harness/account.ts";
import { createTestDatabase } from "../harness/test-database.ts";
import { temporaryDirectory } from "../harness/server-process.ts";
import { parentOf, residentMegabytes } from "./cpu.ts";
import { deletedEvery, fillDatabase, type Filling } from "./fill.ts";
import { type Measured, measureAll, type Stand } from "./measure.ts";
import { type MeasuredProcess, startReference, startSite } from "./measured-process.ts";
import type { BenchOptions } from "./options.ts";
import { type Graded, measureLighthouse } from "./lighthouse.ts";
import { measurePaint, pagesOf, type Paint } from "./paint.ts";
import { measurePress, type Press } from "./press.ts";
import { scenarios, type Tokens } from "./scenario.ts";
import { measureSignIns, type SignInFigures } from "./sign-in.ts";
import { soak, type SoakFigures } from "./soak.ts";

export type Run = {
  database: "PostgreSQL" | "PGlite";
  posts: number;
  measured: Measured[];
  /** Resident memory of the server in MB. */
  memory: { rest: number; load: number };
  /** On an empty database, and again on the filled one. */
  starts: { cold: MeasuredProcess["start"]; second: MeasuredProcess["start"] };
  signIns: SignInFigures;
  /** On PostgreSQL, where the reference is. */
  paints: Paint[];
  presses: Press[];
  /** Where it was asked for. */
  graded: Graded[];
  soak: SoakFigures | undefined;
};

export type Say = (text: string) => void;

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

const member = person("bench");
const administrator = person("benchadmin");

async function signInBoth(origin: string): Promise<Tokens> {
  return { member: await tokenOf(origin, member), administrator: await tokenOf(origin, administrator) };
}

/** Tokens live ten minutes; these are asked for again after five. */
function tokensFrom(origin: string): () => Promise<Tokens> {
  const lifetime = 5 * 60_000;
  let kept: { tokens: Promise<Tokens>; at: number } | undefined;
  return () => {
    if (!kept || kept.at < performance.now() - lifetime) kept = { tokens: signInBoth(origin), at: performance.now() };
    return kept.tokens;
  };
}

/** Starts the site twice: on an empty database, where the two sign up, and on the filled one, where it stays. */
async function startTwice(directory: string, filling: Filling, url: string | undefined) {
  const first = await startSite(directory, url);
  for (const key of ["bench", "benchadmin"]) await addMember(first.origin, key);
  await first.stop();
  const target = url ? { url, poolSize: 2 } : { directory: `${directory}/database` };
  await fillDatabase(target, filling);
  const site = await startSite(directory, url);
  return { site, starts: { cold: first.start, second: site.start } };
}

/** `soak`: minutes of steady load at the end; `lighthouse`: its visits to each page. */
type Plan = { isEmbedded: boolean; posts: number; soak: number; lighthouse: number };

const isWanted = (name: string, { only }: BenchOptions) =>
  only.length === 0 || only.some((words) => name.includes(words));

/** Everything that is measured on a site that runs, but for its start and its memory at rest. */
async function measureSite(stand: Stand, plan: Plan, options: BenchOptions, say: Say) {
  const { isEmbedded, posts, soak: minutes } = plan;
  const left = posts - Math.floor(posts / deletedEvery);
  const post = posts - (posts % 10) || 1;
  const all = scenarios(Math.ceil(left / 14), post);
  let load = 0;
  const measured = await measureAll(
    stand,
    all.filter(({ name, isChanging }) => (!isChanging || !isEmbedded) && isWanted(name, options)),
    {
      ...options,
      onRound(round) {
        load = Math.max(load, residentMegabytes(stand.site.pid));
        say(`round ${round} of ${options.rounds}`);
      },
    },
  );
  const signIns = await measureSignIns(stand, member, options);
  const pages = pagesOf(stand.site.origin, post);
  const looksAtPages = !isEmbedded && options.visits > 0;
  const paints = looksAtPages ? await measurePaint(stand, pages, options.visits) : [];
  const presses = looksAtPages ? await measurePress(stand.site.origin, options.visits) : [];
  const graded = await measureLighthouse(pages, plan.lighthouse);
  const soaked = minutes > 0 ? await soak(stand, minutes, posts) : undefined;
  return { measured, load, signIns, paints, presses, graded, soak: soaked };
}

/** A new database for each run, filled, with the site and the reference beside it. `url` is the PostgreSQL server's. */
export async function run({ url, ...plan }: Plan & { url: string }, options: BenchOptions, say: Say): Promise<Run> {
  const { isEmbedded, posts } = plan;
  const filling = { posts, added: options.added, administrator: administrator.username };
  const directory = await temporaryDirectory();
  // The reference reads PostgreSQL in any case: it is the measure, not what is measured.
  const database = await createTestDatabase(url);
  const postgres = await watchPostgres(database.url);
  const ends: (() => Promise<unknown>)[] = [directory.remove, () => database.drop(), postgres.close];
  try {
    if (isEmbedded) await fillDatabase({ url: database.url, poolSize: 2 }, filling);
    const { site, starts } = await startTwice(directory.path, filling, isEmbedded ? undefined : database.url);
    ends.push(site.stop);
    const rest = residentMegabytes(site.pid);
    const reference = await startReference(database.url);
    ends.push(reference.stop);
    say("filled and started");
    const stand: Stand = { site, reference, ...postgres, tokens: tokensFrom(site.origin) };
    const { load, ...figures } = await measureSite(stand, plan, options, say);
    return {
      database: isEmbedded ? "PGlite" : "PostgreSQL",
      posts,
      memory: { rest, load },
      starts,
      ...figures,
    };
  } finally {
    for (const end of ends.toReversed()) await end();
  }
}
