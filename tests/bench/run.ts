import { residentMegabytes } from "./cpu.ts";
import { deletedEvery } from "./fill.ts";
import { type Graded, measureLighthouse } from "./lighthouse.ts";
import { type Measured, measureAll } from "./measure.ts";
import type { BenchOptions } from "./options.ts";
import { measurePaint, type Paint, pagesOf } from "./paint.ts";
import { measurePress, type Press } from "./press.ts";
import { type Scenario, scenarios } from "./scenario.ts";
import { measureSignIns, type SignInFigures } from "./sign-in.ts";
import { soak, type SoakFigures } from "./soak.ts";
import { member, openStand, type Stand, type Starts } from "./stand.ts";
import { thisRoot, versionAt } from "./version.ts";

export type Run = {
  database: "PostgreSQL" | "PGlite";
  posts: number;
  measured: Measured[];
  /** Resident memory of the server in MB. */
  memory: { rest: number; load: number };
  starts: Starts;
  signIns: SignInFigures;
  /** On PostgreSQL, where the reference is. */
  paints: Paint[];
  presses: Press[];
  /** Where it was asked for. */
  graded: Graded[];
  soak: SoakFigures | undefined;
};

export type Say = (text: string) => void;

/** `soak`: minutes of steady load at the end; `lighthouse`: its visits to each page. */
type Plan = { isEmbedded: boolean; posts: number; soak: number; lighthouse: number };

/** A post with comments. */
export const commentedPost = (posts: number): number => posts - (posts % 10) || 1;

/** The scenarios of a board of so many posts that were asked for. */
export function wantedScenarios(posts: number, { only }: BenchOptions): Scenario[] {
  const left = posts - Math.floor(posts / deletedEvery);
  const isWanted = ({ name }: Scenario) => only.length === 0 || only.some((words) => name.includes(words));
  return scenarios(Math.ceil(left / 14), commentedPost(posts)).filter(isWanted);
}

/** Everything that is measured on a site that runs, but for its start and its memory at rest. */
async function measureSite(stand: Stand, plan: Plan, options: BenchOptions, say: Say) {
  const { isEmbedded, posts, soak: minutes } = plan;
  let load = 0;
  const measured = await measureAll(
    stand,
    wantedScenarios(posts, options).filter(({ isChanging }) => !isChanging || !isEmbedded),
    {
      ...options,
      onRound(round) {
        load = Math.max(load, residentMegabytes(stand.site.pid));
        say(`round ${round} of ${options.rounds}`);
      },
    },
  );
  const signIns = await measureSignIns(stand, member, options);
  const pages = pagesOf(stand.site.origin, commentedPost(posts));
  const looksAtPages = !isEmbedded && options.visits > 0;
  const paints = looksAtPages ? await measurePaint(stand, pages, options.visits) : [];
  const presses = looksAtPages ? await measurePress(stand.site.origin, options.visits) : [];
  const graded = await measureLighthouse(pages, plan.lighthouse);
  const soaked = minutes > 0 ? await soak(stand, minutes, posts) : undefined;
  return { measured, load, signIns, paints, presses, graded, soak: soaked };
}

/** Everything on a new database. `url` is the PostgreSQL server's. */
export async function run({ url, ...plan }: Plan & { url: string }, options: BenchOptions, say: Say): Promise<Run> {
  const { isEmbedded, posts } = plan;
  const version = await versionAt(thisRoot);
  const { stand, starts, rest, close } = await openStand(url, version, { isEmbedded, posts, added: options.added });
  try {
    say("filled and started");
    const { load, ...figures } = await measureSite(stand, plan, options, say);
    return { database: isEmbedded ? "PGlite" : "PostgreSQL", posts, memory: { rest, load }, starts, ...figures };
  } finally {
    await close();
  }
}
