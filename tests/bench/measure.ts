import { cpuSeconds, cpuSecondsOfPostgres } from "./cpu.ts";
import { drive, type Driven, median, quantile, type Sent } from "./drive.ts";
import type { Scenario } from "./scenario.ts";
import type { Stand } from "./stand.ts";

export type Figures = {
  /** Milliseconds of the processor for one request, of server and database together. */
  cpu: number;
  /** Multiple of what the reference's list took right before. */
  ratio: number;
  /** Milliseconds on the clock. */
  p50: number;
  p95: number;
  bytes: number;
};

export type Work = { count: number; connections: number; make: (place: number) => Sent | Promise<Sent> };

export type Cost = Driven & {
  /** Milliseconds of the processor for one request. */
  cpu: number;
};

export async function cost(
  { site, reference, postmaster }: Stand,
  which: "site" | "reference",
  work: Work,
): Promise<Cost> {
  const measured = which === "site" ? site : reference;
  const used = () => cpuSeconds(measured.pid) + cpuSecondsOfPostgres(postmaster);
  const before = used();
  const driven = await drive(measured.origin, work);
  return { ...driven, cpu: ((used() - before) * 1000) / work.count };
}

export const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Both in `turns`, so that what else the machine does falls upon the two alike. */
async function costInTurns(stand: Stand, { own, unit, turns }: { own: Work; unit: Work; turns: number }) {
  const part = ({ count, ...work }: Work): Work => ({ ...work, count: Math.ceil(count / turns) });
  const units: Cost[] = [];
  const owns: Cost[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    units.push(await cost(stand, "reference", part(unit)));
    owns.push(await cost(stand, "site", part(own)));
  }
  return {
    cpu: mean(owns.map(({ cpu }) => cpu)),
    unit: mean(units.map(({ cpu }) => cpu)),
    milliseconds: owns.flatMap(({ milliseconds }) => milliseconds),
    bytes: owns.at(-1)?.bytes ?? 0,
  };
}

/** Requests of one measurement: those that take a second when each takes a tenth of a millisecond. */
const most = 10_000;

/** Milliseconds; what is counted as less is so because too few were asked to be counted at all. */
const leastTaken = 0.1;

const referenceList: Work = { count: 0, connections: 8, make: () => ({ path: "/list" }) };

/**
 * How much one measurement asks: as many requests as take `seconds` of the processor, or `secondsOfKept` where answers
 * are kept; `least` of them at the least.
 */
export type Size = { seconds: number; secondsOfKept: number; least: number };

/** How many requests take so many seconds of the processor, where each takes `cpu` milliseconds of it; `least` at the least. */
export const countOf = (cpu: number, seconds: number, least: number): number =>
  Math.round(Math.min(most, Math.max(least, (seconds * 1000) / Math.max(cpu, leastTaken))));

/** How much of what is kept is asked at once before the reference has its turn again, and how often. */
const turnsOfKept = 5;

/** How many more of what is kept are asked to see what one of them takes. */
const moreOfKept = 25;

/** How many are asked to see what one of them takes. */
export const triedOf = ({ isKept = false }: Scenario, { least }: Size): number => (isKept ? least * moreOfKept : least);

/** Requests of one scenario, none like another that this run has made. */
export async function requestsOf(stand: Stand, { isChanging, make }: Scenario): Promise<Work["make"]> {
  const tokens = await stand.tokens();
  let place = Math.floor(Math.random() * 1e9);
  return async () => {
    if (isChanging) await stand.change();
    return make((place += 1), tokens);
  };
}

/** Milliseconds a request. */
const leastCounted = 0.4;

/** Asks until the code that answers is compiled: what is measured is a server that has been in service for a while. */
export async function warm(stand: Stand, scenario: Scenario, seconds: number): Promise<void> {
  const { connections } = scenario;
  const make = await requestsOf(stand, scenario);
  const count = 25;
  for (let used = 0; used < seconds;) {
    const { cpu } = await cost(stand, "site", { count, connections, make });
    // The kernel counts hundredths of a second: what takes less than that in all must end too.
    used += (Math.max(cpu, leastCounted) * count) / 1000;
  }
}

/** One scenario right after the reference, or in turns with it. */
export async function measure(stand: Stand, scenario: Scenario, size: Size): Promise<Figures> {
  const { connections, isKept = false } = scenario;
  const seconds = isKept ? size.secondsOfKept : size.seconds;
  const make = await requestsOf(stand, scenario);
  const tried = triedOf(scenario, size);
  const trial = await cost(stand, "site", { count: tried, connections, make });
  const fitting = (taken: number) => countOf(taken, seconds, size.least);
  const { cpu, unit, milliseconds, bytes } = await costInTurns(stand, {
    own: { count: fitting(trial.cpu), connections, make },
    unit: { ...referenceList, count: fitting(0.25) },
    turns: isKept ? turnsOfKept : 1,
  });
  return { cpu, ratio: cpu / unit, p50: median(milliseconds), p95: quantile(milliseconds, 0.95), bytes };
}

/** The median of each figure. */
export function summarise(rounds: Figures[]): Figures {
  const of = (name: keyof Figures) => median(rounds.map((figures) => figures[name]));
  return { cpu: of("cpu"), ratio: of("ratio"), p50: of("p50"), p95: of("p95"), bytes: of("bytes") };
}

export type Measured = Figures & { scenario: Scenario };

/** All scenarios in turn, round after round, so that none of them has the machine's better minutes for itself. */
export async function measureAll(
  stand: Stand,
  all: Scenario[],
  { rounds, warming, onRound, ...size }: Size & { rounds: number; warming: number; onRound: (round: number) => void },
): Promise<Measured[]> {
  const figures = new Map<Scenario, Figures[]>(all.map((scenario) => [scenario, []]));
  for (const scenario of all) await warm(stand, scenario, warming);
  for (let round = 1; round <= rounds; round += 1) {
    for (const [scenario, found] of figures) found.push(await measure(stand, scenario, size));
    onRound(round);
  }
  return Array.from(figures, ([scenario, found]) => ({ scenario, ...summarise(found) }));
}
