import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../run.mjs";
import { whereIs } from "../workspace.mjs";
import { pagesOf } from "./pages.mjs";

/** Seconds that one program may take of one site. */
const patience = 120;

const missing = (command, packages) =>
  whereIs(command) ? null : `${command} was not found on PATH: pip install ${packages}, or apt-get install ${command}`;

async function inDirectory(work) {
  const directory = await mkdtemp(join(tmpdir(), "bulmo-scan-"));
  try {
    return await work(directory);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

const versionFrom = async (command) =>
  /\d+\.\d+(?:\.\d+)?/u.exec((await run(command, ["--version"], { capture: true })).output)?.[0] ?? "";

/** Modules that attack; what headers and policies say others ask better. */
const modules = "sql,xss,permanentxss,exec,file,redirect,crlf,ssrf,xxe";

/** It is told where to begin: its own crawler stopped at the front page. */
const askWapiti = ({ origin }, paths) =>
  inDirectory(async (directory) => {
    const report = join(directory, "report.json");
    const { code, output } = await run(
      "wapiti",
      ["-u", `${origin}/`, "-m", modules, "-d", "3", "--max-links-per-page", "40", "--max-files-per-dir", "30"].concat(
        ["--max-scan-time", String(patience), "--max-attack-time", String(patience / 6), "--no-bugreport"],
        paths.flatMap((path) => ["-s", origin + path]),
        ["--flush-session", "--store-session", directory, "-f", "json", "-o", report, "-v", "0"],
      ),
      { capture: true },
    );
    const seen = Number(/found (\d+) URLs/u.exec(output)?.[1] ?? 0);
    if (seen < paths.length) throw new Error(`wapiti looked at ${seen} of ${paths.length} addresses`);
    const text = await readFile(report, "utf8").catch(() => {
      throw new Error(`wapiti ended with ${code} and no report: ${output.trim().split("\n").at(-1)}`);
    });
    const { vulnerabilities, anomalies } = JSON.parse(text);
    return Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, found]) =>
      found.map(({ method, path, parameter, info }) => `${kind}: ${method} ${path} ${parameter ?? ""} ${info}`),
    );
  });

/** Calls with each kind of parameter: addresses and JSON. */
const asked = [
  { path: "/api/post/list?type=NOTICE&page=1&limit=10&searchType=TITLE&searchKeyword=a", names: "searchKeyword,page" },
  { path: "/api/post?type=NOTICE&index=80", names: "index,type" },
  { path: "/api/comment/list?type=QNA&index=120", names: "index" },
  { path: "/api/auth/find-id?name=%EA%B9%80%EA%B2%AC%EB%B3%B8&email=meokhyang@example.org", names: "name,email" },
  { path: "/community/notice?searchKeyword=a&page=1", names: "searchKeyword,page" },
  {
    path: "/api/auth/sign-in",
    names: "username,password",
    data: '{"username":"bulmomember1","password":"bulmo-Member-1!"}',
  },
];

const askSqlmap = (origin, { path, names, data }) =>
  inDirectory(async (directory) => {
    const parameters = [
      "-u",
      origin + path,
      "-p",
      names,
      "--batch",
      "--level=3",
      "--risk=1",
      "--technique=BEUS",
    ].concat(
      ["--dbms=PostgreSQL", "--flush-session", "--output-dir", directory, "--ignore-code=401", "--disable-coloring"],
      ["--timeout=10", "--threads=2"],
      data ? ["--data", data, "--headers", "content-type: application/json"] : [],
    );
    const { output } = await run("sqlmap", parameters, { capture: true });
    if (!/appears? to be injectable|not appear to be injectable|do not appear|Parameter: /u.test(output))
      throw new Error(`sqlmap came to no end on ${path}: ${output.slice(-300)}`);
    return [...output.matchAll(/^Parameter: .*$/gmu)].map(([line]) => `${path} ${line}`);
  });

const attacked = [...pagesOf.visitor, ...asked.filter(({ data }) => !data).map(({ path }) => path)];

export const programScanners = [
  {
    name: "wapiti",
    version: () => versionFrom("wapiti"),
    missing: () => missing("wapiti", "wapiti3"),
    scope: `${attacked.length} pages and calls, and what they lead to, ${patience} s at most: ${modules}`,
    expected: [/xss|cross site/iu, /sql/iu],
    scan: (site) => askWapiti(site, attacked),
    control: (site) => askWapiti(site, ["/search?q=one", "/item?id=1"]),
  },
  {
    name: "sqlmap",
    version: () => versionFrom("sqlmap"),
    missing: () => missing("sqlmap", "sqlmap"),
    scope: `${asked.length} calls with their parameters, level 3`,
    expected: [/Parameter: id/u],
    async scan({ origin }) {
      const found = [];
      for (const call of asked) found.push(...(await askSqlmap(origin, call)));
      return found;
    },
    control: ({ origin }) => askSqlmap(origin, { path: "/item?id=1", names: "id" }),
  },
];
