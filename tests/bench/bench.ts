import { readFile, writeFile } from "node:fs/promises";
import { startThrowawayPostgres } from "../../scripts/throwaway-postgres.mjs";
import { readOptions } from "./options.ts";
import { writeReport } from "./report.ts";
import { type Run, run } from "./run.ts";

const options = readOptions(process.argv.slice(2));
const say = (text: string) => void process.stderr.write(`bench: ${text}\n`);

/** The heading from which on the page is written by people. */
const byPeople = "## Where the processor goes";

async function partByPeople(): Promise<string> {
  const page = await readFile(options.output, "utf8").catch(() => "");
  return page.includes(byPeople) ? `\n${page.slice(page.indexOf(byPeople))}` : "";
}

const postgres = await startThrowawayPostgres();
if (!postgres) throw new Error("PostgreSQL's programs (initdb, postgres) are needed, and none were found");

// Steady load and Lighthouse once, on the first: they take their minutes on the clock.
const once = { soak: options.soak, lighthouse: options.lighthouse };
const never = { soak: 0, lighthouse: 0 };
const plans = [
  ...options.sizes.map((posts, place) => ({ posts, isEmbedded: false, ...(place === 0 ? once : never) })),
  ...(options.embedded > 0 ? [{ posts: options.embedded, isEmbedded: true, ...never }] : []),
];
try {
  const runs: Run[] = [];
  for (const plan of plans) {
    const name = `${plan.isEmbedded ? "PGlite" : "PostgreSQL"}, ${plan.posts} posts`;
    runs.push(await run({ url: postgres.url, ...plan }, options, (text) => say(`${name}: ${text}`)));
    // Each takes many minutes: what there is is kept, whatever becomes of the next.
    if (options.output !== "-") await writeFile(options.output, writeReport(runs, options) + (await partByPeople()));
  }
  if (options.output === "-") process.stdout.write(writeReport(runs, options));
} finally {
  await postgres.stop();
}
