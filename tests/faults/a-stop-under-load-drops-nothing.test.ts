import { randomUUID } from "node:crypto";
import { Agent, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { tokenOf } from "../harness/account.ts";
import { type ServerProcess, spawnServer } from "../harness/server-process.ts";
import { type Place, places } from "../harness/wiped-site.ts";

const rounds = process.env["BULMO_TEST_LONG"] ? 20 : 1;

const clients = 20;

const minute = 60_000;

const member = { username: "bulmomember1", password: "bulmo-Member-1!" };

type Outcome = { status: number } | { fault: string; isReused: boolean };

type Call = { method: string; path: string; body?: string; token: string };

/** One exchange, to the last byte of its answer. */
async function exchange(origin: string, agent: Agent, { method, path, body, token }: Call): Promise<Outcome> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const headers = { authorization: `Bearer ${token}`, ...(body ? { "content-type": "application/json" } : {}) };
  const call = request(origin + path, { method, agent, headers });
  call.once("response", resolve).once("error", reject);
  call.end(body);
  try {
    const answer = await promise;
    const said = await text(answer);
    if (!answer.complete || said === "") return { fault: "CUT", isReused: call.reusedSocket };
    return { status: answer.statusCode ?? 0 };
  } catch (error) {
    return { fault: (error as NodeJS.ErrnoException).code ?? String(error), isReused: call.reusedSocket };
  }
}

/** What clients of a site that stops have heard. */
type Heard = { answered: string[]; faults: { call: string; fault: string; isReused: boolean }[] };

/**
 * One client after another's answer: questions that carry a name of their own, lists and pages. It goes on until the
 * site is gone.
 */
async function useSite(origin: string, token: string, heard: Heard, signal: AbortSignal): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let turn = 0; ; turn += 1) {
    const title = `멈춤 ${randomUUID()}`;
    const body = JSON.stringify({ type: "QNA", title, content: `<p>${title}</p>` });
    const calls: Call[] = [
      { method: "POST", path: "/api/post", body, token },
      { method: "GET", path: `/api/post/list?type=NOTICE&page=${turn % 6}`, token },
      { method: "GET", path: "/community/qna", token },
    ];
    for (const call of calls) {
      const outcome = await exchange(origin, agent, call);
      const name = call.body ? title : `${call.method} ${call.path}`;
      if ("status" in outcome && outcome.status !== 200) throw new Error(`${name} answered ${outcome.status}`);
      if ("status" in outcome) heard.answered.push(name);
      else if (signal.aborted) {
        heard.faults.push({ call: name, fault: outcome.fault, isReused: outcome.isReused });
        if (outcome.fault === "ECONNREFUSED") return agent.destroy();
      } else throw new Error(`${name}: ${outcome.fault} before the stop`);
    }
  }
}

describe.each(places)("OPS-15 on $name", ({ open }) => {
  let place: Place;
  let server: ServerProcess;
  const start = async () => {
    server = await spawnServer({ ...place.env, SAMPLE_WORKS: "0", RATE_LIMITS: "off", LOG_LEVEL: "error" });
    await server.ready();
  };

  beforeAll(async () => {
    place = await open();
    await start();
  }, 2 * minute);
  afterAll(async () => {
    await server.stop();
    await place.remove();
  });

  const titles = async (): Promise<Set<string>> => {
    const found = new Set<string>();
    for (let page = 1; ; page += 1) {
      const answer = await fetch(`${server.origin}/api/post/list?type=QNA&limit=100&page=${page}`);
      const { list, totalPages } = (await answer.json()) as { list: { title: string }[]; totalPages: number };
      for (const { title } of list) found.add(title);
      if (page >= totalPages) return found;
    }
  };

  test(
    `SIGTERM under load, ${rounds} times: no request that was begun is dropped`,
    { timeout: rounds * minute },
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const heard: Heard = { answered: [], faults: [] };
        const stopping = new AbortController();
        const token = await tokenOf(server.origin, member);
        const users = Array.from({ length: clients }, () => useSite(server.origin, token, heard, stopping.signal));
        const using = Promise.all(users);
        const reach = async () => {
          const enough = 60 + Math.floor(Math.random() * 120);
          await expect.poll(() => heard.answered.length, { timeout: minute, interval: 1 }).toBeGreaterThan(enough);
        };
        await Promise.race([reach(), using]);
        const began = performance.now();
        stopping.abort();
        const { code } = await server.stop();
        const took = performance.now() - began;
        await using;
        expect({ code, isInTime: took < 10_000 }).toEqual({ code: 0, isInTime: true });
        await start();
        // What was answered is there, and what is there was answered: nothing was done behind a broken connection.
        const found = await titles();
        const answered = new Set(heard.answered);
        expect(heard.answered.filter((name) => name.startsWith("멈춤") && !found.has(name))).toEqual([]);
        expect(heard.faults.filter(({ call, isReused }) => isReused || found.has(call))).toEqual([]);
        expect(answered.size).toBeGreaterThan(clients);
      }
    },
  );
});
