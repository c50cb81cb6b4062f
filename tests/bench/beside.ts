import { residentMegabytes } from "./cpu.ts";
import { median } from "./drive.ts";
import { cost, countOf, mean, requestsOf, type Size, triedOf, warm } from "./measure.ts";
import type { BenchOptions } from "./options.ts";
import { measurePaint, type NamedPage, type Paint, pagesOf } from "./paint.ts";
import { measurePress, type Press } from "./press.ts";
import { commentedPost, type Say, wantedScenarios } from "./run.ts";
import type { Scenario } from "./scenario.ts";
import { type Opened, openStand, type Stand } from "./stand.ts";
import { thisRoot, versionAt } from "./version.ts";

/** Of the version before and of this one, taken in turns within minutes. */
export type Pair<Value> = { before: Value; now: Value };

/** Milliseconds of the processor for a request, server and database together; `factor` is the median of the rounds' own. */
export type CostBeside = Pair<number> & { scenario: Scenario; factor: number };

export type PressBeside = Pair<number> & { way: Press["way"] };

export type Beside = {
  posts: number;
  costs: CostBeside[];
  /** Names of scenarios that the version before has no answer to. */
  added: string[];
  /** Resident memory in MB at rest and under load; seconds of the processor until the first answer. */
  rest: Pair<number>;
  load: Pair<number>;
  start: Pair<number>;
  paints: Pair<Paint>[];
  /** None where the version before has no such ways. */
  presses: PressBeside[];
};

/** What else the machine does falls upon the two alike when neither waits long for its turn. */
const turns = 4;

type Stands = Pair<Stand>;

/** One round of a scenario: each version in turn, and each of them first as often as the other. */
async function round(stands: Stands, scenario: Scenario, size: Size): Promise<Pair<number>> {
  const { connections, isKept = false } = scenario;
  const make = { before: await requestsOf(stands.before, scenario), now: await requestsOf(stands.now, scenario) };
  const ask = async (version: keyof Stands, count: number) =>
    (await cost(stands[version], "site", { count, connections, make: make[version] })).cpu;
  const tried = await ask("now", triedOf(scenario, size));
  const count = Math.ceil(countOf(tried, isKept ? size.secondsOfKept : size.seconds, size.least) / turns);
  const taken: Pair<number[]> = { before: [], now: [] };
  for (let turn = 0; turn < turns; turn += 1)
    for (const version of turn % 2 ? (["now", "before"] as const) : (["before", "now"] as const))
      taken[version].push(await ask(version, count));
  return { before: mean(taken.before), now: mean(taken.now) };
}

/** Whether the version answers at all: one that is older may not know the call. */
const answers = (stand: Stand, scenario: Scenario, seconds: number): Promise<boolean> =>
  warm(stand, scenario, seconds).then(
    () => true,
    () => false,
  );

async function measureCosts(stands: Stands, all: Scenario[], options: BenchOptions, onRound: (round: number) => void) {
  const added: string[] = [];
  const rounds = new Map<Scenario, Pair<number>[]>();
  for (const scenario of all) {
    await warm(stands.now, scenario, options.warming);
    if (await answers(stands.before, scenario, options.warming)) rounds.set(scenario, []);
    else added.push(scenario.name);
  }
  for (let number = 1; number <= options.rounds; number += 1) {
    for (const [scenario, found] of rounds) found.push(await round(stands, scenario, options));
    onRound(number);
  }
  const costs = Array.from(rounds, ([scenario, found]) => ({
    scenario,
    before: median(found.map(({ before }) => before)),
    now: median(found.map(({ now }) => now)),
    factor: median(found.map(({ before, now }) => now / before)),
  }));
  return { costs, added };
}

const marked = (pages: NamedPage[]): NamedPage[] => pages.map(([name, address]) => [`${name}, before`, address]);

/** First visits to the same pages of both, in turns. */
async function measurePaints({ before, now }: Stands, posts: number, visits: number): Promise<Pair<Paint>[]> {
  if (visits === 0) return [];
  const post = commentedPost(posts);
  const own = pagesOf(now.site.origin, post);
  const others = marked(pagesOf(before.site.origin, post));
  const found = await measurePaint(
    now,
    own.flatMap((page, place) => [others[place] ?? page, page]),
    visits,
  );
  const [, ...pairs] = found;
  return own.flatMap(([name]) => {
    const [old, mine] = [`${name}, before`, name].map((wanted) => pairs.find((paint) => paint.name === wanted));
    return old && mine ? [{ before: old, now: mine }] : [];
  });
}

/** Presses of one sitting: a browser is started for each. */
const pressesOfOne = 3;

async function measurePresses({ before, now }: Stands, visits: number, say: Say): Promise<PressBeside[]> {
  const taken: Pair<Press[]> = { before: [], now: [] };
  try {
    for (let done = 0; done < visits; done += pressesOfOne) {
      taken.before.push(...(await measurePress(before.site.origin, pressesOfOne)));
      taken.now.push(...(await measurePress(now.site.origin, pressesOfOne)));
    }
  } catch (error) {
    // Before there were documents that are loaded ahead, there was nothing to press in three ways.
    say(`no presses: ${error instanceof Error ? error.message.split("\n")[0] : String(error)}`);
    return [];
  }
  const of = (presses: Press[], way: Press["way"]) =>
    median(presses.filter((press) => press.way === way).map(({ painted }) => painted));
  const ways = new Set(taken.now.map(({ way }) => way));
  return [...ways].map((way) => ({ way, before: of(taken.before, way), now: of(taken.now, way) }));
}

const pairOf = <Value>({ before, now }: Pair<Opened>, of: (opened: Opened) => Value): Pair<Value> => ({
  before: of(before),
  now: of(now),
});

async function measureBoth(opened: Pair<Opened>, posts: number, options: BenchOptions, say: Say): Promise<Beside> {
  const stands = pairOf(opened, ({ stand }) => stand);
  const load = { before: 0, now: 0 };
  const { costs, added } = await measureCosts(stands, wantedScenarios(posts, options), options, (number) => {
    for (const version of ["before", "now"] as const)
      load[version] = Math.max(load[version], residentMegabytes(stands[version].site.pid));
    say(`round ${number} of ${options.rounds}`);
  });
  return {
    posts,
    costs,
    added,
    load,
    rest: pairOf(opened, ({ rest }) => rest),
    start: pairOf(opened, ({ starts }) => starts.second.cpu),
    paints: await measurePaints(stands, posts, options.visits),
    presses: options.visits > 0 ? await measurePresses(stands, options.visits, say) : [],
  };
}

/** This version and the one that is built at `earlier`, each on a database of its own of the PostgreSQL server at `url`. */
export async function runBeside(
  { url, earlier, posts }: { url: string; earlier: string; posts: number },
  options: BenchOptions,
  say: Say,
): Promise<Beside> {
  const filling = { isEmbedded: false, posts, added: options.added };
  const before = await openStand(url, await versionAt(earlier), filling);
  try {
    const now = await openStand(url, await versionAt(thisRoot), filling);
    try {
      say("both filled and started");
      return await measureBoth({ before, now }, posts, options, say);
    } finally {
      await now.close();
    }
  } finally {
    await before.close();
  }
}
