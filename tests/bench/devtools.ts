import { spawn } from "node:child_process";
import { chromium } from "playwright";
import { flags } from "../harness/browser.ts";
import { temporaryDirectory } from "../harness/server-process.ts";

type Target = { type: string; targetId: string; subtype?: string };
type Event = { method: string; params: { sessionId: string; targetInfo: Target } };
type Answer = { id: number; result?: unknown; error?: { message: string } };
type Evaluated = { result: { value: unknown }; exceptionDetails?: { text: string } };

/** A browser with one tab, spoken to in its own protocol: Playwright keeps pages from being painted ahead of a press. */
export type Devtools = {
  /** To the page that is shown in the tab. */
  send: (method: string, params?: object) => Promise<unknown>;
  /** The value of an expression in that page. */
  evaluate: (expression: string) => Promise<unknown>;
  close: () => Promise<void>;
};

/** A browser that has just begun, and the address under which it is spoken to. */
async function startBrowser(directory: string) {
  const program = process.env["CHROMIUM_PATH"] ?? chromium.executablePath();
  const options = [...flags, "--headless", "--remote-debugging-port=0", `--user-data-dir=${directory}`, "about:blank"];
  const child = spawn(program, options, { stdio: ["ignore", "ignore", "pipe"] });
  const address = await new Promise<string>((resolve, reject) => {
    let said = "";
    child.once("exit", () => reject(new Error(`Chromium did not begin: ${said}`)));
    child.stderr.on("data", (data) => {
      said += String(data);
      const [found] = /ws:\/\/\S+/u.exec(said) ?? [];
      if (found) resolve(found);
    });
  });
  return { child, address };
}

/** Calls and their answers over one socket. */
async function openCalls(address: string, onEvent: (event: Event) => void) {
  const socket = new WebSocket(address);
  await new Promise((resolve) => socket.addEventListener("open", resolve, { once: true }));
  const waiting: PromiseWithResolvers<unknown>[] = [];
  socket.addEventListener("message", ({ data }) => {
    const said = JSON.parse(String(data)) as Event | Answer;
    if ("method" in said) return onEvent(said);
    if (said.error) waiting[said.id]?.reject(new Error(said.error.message));
    else waiting[said.id]?.resolve(said.result);
    return undefined;
  });
  return (method: string, params: object = {}, sessionId?: string): Promise<unknown> => {
    const call = Promise.withResolvers<unknown>();
    const id = waiting.push(call) - 1;
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    return call.promise;
  };
}

/** Every page of the tab, those that are painted ahead as well, is so many times slower. */
async function openTab(address: string, slower: number) {
  const pages = new Map<string, Target>();
  const first = Promise.withResolvers<void>();
  const attach = { autoAttach: true, flatten: true, waitForDebuggerOnStart: true };
  const call = await openCalls(address, ({ method, params: { sessionId, targetInfo } }) => {
    const isNew = method === "Target.attachedToTarget";
    if (isNew && targetInfo.type === "tab") {
      void call("Target.setAutoAttach", { ...attach, filter: [{ type: "page" }] }, sessionId);
    } else if (isNew) {
      pages.set(sessionId, targetInfo);
      first.resolve();
      void call("Emulation.setCPUThrottlingRate", { rate: slower }, sessionId);
      void call("Runtime.runIfWaitingForDebugger", {}, sessionId);
    } else if (method === "Target.detachedFromTarget") pages.delete(sessionId);
    else if (method === "Target.targetInfoChanged")
      for (const [session, { targetId }] of pages) if (targetId === targetInfo.targetId) pages.set(session, targetInfo);
  });
  await call("Target.setAutoAttach", { ...attach, waitForDebuggerOnStart: false, filter: [{ type: "tab" }] });
  await first.promise;
  const shown = () => [...pages].findLast(([, { subtype }]) => subtype !== "prerender")?.[0];
  return (method: string, params?: object) => call(method, params, shown());
}

export async function openDevtools(slower: number): Promise<Devtools> {
  const directory = await temporaryDirectory();
  const { child, address } = await startBrowser(directory.path);
  const send = await openTab(address, slower);
  return {
    send,
    async evaluate(expression) {
      const asked = { expression, returnByValue: true, awaitPromise: true };
      const { result, exceptionDetails } = (await send("Runtime.evaluate", asked)) as Evaluated;
      if (exceptionDetails) throw new Error(`${exceptionDetails.text}: ${expression}`);
      return result.value;
    },
    async close() {
      const gone = new Promise((resolve) => child.once("exit", resolve));
      child.kill();
      await gone;
      await directory.remove();
    },
  };
}
