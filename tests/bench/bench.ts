import { writeFile } from "node:fs/promises";
import { startThrowawayPostgres } from "../../scripts/throwaway-postgres.mjs";
import { readOptions } from "./options.ts";
import { writeReport } from "./report.ts";
import { type Run, run } from "./run.ts";

const options = readOptions(process.argv.slice(2));
const say = (text: string) => void process.stderr.write(`bench: ${text}\n`);

const postgres = await startThrowawayPostgres();
if (!postgres) throw new Error("PostgreSQL's programs (initdb, postgres) are needed, and none were found");

const plans = [
  ...options.sizes.map((posts) => ({ posts, isEmbedded: false })),
  ...(options.embedded > 0 ? [{ posts: options.embedded, isEmbedded: true }] : []),
];
try {
  const runs: Run[] = [];
  for (const plan of plans) {
    const name = `${plan.isEmbedded ? "PGlite" : "PostgreSQL"}, ${plan.posts} posts`;
    runs.push(await run({ url: postgres.url, ...plan }, options, (text) => say(`${name}: ${text}`)));
  }
  const report = writeReport(runs, options);
  if (options.output === "-") process.stdout.write(report);
  else await writeFile(options.output, report);
} finally {
  await postgres.stop();
}
