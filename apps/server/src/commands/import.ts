import { join, resolve } from "node:path";
import { pathExists } from "@bulmo/entities/path-exists";
import { migrate } from "@bulmo/entities/database";
import { readEnvironment } from "../env.ts";
import { openSiteDatabase } from "../platform/database/open-database.ts";
import { createLog } from "../platform/log/log.ts";
import { ask } from "./admin/terminal.ts";
import { parseCommandLine, runCommand, UsageError } from "./command-line.ts";
import { openOldSite, sourceNames } from "./import/open-old-site.ts";
import { chooseMap } from "./import/choose-map.ts";
import { createProgress } from "./import/progress.ts";
import { runImport } from "./import/run-import.ts";

const usage = `usage: npm run import -- ${sourceNames.join("|")} (--from mysql://USER:PASSWORD@HOST/DATABASE | --dump FILE.sql[.gz] | --table FILE) [options]
  looks what would become of an old site; --go moves it in. An embedded database wants the site stopped.
  --table FILE     a list of posts as XLSX or CSV (spreadsheet alone)
  --files FOLDER   the old site's folder of files: data (Gnuboard), files (Rhymix, XE), wp-content/uploads (KBoard)
  --site ADDRESS   the old site's address, https://old.example: links to it are rewritten, its addresses lead here
  --prefix WORD    how its tables begin
  --map FILE       which board becomes which; written by a run without --go, read by one with it
  --without-files  moves although nobody has the files
  --go             moves
`;

const options = {
  from: { type: "string" },
  dump: { type: "string" },
  table: { type: "string" },
  files: { type: "string" },
  site: { type: "string", default: "" },
  prefix: { type: "string" },
  map: { type: "string" },
  "without-files": { type: "boolean", default: false },
  go: { type: "boolean", default: false },
} as const;

/** Without what stands behind the last folder. Throws UsageError. */
function addressOf(site: string): string {
  if (site === "") return "";
  const url = URL.parse(site);
  if (!url || !/^https?:$/u.test(url.protocol)) throw new UsageError(`--site: ${site} is no address`);
  return `${url.origin}${url.pathname.replace(/\/+$/u, "")}`;
}

/** Throws UsageError unless exactly one says where it comes from. */
function assertOneOrigin(
  source: string,
  { from, dump, table }: Partial<Record<"from" | "dump" | "table", string | undefined>>,
) {
  const given = [from, dump, table].filter((one) => one !== undefined);
  const isFit = given.length === 1 && (source === "spreadsheet") === (table !== undefined);
  if (!isFit) throw new UsageError(source === "spreadsheet" ? "--table?" : "--from or --dump?");
}

await runCommand("import", usage, async () => {
  const { values, positionals } = parseCommandLine(options, 1);
  const [source] = positionals;
  if (source === undefined) throw new UsageError("from what?");
  assertOneOrigin(source, values);
  if (values.go && values.files === undefined && !values["without-files"])
    throw new UsageError("--files? (--without-files moves without any)");
  if (values.files !== undefined && !(await pathExists(resolve(values.files))))
    throw new UsageError(`--files: there is no ${values.files}`);
  const env = readEnvironment();
  const oldAddress = addressOf(values.site);
  const mapFile = resolve(values.map ?? join(env.dataDirectory, "imports", `map-${source}.json`));
  const opened = await openOldSite(source, values);
  try {
    const { database, release } = await openSiteDatabase(env);
    try {
      await migrate(database);
      const map = await chooseMap({
        old: opened.old,
        path: mapFile,
        isGoing: values.go,
        ask: process.stdin.isTTY ? ask : undefined,
      });
      const progress = createProgress();
      const { folder, text } = await runImport({
        env,
        database,
        log: createLog("warn"),
        old: opened.old,
        map,
        filesFolder: values.files === undefined ? undefined : resolve(values.files),
        oldAddress,
        isDryRun: !values.go,
        progress: (line) => progress.say(line),
      });
      progress.end();
      const next = values.go ? "" : `\n대응표: ${mapFile}\n대응표를 확인한 다음 같은 명령에 --go를 붙여 옮깁니다.`;
      return `${text}\n보고서: ${folder}${next}`;
    } finally {
      await database.orm.close();
      await release();
    }
  } finally {
    await opened.close();
  }
});
