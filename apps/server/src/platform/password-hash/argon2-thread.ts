import { readlinkSync } from "node:fs";
import { getPriority, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { hashSync, verifySync } from "@node-rs/argon2";
import type { Answer, Question } from "./argon2.ts";

/**
 * By how much more than the site itself, as `nice` counts: whatever else it does comes first, and a processor that has nothing
 * to do is used whole. Below a site that is busy with nothing but readers a tenth is left for hashes; with 19 there would be a
 * hundredth.
 */
const stepsBack = 10;
const lowest = 19;

/** Linux knows each thread by a number of its own, and tells it here; elsewhere all threads are alike. */
function stepBack(): void {
  try {
    const thread = Number(readlinkSync("/proc/thread-self").split("/").at(-1));
    setPriority(thread, Math.min(lowest, getPriority(thread) + stepsBack));
  } catch {
    // Hashes are made all the same.
  }
}

function answer({ id, work }: Question): Answer {
  try {
    return { id, result: "hash" in work ? verifySync(work.hash, work.text) : hashSync(work.text, work.options) };
  } catch (error) {
    return { id, failure: String(error) };
  }
}

stepBack();
parentPort?.on("message", (question: Question) => parentPort?.postMessage(answer(question)));
