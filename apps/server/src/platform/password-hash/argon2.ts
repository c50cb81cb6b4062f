import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { hash as hashHere, type Options, verify as verifyHere } from "@node-rs/argon2";

type Work = { text: string; options: Options } | { hash: string; text: string };
export type Question = { id: number; work: Work };
export type Answer = { id: number; result: string | boolean } | { id: number; failure: string };

/** How many hashes are made at once: one processor is left to whoever reads. */
export const hashesAtOnce = Math.max(1, availableParallelism() - 1);

type Waiting = { resolve: (result: string | boolean) => void; reject: (error: Error) => void };

/** One thread, begun with the first hash and again where it broke. It keeps no process alive by itself. */
function createThread() {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let asked = 0;

  function begin(): Worker {
    const begun = new Worker(new URL("argon2-thread.ts", import.meta.url));
    begun.unref();
    begun.on("message", (answer: Answer) => {
      const { resolve, reject } = waiting.get(answer.id) ?? {};
      waiting.delete(answer.id);
      if (waiting.size === 0) begun.unref();
      if ("failure" in answer) reject?.(new Error(answer.failure));
      else resolve?.(answer.result);
    });
    begun.on("error", () => undefined);
    begun.once("exit", () => {
      if (worker === begun) worker = undefined;
      for (const { reject } of waiting.values()) reject(new Error("the thread that hashes has ended"));
      waiting.clear();
    });
    return begun;
  }

  return {
    underWay: () => waiting.size,
    ask(work: Work): Promise<string | boolean> {
      worker ??= begin();
      const id = (asked += 1);
      const { promise, resolve, reject } = Promise.withResolvers<string | boolean>();
      waiting.set(id, { resolve, reject });
      worker.ref();
      worker.postMessage({ id, work } satisfies Question);
      return promise;
    },
    close: async (): Promise<void> => void (await worker?.terminate()),
  };
}

type Thread = ReturnType<typeof createThread>;

let threads: readonly Thread[] = [];

/** From now on hashes are made in threads that give way to everything else. Answers how to end them. */
export function openHashThreads(): () => Promise<void> {
  const opened = Array.from({ length: hashesAtOnce }, createThread);
  threads = opened;
  return async () => {
    if (threads === opened) threads = [];
    await Promise.all(opened.map((thread) => thread.close()));
  };
}

const freest = (): Thread | undefined => threads.toSorted((one, other) => one.underWay() - other.underWay())[0];

/** Argon2's hash in PHC form. Without threads, as in a command, where nobody reads meanwhile, it is made by the library's own. */
export async function hash(text: string, options: Options): Promise<string> {
  const thread = freest();
  return thread ? String(await thread.ask({ text, options })) : hashHere(text, options);
}

/** Whether the text is the one of which a hash in PHC form was made. Throws what is no such hash. */
export async function verify(phc: string, text: string): Promise<boolean> {
  const thread = freest();
  return thread ? (await thread.ask({ hash: phc, text })) === true : verifyHere(phc, text);
}
