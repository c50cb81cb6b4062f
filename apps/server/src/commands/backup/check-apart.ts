import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdir, rm } from "node:fs/promises";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { JobFailure } from "../../platform/job/job-failure.ts";
import type { Checked } from "./check-backup.ts";
import type { Answer, Question } from "./check-process.ts";

const script = fileURLToPath(new URL("check-process.ts", import.meta.url));

/** Milliseconds; a night is not longer. */
const checkTimeout = 2 * 60 * 60_000;

/** Below everything that somebody waits for, as `nice` counts. */
const lowPriority = 15;

/** Of V8 alone, in megabytes: the embedded database has its own outside of it. */
const heap = 512;

function openProcess() {
  // Of the site's secrets it knows none, and it needs none. What is compiled once more to run faster takes 0.4 GB, and no
  // less time for work of a minute.
  const child = fork(script, {
    execArgv: [`--max-old-space-size=${heap}`, "--no-warnings", "--liftoff-only"],
    env: {},
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  child.on("error", () => undefined);
  try {
    setPriority(child.pid ?? 0, lowPriority);
  } catch {
    // It may have ended already.
  }
  return child;
}

async function ask(question: Question, signal: AbortSignal): Promise<Answer> {
  const child = openProcess();
  const over = AbortSignal.any([signal, AbortSignal.timeout(checkTimeout)]);
  const ended = once(child, "exit").then((): Answer => ({ failure: "NOT_CHECKED", why: "the process ended" }));
  const answered = once(child, "message", { signal: over }).then(
    ([said]) => said as Answer,
    (): Answer => ({ failure: "NOT_CHECKED", why: "it was cut off" }),
  );
  try {
    child.send(question);
    return await Promise.race([answered, ended]);
  } finally {
    child.kill("SIGKILL");
    // What it had open is closed before its directory goes.
    await ended;
  }
}

/**
 * Restores an archive in a process of its own, so that neither its memory nor its work is the site's, into a directory
 * that is gone afterwards. Throws JobFailure with the word that is written down.
 */
export async function checkApart(archive: string, directory: string, signal: AbortSignal): Promise<Checked> {
  await rm(directory, { recursive: true, force: true });
  // It holds what the site holds; nobody else may read it.
  await mkdir(directory, { mode: 0o700 });
  try {
    const said = await ask({ archive, directory }, signal);
    if ("failure" in said) throw new JobFailure(said.failure, { cause: new Error(said.why) });
    return said;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
