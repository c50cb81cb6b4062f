import { existsSync, readdirSync, readFileSync } from "node:fs";
import { copyFile, mkdir, readdir, symlink } from "node:fs/promises";
import { dirname, join, matchesGlob, posix } from "node:path";
import { fileURLToPath } from "node:url";

/*
 * What Docker would make of the Dockerfile and .dockerignore, worked out from their lines: the files of this repository
 * alone, without what npm installs. Only the forms that the Dockerfile uses are known.
 */

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Files below /app, each with the file of the repository that it is a copy of. */
type Files = ReadonlyMap<string, string>;

/** Neither Docker nor we look into them; the build's own files are added where it runs. */
const unseen = new Set([".git", "node_modules", "dist"]);

function* filesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = posix.join(folder, entry.name);
    if (!entry.isDirectory()) yield path;
    else if (!unseen.has(entry.name)) yield* filesIn(path);
  }
}

/** Whether .dockerignore keeps a file out: the last line that fits it or a folder above it decides. */
function isIgnored(path: string, lines: readonly string[]): boolean {
  const parts = path.split("/");
  const places = parts.map((_part, index) => parts.slice(0, index + 1).join("/"));
  const fitting = lines.findLast((line) => places.some((place) => matchesGlob(place, line.replace(/^!/u, ""))));
  return fitting !== undefined && !fitting.startsWith("!");
}

function contextFiles(): Files {
  const lines = readFileSync(join(root, ".dockerignore"), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  const files = Array.from(filesIn(".")).filter((path) => !isIgnored(path, lines));
  return new Map(files.map((path) => [path, path]));
}

const below = (folder: string) => posix.relative("/app", posix.resolve("/app", folder));

/** What one COPY brings: a file, or whatever lies in a folder. */
function copied(from: Files, source: string, target: string): [string, string][] {
  const found = from.get(source);
  if (found !== undefined)
    return [[target.endsWith("/") ? below(target + posix.basename(source)) : below(target), found]];
  const folder = source === "" ? "" : `${source}/`;
  return Array.from(from)
    .filter(([path]) => path.startsWith(folder))
    .map(([path, original]) => [posix.join(below(target), path.slice(folder.length)), original]);
}

function withCopy(files: Files, words: readonly string[], stages: ReadonlyMap<string, Files>): Files {
  const stage = words[0]?.startsWith("--from=") ? words[0].slice("--from=".length) : undefined;
  const from = stage === undefined ? contextFiles() : (stages.get(stage) ?? new Map<string, string>());
  const paths = words.slice(stage === undefined ? 0 : 1);
  const target = paths.at(-1) ?? "";
  return new Map([...files, ...paths.slice(0, -1).flatMap((source) => copied(from, below(source), target))]);
}

/** What the build makes. */
const outputs = ["apps/server/dist", "apps/web/dist"];

/** Of commands only two change files of ours: the build, and `rm -rf`. */
function withRun(files: Files, command: string): Files {
  const gone = Array.from(command.matchAll(/\brm -rf ([^&]+)/gu)).flatMap(
    ([, names]) => names?.trim().split(/\s+/u) ?? [],
  );
  const left = Array.from(files).filter(([path]) => !gone.some((name) => `${path}/`.startsWith(`${name}/`)));
  const built = command.includes("npm run build") ? outputs.flatMap((folder) => Array.from(filesIn(folder))) : [];
  return new Map([...left, ...built.map((path) => [path, path] as const)]);
}

/** Each stage's files, in order; the last one, without a name, is the image. */
export function imageStages(): { name: string; files: Files }[] {
  const lines = readFileSync(join(root, "Dockerfile"), "utf8").replaceAll("\\\n", " ").split("\n");
  const stages = new Map<string, Files>();
  let name = "";
  for (const [instruction, ...words] of lines.map((line) => line.trim().split(/\s+/u))) {
    const files = stages.get(name) ?? new Map<string, string>();
    if (instruction === "FROM") {
      name = words[1] === "AS" ? (words[2] ?? "") : "image";
      stages.set(name, stages.get(words[0] ?? "") ?? new Map<string, string>());
    } else if (instruction === "COPY") stages.set(name, withCopy(files, words, stages));
    else if (instruction === "RUN") stages.set(name, withRun(files, words.join(" ")));
  }
  return Array.from(stages, ([stage, files]) => ({ name: stage, files }));
}

/** The workspaces among the files, by the names under which they are imported. */
const workspacesOf = (files: Files) =>
  Array.from(files.keys())
    .filter((path) => /^(?:[^/]+[/]){1,2}package[.]json$/u.test(path))
    .map((path) => {
      const { name } = JSON.parse(readFileSync(join(root, path), "utf8")) as { name: string };
      return { name, folder: dirname(path) };
    });

/** npm has installed the same in both, but for the workspaces: those are the image's own. */
async function linkPackages(files: Files, directory: string): Promise<void> {
  const own = join(directory, "node_modules");
  await mkdir(join(own, "@bulmo"), { recursive: true });
  const installed = (await readdir(join(root, "node_modules"))).filter((name) => !/^(?:[.].*|@bulmo)$/u.test(name));
  await Promise.all(installed.map((name) => symlink(join(root, "node_modules", name), join(own, name))));
  for (const { name, folder } of workspacesOf(files)) {
    await symlink(join(directory, folder), join(own, name));
    const nested = join(root, folder, "node_modules");
    if (existsSync(nested)) await symlink(nested, join(directory, folder, "node_modules"));
  }
}

/** Lays the image's files out as Docker would, into an empty directory. */
export async function layOutImage(directory: string): Promise<void> {
  const files = imageStages().at(-1)?.files ?? new Map<string, string>();
  for (const folder of new Set(Array.from(files.keys(), dirname)))
    await mkdir(join(directory, folder), { recursive: true });
  for (const [path, original] of files) await copyFile(join(root, original), join(directory, path));
  await linkPackages(files, directory);
}
