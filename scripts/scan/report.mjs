import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../workspace.mjs";

const cell = (text) => String(text).replaceAll("|", "\\|").replaceAll("\n", " ");

const rowOf = ({ name, version, scope, control, found, took }) =>
  `| ${[name, version, scope, control, found, took].map(cell).join(" | ")} |`;

const listOf = (name, findings) =>
  findings.length === 0 ? [] : [`### ${name}`, "", ...findings.map((line) => `- \`${line.replaceAll("`", "'")}\``), ""];

/** docs/scan.md: what was looked at when, by what, and what came of it. */
export function writeReport(results, command) {
  const revision = execFileSync("git", ["rev-parse", "--short", "HEAD"], { cwd: root, encoding: "utf8" }).trim();
  const lines = [
    "# Scans",
    "",
    `\`${command}\` on ${new Date().toISOString().slice(0, 10)}, at ${revision}: the built site with its sample data, without limits, on this computer alone. Why these and no others: [021](decisions/021-scans.md).`,
    "",
    "**Control** tells whether the scanner found what was planted for it (`scripts/scan/planted-site.mjs`): one that finds nothing there has not looked.",
    "",
    "| scanner | version | looked at | control | found here | seconds |",
    "| ------- | ------- | --------- | ------- | ---------- | ------- |",
    ...results.map(rowOf),
    "",
    ...(results.some(({ findings }) => findings.length > 0) ? ["## Findings", ""] : []),
    ...results.flatMap(({ name, findings }) => listOf(name, findings)),
  ];
  writeFileSync(join(root, "docs", "scan.md"), `${lines.join("\n").trimEnd()}\n`);
}
