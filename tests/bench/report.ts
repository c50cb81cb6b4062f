import { availableParallelism, totalmem } from "node:os";
import type { Measured } from "./measure.ts";
import type { BenchOptions } from "./options.ts";
import type { Paint } from "./paint.ts";
import type { Press } from "./press.ts";
import type { Graded } from "./lighthouse.ts";
import type { Run } from "./run.ts";
import { kilobytes, type Row, round, table } from "./table.ts";

const verdict = (isMet: boolean) => (isMet ? "met" : "**not met**");

/** The same call's first page, for a page further back. */
const firstPageOf = ({ scenario }: Measured, all: Measured[]) =>
  all.find(({ scenario: { name } }) => name === scenario.name.replace(", page 5,000", ""));

function judge(found: Measured, all: Measured[]): [target: string, verdict: string] {
  const { target } = found.scenario;
  if (target?.slowest !== undefined) return [`p95 ${target.slowest} ms`, verdict(found.p95 <= target.slowest)];
  if (target?.ratio === undefined) return ["", ""];
  if (!target.of) return [`${target.ratio} x reference`, verdict(found.ratio <= target.ratio)];
  const first = firstPageOf(found, all)?.ratio ?? Number.NaN;
  const multiple = found.ratio / first;
  return [`${target.ratio} x page 1, is ${round(multiple, 2)}`, verdict(multiple <= target.ratio)];
}

const rowOf = (found: Measured, all: Measured[]): Row => [
  found.scenario.name,
  round(found.cpu, 3),
  round(found.ratio, 2),
  round(found.p50, 1),
  round(found.p95, 1),
  round(found.bytes / 1024, 1),
  ...judge(found, all),
];

/** Timers are late by some milliseconds: of forty a second as many come. */
const leastSignIns = 38;

const facts = ({ database, memory, starts, signIns, soak }: Run): Row[] => [
  ["sign-ins a second and core", round(signIns.perSecondAndCore, 0), "40", verdict(signIns.perSecondAndCore >= 40)],
  [
    "a read while 40 sign in each second",
    `${round(signIns.slowing, 2)} x, with ${round(signIns.perSecondBeside, 0)} a second`,
    "1.33 x",
    // Beside fewer than forty the figure says nothing of forty.
    verdict(signIns.slowing <= 4 / 3 && signIns.perSecondBeside >= leastSignIns),
  ],
  ["memory at rest", `${round(memory.rest, 0)} MB`, "", ""],
  [
    "memory under load",
    `${round(memory.load, 0)} MB`,
    ...(database === "PostgreSQL" ? ["250 MB", verdict(memory.load < 250)] : ["", ""]),
  ],
  ["first start, empty database", `${round(starts.cold.clock, 1)} s (CPU ${round(starts.cold.cpu, 1)} s)`, "", ""],
  [
    "second start",
    `${round(starts.second.clock, 1)} s (CPU ${round(starts.second.cpu, 1)} s)`,
    "2 s",
    verdict(starts.second.clock <= 2),
  ],
  ...(soak
    ? [
        [
          `memory in ${soak.minutes} minutes of 50 requests a second`,
          `${round(soak.firstThird, 0)} MB, then ${round(soak.lastThird, 0)} MB`,
          "flat",
          verdict(soak.lastThird <= soak.firstThird * 1.1),
        ],
      ]
    : []),
];

/** Most that a page may load of it, in KB as sent, and how much later than the static page it may be painted. */
const most = { scripts: 12, styles: 20, fonts: 200, later: 1.2, shift: 0.02 };

/** The pages that SPD-04 names; others are measured beside them. */
const judgedPaints = new Set(["list", "detail", "gallery"]);

/** What a first visit with a slow phone sees. The static page has the list's text and nothing else. */
function paintTable([still, ...pages]: Paint[]): string {
  if (!still) return "";
  const rowOfPaint = ({ name, first, largest, shift, weight }: Paint): Row => {
    const isMet =
      first <= still.first * most.later &&
      largest <= still.largest * most.later &&
      shift < most.shift &&
      (["scripts", "styles", "fonts"] as const).every((kind) => weight[kind] / 1024 <= most[kind]);
    return [
      name,
      round(first, 0),
      round(largest, 0),
      round(shift, 3),
      ...(["html", "scripts", "styles", "fonts", "pictures"] as const).map((kind) => kilobytes(weight[kind])),
      judgedPaints.has(name) ? verdict(isMet) : "",
    ];
  };
  const head = [
    "first visit",
    "first paint ms",
    "largest ms",
    "shift",
    "HTML KB",
    "scripts",
    "styles",
    "fonts",
    "pictures",
  ];
  const target = [
    "target",
    `${most.later} x static`,
    `${most.later} x static`,
    String(most.shift),
    "",
    ...[most.scripts, most.styles, most.fonts].map(String),
    "",
    "",
  ];
  return `${table([...head, ""], [...[still, ...pages].map(rowOfPaint), target])}\n`;
}

/** Milliseconds from a press to the paint of the next page, where it was loaded ahead. */
const soonest = 100;

const pressTable = (presses: Press[]): string =>
  presses.length === 0
    ? ""
    : `\n${table(
        ["from the press on a post to its paint", "ms", "target", ""],
        presses.map(({ way, painted }) =>
          way === "loaded ahead"
            ? [way, round(painted, 0), String(soonest), verdict(painted <= soonest)]
            : [way, round(painted, 0), "", ""],
        ),
      )}\n`;

/** What is asked of each page, of 100, at each visit (SPD-04). */
const leastGrade = 100;

const gradeTable = (pages: Graded[]): string =>
  pages.length === 0
    ? ""
    : `\n${table(
        ["Lighthouse, as on a phone", "least performance", "visits", "blocking ms", "target", ""],
        pages.map(({ name, least, visits, blocking }) => [
          name,
          round(least, 0),
          String(visits),
          round(blocking, 0),
          String(leastGrade),
          verdict(least >= leastGrade),
        ]),
      )}\n`;

const section = (found: Run): string => `## ${found.database}, ${found.posts.toLocaleString("en")} posts

${table(
  ["request", "CPU ms", "ratio", "p50 ms", "p95 ms", "KB", "target", ""],
  found.measured.map((measured) => rowOf(measured, found.measured)),
)}

${table(["", "is", "target", ""], facts(found))}

${paintTable(found.paints)}${pressTable(found.presses)}${gradeTable(found.graded)}`;

/** Where a scenario may cost 1.3 of what it costs on the smaller board, and costs more. */
function growth([small, large]: Run[]): string {
  if (!small || !large) return "";
  const rows = large.measured.map((found, place): Row => {
    const factor = found.ratio / (small.measured[place]?.ratio ?? Number.NaN);
    return [found.scenario.name, round(factor, 2), found.scenario.target?.of ? "" : verdict(factor <= 1.3)];
  });
  return `## What ten times the posts cost\n\n${table(["request", "factor", "at most 1.3"], rows)}\n`;
}

/** The page for people, figures and where they come from. */
export function writeReport(runs: Run[], { words, rounds, warming, secondsOfKept }: BenchOptions): string {
  const command = ["npm run bench", ...(words.length > 0 ? ["--", ...words] : [])].join(" ");
  return `# Performance

Written by \`${command}\` on ${new Date().toISOString().slice(0, 10)}, on ${availableParallelism()} cores with
${Math.round(totalmem() / 1024 ** 3)} GB; medians of ${rounds} rounds, after each kind of request had been asked for
${warming} seconds of the processor: a server that has just begun compiles its code first.

- **CPU** is what one request takes of the processor, the server and all processes of the database together
  (\`utime + stime\` of \`/proc\`). What else the machine does changes it less than the clock, but it does: work that
  needs much memory loses more than the reference. **p50** and **p95** are times on the clock.
- **ratio** is that CPU over what the reference took right before: an HTTP server of Node without a framework that
  answers the same 14 rows as JSON from one indexed query. Requests say that they understand brotli and gzip.
- **kept** is answered from memory, in so little time that a round asks until about ${secondsOfKept} s of the processor has
  gone, in turns with the reference, which is asked for as long; **anew** carries a changing parameter that no answer
  depends on, so that it is made anew, compressed and kept; **signed in** carries a token, which is looked up each time.
  A search is a REST call made anew; with **the board changing**, every request comes after a change of the board.
- **A first visit** is Chromium's, on a phone's screen with a processor a quarter as fast and an empty cache; the static
  page has the text of the list and nothing else. **Lighthouse** reckons what such a phone would do on a slow network;
  the galleries of this site are empty.

${[...runs.map(section), growth(runs.filter(({ database }) => database === "PostgreSQL"))].join("\n").trimEnd()}
`;
}
