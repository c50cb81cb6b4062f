import { readFile, writeFile } from "node:fs/promises";
import { startThrowawayPostgres } from "../../scripts/throwaway-postgres.mjs";
import { runBeside } from "./beside.ts";
import { writeBeside } from "./beside-report.ts";
import { type BenchOptions, readOptions } from "./options.ts";
import { writeReport } from "./report.ts";
import { type Run, run } from "./run.ts";

/** `scripts/bench.mjs` has built it. */
const { BENCH_EARLIER: earlier } = process.env;
const options = readOptions(
  process.argv.slice(2),
  earlier ? (JSON.parse(earlier) as BenchOptions["earlier"]) : undefined,
);
const say = (text: string) => void process.stderr.write(`bench: ${text}\n`);

/** What stands in the page before the part that people have written. */
const byPeople = "<!-- What follows is written by people; a new bench leaves it as it is. -->";

async function partByPeople(): Promise<string> {
  const page = await readFile(options.output, "utf8").catch(() => "");
  if (page === "") return "";
  const start = page.indexOf(byPeople);
  if (start < 0) throw new Error(`${options.output} does not say where the part begins that people have written`);
  return `\n${page.slice(start)}`;
}

/** Asked for before anything is measured: it takes many minutes. */
const handwritten = options.earlier || options.output === "-" ? "" : await partByPeople();

const postgres = await startThrowawayPostgres();
if (!postgres) throw new Error("PostgreSQL's programs (initdb, postgres) are needed, and none were found");

/** The page for people, as far as it has come. */
const write = async (text: string) => {
  if (options.output !== "-") await writeFile(options.output, text);
};

async function measureAlone(url: string): Promise<string> {
  // Steady load and Lighthouse once, on the first: they take their minutes on the clock.
  const once = { soak: options.soak, lighthouse: options.lighthouse };
  const never = { soak: 0, lighthouse: 0 };
  const plans = [
    ...options.sizes.map((posts, place) => ({ posts, isEmbedded: false, ...(place === 0 ? once : never) })),
    ...(options.embedded > 0 ? [{ posts: options.embedded, isEmbedded: true, ...never }] : []),
  ];
  const runs: Run[] = [];
  for (const plan of plans) {
    const name = `${plan.isEmbedded ? "PGlite" : "PostgreSQL"}, ${plan.posts} posts`;
    runs.push(await run({ url, ...plan }, options, (text) => say(`${name}: ${text}`)));
    // Each takes many minutes: what there is is kept, whatever becomes of the next.
    await write(writeReport(runs, options) + handwritten);
  }
  return writeReport(runs, options);
}

async function measureBeside(url: string, { path, name }: NonNullable<BenchOptions["earlier"]>): Promise<string> {
  const texts: string[] = [];
  for (const posts of options.sizes) {
    const found = await runBeside({ url, earlier: path, posts }, options, (text) => say(`${posts} posts: ${text}`));
    texts.push(writeBeside(found, name, options));
    await write(texts.join("\n"));
  }
  return texts.join("\n");
}

try {
  const text = await (options.earlier ? measureBeside(postgres.url, options.earlier) : measureAlone(postgres.url));
  if (options.output === "-") process.stdout.write(text);
} finally {
  await postgres.stop();
}
