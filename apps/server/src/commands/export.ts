import { resolve } from "node:path";
import { runCommand, parseCommandLine, UsageError } from "./command-line.ts";
import { readEnvironment } from "../env.ts";
import { exportSite } from "./export/export-site.ts";

const usage = `usage: npm run export -- FOLDER
  writes members.csv, posts.csv, events.csv, works.csv and works.jsonl, the pictures and a copy of the public site that opens from a disk; the site may run
`;

await runCommand("export", usage, async () => {
  const [folder] = parseCommandLine({}, 1).positionals;
  if (folder === undefined) throw new UsageError("which folder?");
  return exportSite(readEnvironment(), resolve(folder));
});
