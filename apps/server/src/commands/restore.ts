import { resolve } from "node:path";
import { runCommand, parseCommandLine, UsageError } from "./command-line.ts";
import { restoreBackup } from "./backup/restore-backup.ts";
import { readEnvironment } from "../env.ts";

const usage = `usage: npm run restore -- FILE [--overwrite] [--sign-out]
  brings back what a backup holds, into an empty database and an empty DATA_DIR; the site must be stopped
  --overwrite  replaces what is there
  --sign-out   ends all sessions that the backup knew
`;

const options = {
  overwrite: { type: "boolean", default: false },
  "sign-out": { type: "boolean", default: false },
} as const;

await runCommand("restore", usage, async () => {
  const { values, positionals } = parseCommandLine(options, 1);
  const [file] = positionals;
  if (file === undefined) throw new UsageError("which file?");
  const { madeAt, tables, files } = await restoreBackup(resolve(file), readEnvironment(), {
    overwrite: values.overwrite,
    signOut: values["sign-out"],
  });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `The backup of ${madeAt} is back: ${rows} rows and ${files.length} files.`;
});
