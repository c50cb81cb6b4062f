import { resolve } from "node:path";
import { backUp } from "./backup/request-backup.ts";
import { runCommand, parseCommandLine } from "./command-line.ts";
import { defaultPath } from "./backup/take-backup.ts";
import { readEnvironment } from "../env.ts";

const usage = `usage: npm run backup [-- FILE]
  writes the database and the pictures into FILE, else into a new file in BACKUP_DIR (DATA_DIR/backups); the site may run
`;

await runCommand("backup", usage, async () => {
  const [file] = parseCommandLine({}, 1).positionals;
  const env = readEnvironment();
  return backUp(env, file === undefined ? defaultPath(env) : resolve(file));
});
