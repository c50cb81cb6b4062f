import { resolve } from "node:path";
import { perform, readWords, UsageError } from "./backup/command.ts";
import { readEnvironment } from "../env.ts";
import { exportSite } from "./export/export-site.ts";

const usage = `usage: npm run export -- FOLDER
  writes members.csv, posts.csv, the pictures and a copy of the public site that opens from a disk; the site may run
`;

await perform("export", usage, async () => {
  const [folder] = readWords({}, 1).positionals;
  if (folder === undefined) throw new UsageError("which folder?");
  return exportSite(readEnvironment(), resolve(folder));
});
