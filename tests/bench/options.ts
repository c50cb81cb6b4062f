import { parseArgs } from "node:util";
import { fileURLToPath } from "node:url";
import type { Added } from "./fill-boards.ts";

/** How much is measured, and where the figures go. */
export type BenchOptions = {
  /** Posts of the notice board, a run for each. */
  sizes: number[];
  /** Posts on the embedded database; 0 leaves it out. */
  embedded: number;
  added: Added;
  rounds: number;
  /** CPU seconds for which each kind of request is asked before anything is measured. */
  warming: number;
  /** CPU seconds that one measurement is to take; the number of requests follows from it. */
  seconds: number;
  /** The same where an answer is kept: the kernel counts hundredths of a second, and it takes a hundredth of one. */
  secondsOfKept: number;
  /** Requests of one measurement at the least. */
  least: number;
  /** Words of which a scenario's name has one; none for all. */
  only: string[];
  /** First visits of a browser to each page; 0 for none. */
  visits: number;
  /** Lighthouse's visits to each page; 0 for none. */
  lighthouse: number;
  /** Minutes of 50 requests a second at the end; 0 for none. */
  soak: number;
  /** Folder and name of an earlier version, built, beside which this one is measured. */
  earlier: { path: string; name: string } | undefined;
  output: string;
  /** The words after `npm run bench`, to be written beside the figures. */
  words: string[];
};

const performancePage = fileURLToPath(new URL("../../docs/performance.md", import.meta.url));

/**
 * --quick       a small board and one round: does it run at all
 * --million     1,000,000 posts on PostgreSQL besides
 * --no-embedded PostgreSQL alone
 * --posts N     instead of 100,000
 * --rounds N    instead of 5
 * --only WORDS  scenarios with these words in their names (may be given again), without pages, to the terminal
 * --boards N    boards added to those of a new site, with posts
 * --exhibitions N  the same of exhibitions
 * --lighthouse N visits of Lighthouse to each page, which npm fetches for it
 * --soak N      minutes of steady load at the end
 * --beside COMMIT this version and that of the commit, in turns; to the terminal
 * --output FILE instead of docs/performance.md; - for the terminal
 */
export function readOptions(words: string[], earlier: BenchOptions["earlier"]): BenchOptions {
  const { values } = parseArgs({
    args: words,
    options: {
      quick: { type: "boolean", default: false },
      million: { type: "boolean", default: false },
      "no-embedded": { type: "boolean", default: false },
      posts: { type: "string" },
      rounds: { type: "string" },
      only: { type: "string", multiple: true, default: [] },
      boards: { type: "string", default: "0" },
      exhibitions: { type: "string", default: "0" },
      lighthouse: { type: "string", default: "0" },
      soak: { type: "string", default: "0" },
      beside: { type: "string" },
      output: { type: "string" },
    },
  });
  const isPart = earlier !== undefined || values.quick || values.only.length > 0;
  const posts = Number(values.posts ?? (values.quick ? 2_000 : 100_000));
  return {
    sizes: [posts, ...(values.million ? [1_000_000] : [])],
    embedded: values.quick || values["no-embedded"] ? 0 : posts,
    added: { boards: Number(values.boards), exhibitions: Number(values.exhibitions) },
    rounds: Number(values.rounds ?? (values.quick ? 1 : 5)),
    warming: values.quick ? 0.02 : 4,
    seconds: values.quick ? 0.01 : 0.4,
    secondsOfKept: values.quick ? 0.02 : 1,
    least: values.quick ? 2 : 16,
    only: values.only,
    visits: values.only.length > 0 ? 0 : values.quick ? 1 : 9,
    lighthouse: Number(values.lighthouse),
    soak: Number(values.soak),
    earlier,
    output: values.output ?? (isPart ? "-" : performancePage),
    words,
  };
}
