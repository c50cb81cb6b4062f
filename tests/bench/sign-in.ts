import type { Person } from "../harness/account.ts";
import { cpuSeconds, cpuSecondsOfPostgres } from "./cpu.ts";
import { drive, median, type Sent } from "./drive.ts";
import type { Stand } from "./stand.ts";

export type SignInFigures = {
  /** Sign-ins that one core makes in a second, database included. */
  perSecondAndCore: number;
  /** How many times longer a read takes while members sign in. */
  slowing: number;
  /** Sign-ins that were answered in each second meanwhile: 40 are asked for, of which a busy machine makes fewer. */
  perSecondBeside: number;
};

const signIn = ({ username, password }: Person): Sent => ({
  path: "/api/auth/sign-in",
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ username, password }),
});

/** Where the machine is too busy for forty a second, they do not pile up. */
const mostUnderWay = 8;

/** Forty a second, evenly, for as long as the reads take. Answers how to end them, and how many were answered in each second. */
function signInSteadily(origin: string, member: Person) {
  const underWay = new Set<Promise<unknown>>();
  const begin = performance.now();
  let answered = 0;
  const timer = setInterval(() => {
    if (underWay.size >= mostUnderWay) return;
    const one = drive(origin, { count: 1, connections: 1, make: () => signIn(member) });
    underWay.add(one);
    one.then(
      () => {
        underWay.delete(one);
        answered += 1;
      },
      () => clearInterval(timer),
    );
  }, 1000 / 40);
  return async () => {
    clearInterval(timer);
    const perSecond = (1000 * answered) / (performance.now() - begin);
    await Promise.all(underWay);
    return perSecond;
  };
}

/** A turn is over in a second or two: fewer would be the machine's mood of one moment. */
const leastTurns = 5;

/** Reads that nothing keeps, with sign-ins beside them and without, in turn. */
async function slowing(origin: string, member: Person, { rounds, count }: { rounds: number; count: number }) {
  let place = Math.floor(Math.random() * 1e9);
  const turns = Math.max(rounds, leastTurns);
  const make = () => ({ path: `/api/post/list?type=NOTICE&visit=${(place += 1)}` });
  const read = async () => median((await drive(origin, { count, connections: 1, make })).milliseconds);
  const ratios: number[] = [];
  const rates: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const alone = await read();
    const stop = signInSteadily(origin, member);
    const beside = await read();
    rates.push(await stop());
    ratios.push(beside / alone);
  }
  return { slowing: median(ratios), perSecondBeside: median(rates) };
}

export async function measureSignIns(
  { site, postmaster }: Stand,
  member: Person,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<SignInFigures> {
  const count = Math.max(8, Math.round(seconds * 100));
  const used = () => cpuSeconds(site.pid) + cpuSecondsOfPostgres(postmaster);
  const rates: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = used();
    await drive(site.origin, { count, connections: 4, make: () => signIn(member) });
    rates.push(count / (used() - before));
  }
  const reads = Math.round(seconds * 2_000);
  return { perSecondAndCore: median(rates), ...(await slowing(site.origin, member, { rounds, count: reads })) };
}
