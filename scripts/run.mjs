import { spawn } from "node:child_process";
import { root } from "./workspace.mjs";

const running = new Set();
let stopped = false;

function signalGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group is gone already.
  }
}

/**
 * Runs a command to its end and answers its exit code, with what it wrote when `capture` is set.
 * It gets a process group of its own, so that stopping it also stops what it started.
 */
export function run(command, parameters, { capture = false, ...options } = {}) {
  if (stopped) return Promise.resolve({ code: 1, output: "" });
  const child = spawn(command, parameters, {
    cwd: root,
    stdio: ["ignore", capture ? "pipe" : "inherit", capture ? "pipe" : "inherit"],
    detached: true,
    ...options,
  });
  running.add(child);
  let output = "";
  const keep = (chunk) => (output += chunk);
  child.stdout?.setEncoding("utf8").on("data", keep);
  child.stderr?.setEncoding("utf8").on("data", keep);
  return new Promise((resolve) => {
    child.once("error", (error) => {
      running.delete(child);
      resolve({ code: 1, output: `${command}: ${error.message}\n` });
    });
    child.once("close", (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Ends every command under way and starts no further one; the second stage is for those that do not listen. */
export async function stopEverything() {
  stopped = true;
  const children = [...running];
  const ended = children.map((child) => new Promise((resolve) => child.once("close", resolve)));
  for (const child of children) signalGroup(child, "SIGTERM");
  const impatience = setTimeout(() => {
    for (const child of children) signalGroup(child, "SIGKILL");
  }, 8000);
  await Promise.all(ended);
  clearTimeout(impatience);
}
