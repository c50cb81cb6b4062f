import { type ChildProcess, fork } from "node:child_process";
import { createRequire } from "node:module";
import { setPriority } from "node:os";
import { dirname, join, resolve as absolute } from "node:path";
import { fileURLToPath } from "node:url";
import { memoryOf, processorTimeOf } from "./process-use.ts";
import type { Answer, Question } from "./reader-process.ts";

const ownFolder = fileURLToPath(new URL(".", import.meta.url));
const ownScript = join(ownFolder, "reader-process.ts");

const { resolve: find } = createRequire(import.meta.url);

/**
 * What the process is made of: these sources, what they import of the workspaces, where it really lies, and every folder
 * in which Node looks for libraries from here.
 */
const ownFolders = [
  ownFolder,
  dirname(find("@bulmo/contracts/text-encoding")),
  ...(find.paths("yauzl") ?? []).filter((path) => ownFolder.startsWith(dirname(path))),
];

/** Milliseconds of a processor for one file; a book of 500 pages takes ten seconds. */
const readTimeout = 60_000;

/** Milliseconds of the clock: with its priority a process gets next to nothing of a machine that is busy. */
const longestRead = 10 * 60_000;

/** Bytes that the process may take: WebAssembly and buffers stand outside of what V8 limits by itself. */
const maximumMemory = 768 * 1024 * 1024;

/** Milliseconds between two looks at its memory, and after which a process that has nothing to do ends. */
const lookEvery = 200;
const idleTime = 30_000;

/** Below everything that somebody waits for, as `nice` counts. */
const lowPriority = 15;

type Opening = { /** Where the documents lie. */ folder: string; script: string };

function openProcess({ folder, script }: Opening): ChildProcess {
  const readable = [...ownFolders, absolute(folder)].map((path) => `--allow-fs-read=${join(path, "*")}`);
  // What a document makes a library do can read nothing else, nor write, start anything or load native code; of the site's
  // secrets it knows none.
  const child = fork(script, {
    execArgv: ["--permission", ...readable, "--max-old-space-size=384", "--no-warnings"],
    env: {},
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  child.on("error", () => undefined);
  if (child.pid !== undefined)
    try {
      setPriority(child.pid, lowPriority);
    } catch {
      // It may have ended already.
    }
  child.unref();
  child.channel?.unref();
  return child;
}

type Bounds = { timeout: number; longest: number; memory: number; /** Ends the process. */ dismiss: () => void };

/** Or it never came to say anything, be it for what else the machine had to do. */
type Outcome = Answer | { interruption: string };

/** What a process says of a document; one that takes too long or too much is ended. */
function askProcess(asked: ChildProcess, question: Question, bounds: Bounds): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const pid = asked.pid ?? 0;
  let isAnswered = false;
  const answer = (given: Outcome) => {
    isAnswered = true;
    resolve(given);
  };
  // What was measured before the answer came must not end the process under the next file.
  const giveUp = (outcome: Outcome) => {
    if (isAnswered) return;
    bounds.dismiss();
    answer(outcome);
  };
  const timer = setTimeout(() => giveUp({ interruption: "it takes too long" }), bounds.longest);
  const before = processorTimeOf(pid);
  const look = async () => {
    if ((await memoryOf(pid)) > bounds.memory) giveUp({ failure: "it takes too much memory" });
    if ((await processorTimeOf(pid)) - (await before) > bounds.timeout) giveUp({ failure: "it takes too long" });
  };
  const watch = setInterval(() => void look(), lookEvery);
  const ended = () => giveUp({ interruption: "the reader ended" });
  asked.once("message", answer);
  asked.once("exit", ended);
  asked.ref();
  asked.send(question);
  return promise.finally(() => {
    clearTimeout(timer);
    clearInterval(watch);
    asked.off("message", answer);
    asked.off("exit", ended);
    asked.unref();
  });
}

/** Why there are no words: the file cannot be read, or took too much of a processor or of memory. */
export class UnreadableError extends Error {}

/** The process was ended, or got no processor: the same file may be read the next time. */
export class InterruptedError extends Error {}

/** `script` where a test brings one of its own. Milliseconds of a processor and of the clock, and bytes. */
type ReaderOptions = { folder: string; script?: string; timeout?: number; longest?: number; memory?: number };

export type DocumentReader = ReturnType<typeof createDocumentReader>;

/**
 * Reads the words of documents in a process of its own, one after the other, so that neither a hostile file nor a large
 * one costs the site more than processor time that nobody else wants.
 */
export function createDocumentReader({
  folder,
  script = ownScript,
  timeout = readTimeout,
  longest = longestRead,
  memory = maximumMemory,
}: ReaderOptions) {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;

  function dismiss(): void {
    child?.kill("SIGKILL");
    child = undefined;
  }

  const open = () => openProcess({ folder, script });
  const ask = (asked: ChildProcess, question: Question) =>
    askProcess(asked, question, { timeout, longest, memory, dismiss });

  return {
    /** The words of the file as one line, at most `maximumCharacters` of them. One at a time. Throws UnreadableError and InterruptedError. */
    async read(question: Question): Promise<string> {
      if (isClosed) throw new InterruptedError("the reader is closed");
      clearTimeout(idle);
      const isUsed = child !== undefined;
      let answer = await ask((child ??= open()), question);
      // What ended it may be what the file before has left there.
      if (isUsed && child === undefined && !isClosed) answer = await ask((child = open()), question);
      // WebAssembly gives nothing back: the next file has a process with room.
      if (child && (await memoryOf(child.pid ?? 0)) > memory / 2) dismiss();
      idle = setTimeout(dismiss, idleTime).unref();
      if ("interruption" in answer) throw new InterruptedError(answer.interruption);
      if ("failure" in answer) throw new UnreadableError(answer.failure);
      return answer.text;
    },
    close(): void {
      isClosed = true;
      clearTimeout(idle);
      dismiss();
    },
  };
}
