import { resolve } from "node:path";
import { backUp } from "./backup/back-up.ts";
import { perform, readWords } from "./backup/command.ts";
import { usualPath } from "./backup/take-backup.ts";
import { readEnvironment } from "../env.ts";

const usage = `usage: npm run backup [-- FILE]
  writes the database and the pictures into FILE, else into a new file below DATA_DIR/backups; the site may run
`;

await perform("backup", usage, async () => {
  const [file] = readWords({}, 1).positionals;
  const env = readEnvironment();
  return backUp(env, file === undefined ? usualPath(env) : resolve(file));
});
