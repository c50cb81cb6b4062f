import { readFileSync, readdirSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { root } from "./workspace.mjs";

const longest = 300;
const folders = ["apps", "packages", "tests", "scripts"];
const derivedFolders = new Set(["node_modules", "dist", ".turbo", "coverage"]);

// Data and history are as long as they are.
const exempt = /\.gen\.ts$|\/samples\/src\/data\/|\/migrations\//u;

function* sourcesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !derivedFolders.has(entry.name)) yield* sourcesIn(path);
    else if (/\.(?:tsx?|mjs)$/u.test(entry.name) && !exempt.test(path)) yield path;
  }
}

function lineCount(path) {
  return readFileSync(path, "utf8").trimEnd().split("\n").length;
}

/** How long the files are, and those that are longer than a file may be. */
export function measureRooms() {
  const rooms = folders
    .flatMap((folder) => Array.from(sourcesIn(join(root, folder))))
    .map((path) => ({ path: relative(root, path), lines: lineCount(path) }))
    .toSorted((a, b) => a.lines - b.lines);
  const percentile = (share) => rooms[Math.floor((rooms.length - 1) * share)]?.lines ?? 0;
  const summary = `${rooms.length} files, median ${percentile(0.5)} lines, 95th percentile ${percentile(0.95)}`;
  return { summary, tooLong: rooms.filter(({ lines }) => lines > longest) };
}

function report() {
  const { summary, tooLong } = measureRooms();
  console.log(summary);
  for (const { path, lines } of tooLong) {
    console.log(`${path} has ${lines} lines; split it by what its parts are about (at most ${longest}).`);
  }
  if (tooLong.length > 0) process.exitCode = 1;
}

if (basename(process.argv[1] ?? "") === "file-size.mjs") report();
