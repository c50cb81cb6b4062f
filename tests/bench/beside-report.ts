import type { Beside, Pair } from "./beside.ts";
import type { BenchOptions } from "./options.ts";
import type { Paint } from "./paint.ts";
import { kilobytes, type Row, round, table } from "./table.ts";

/** Of a factor; what is nearer to 1 is the machine's doing. */
const ofNoise = 0.1;

const verdictOf = (factor: number): string => {
  if (factor > 1 + ofNoise) return "**more**";
  return factor < 1 - ofNoise ? "less" : "as before";
};

const compared = (name: string, { before, now }: Pair<number>, digits: number, factor = now / before): Row => [
  name,
  round(before, digits),
  round(now, digits),
  round(factor, 2),
  verdictOf(factor),
];

const paintRows = ({ before, now }: Pair<Paint>): Row[] => [
  compared(`${now.name}: first paint, ms`, { before: before.first, now: now.first }, 0),
  compared(`${now.name}: largest paint, ms`, { before: before.largest, now: now.largest }, 0),
  [`${now.name}: shift`, round(before.shift, 4), round(now.shift, 4), "", ""],
  ...(["html", "scripts", "styles", "fonts", "pictures"] as const).map((kind): Row => {
    const [old, own] = [before.weight[kind], now.weight[kind]];
    const name = `${now.name}: ${kind}, KB`;
    return old > 0
      ? compared(name, { before: old / 1024, now: own / 1024 }, 1)
      : [name, kilobytes(old), kilobytes(own), "", own > 0 ? "**more**" : "as before"];
  }),
];

/** Two versions side by side, for people. */
export function writeBeside(
  { posts, costs, added, rest, load, start, paints, presses }: Beside,
  commit: string,
  { rounds }: BenchOptions,
): string {
  const head = ["", commit, "now", "factor", ""];
  const missing = added.length > 0 ? `\nWhat ${commit} does not answer: ${added.join("; ")}.\n` : "";
  return `# Beside ${commit}

PostgreSQL, ${posts.toLocaleString("en")} posts, each version on a database of its own, filled by its own code; in turns, medians of
${rounds} rounds. Milliseconds of a request are of the processor, server and database together. Within a tenth, it is as before.

${table(
  head,
  costs.map(({ scenario, factor, ...pair }) => compared(scenario.name, pair, 3, factor)),
)}
${missing}
${table(head, [
  compared("memory at rest, MB", rest, 0),
  compared("memory under load, MB", load, 0),
  compared("start, CPU s", start, 2),
  ...presses.map(({ way, ...pair }) => compared(`press to paint, ${way}, ms`, pair, 0)),
  ...paints.flatMap(paintRows),
])}
`;
}
