import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { request as requestByTls, type RequestOptions } from "node:https";
import { afterEach, expect, test } from "vitest";
import { outside, type Outside } from "./outside.ts";
import { postOutside } from "./post-request.ts";
import { isPublicAddress } from "./public-address.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A receiver on this machine. */
async function listen(listener: (incoming: IncomingMessage, answer: ServerResponse) => void): Promise<number> {
  const server = createServer(listener);
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", resolve);
  await promise;
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** A world in which every name is this machine, which may be reached, and nobody has a certificate. */
const here: Outside = {
  resolve: () => Promise.resolve(["127.0.0.1"]),
  mayReach: () => true,
  request,
};

const post = (address: string, world: Partial<Outside> = {}, more: Partial<Parameters<typeof postOutside>[1]> = {}) =>
  postOutside(
    { ...here, ...world },
    {
      address,
      headers: { "webhook-id": "one" },
      body: '{"type":"ping"}',
      timeout: 10_000,
      signal: new AbortController().signal,
      ...more,
    },
  );

test("API-51 what is posted arrives as it is, by the name of its address", async () => {
  let heard = {};
  const receive = async (incoming: IncomingMessage, answer: ServerResponse) => {
    const { method, url, headers } = incoming;
    heard = { method, url, id: headers["webhook-id"], host: headers.host, body: (await incoming.toArray()).join("") };
    answer.writeHead(202).end("고맙습니다\0");
  };
  const port = await listen((incoming, answer) => void receive(incoming, answer));
  const outcome = await post(`https://receiver.example:${port}/hook?from=bulmo`);
  expect(outcome).toEqual({ status: 202, answer: "고맙습니다\uFFFD", error: null, duration: expect.any(Number) });
  expect(heard).toEqual({
    method: "POST",
    url: "/hook?from=bulmo",
    id: "one",
    host: `receiver.example:${port}`,
    body: '{"type":"ping"}',
  });
});

test("API-51 a redirect is not followed, wherever it leads", async () => {
  let asked = 0;
  const port = await listen((_request, answer) => {
    asked += 1;
    answer.writeHead(307, { location: "https://169.254.169.254/latest/meta-data/" }).end();
  });
  expect(await post(`https://receiver.example:${port}/`)).toMatchObject({ status: 307, error: "REDIRECT" });
  expect(asked).toBe(1);
});

test("API-51 an answer without an end is read for its first bytes", async () => {
  const port = await listen((_request, answer) => {
    const write = () => {
      while (answer.writable && answer.write("가".repeat(10_000)));
      answer.once("drain", write);
    };
    answer.writeHead(500);
    write();
  });
  const { status, answer, error } = await post(`https://receiver.example:${port}/`);
  expect({ status, error }).toEqual({ status: 500, error: "STATUS" });
  expect(Buffer.byteLength(answer ?? "")).toBeLessThan(2_100);
});

test("API-51 who hangs is left after the time there is, before the answer or within it", async () => {
  const silent = await listen(() => undefined);
  expect(await post(`https://receiver.example:${silent}/`, {}, { timeout: 50 })).toMatchObject({ error: "TIMEOUT" });
  const slow = await listen((_request, answer) => void answer.writeHead(200).write("a"));
  expect(await post(`https://receiver.example:${slow}/`, {}, { timeout: 200 })).toMatchObject({
    status: 200,
    answer: "a",
    error: null,
  });
  const endless = { resolve: () => new Promise<never>(() => undefined) };
  expect(await post("https://receiver.example/", endless, { timeout: 50 })).toMatchObject({ error: "TIMEOUT" });
});

const refused = (address: string, resolved: string[] = ["127.0.0.1"]) => {
  let connections = 0;
  const counting = ((options: RequestOptions) => {
    connections += 1;
    return request(options);
  }) as typeof requestByTls;
  const world = { mayReach: isPublicAddress, resolve: () => Promise.resolve(resolved), request: counting };
  return post(address, world).then(({ error }) => ({ error, connections }));
};

test.each([
  "https://127.0.0.1/",
  "https://127.1/",
  "https://2130706433/",
  "https://0x7f000001/",
  "https://0177.0.0.1/",
  "https://0.0.0.0/",
  "https://10.1.2.3:8443/",
  "https://169.254.169.254/latest/meta-data/",
  "https://[::1]/",
  "https://[::]/",
  "https://[::ffff:127.0.0.1]/",
  "https://[64:ff9b::7f00:1]/",
  "https://[fd00::1]/",
  "https://localhost/",
  "https://localhost./",
  "https://127.0.0.1./",
  "https://１２７.0.0.1/",
  "https://database/",
  "https://rebinding.example/",
])("API-51 nothing is sent to %s", async (address) => {
  expect(await refused(address)).toEqual({ error: "ADDRESS_PRIVATE", connections: 0 });
});

test("API-51 a name of a public and a private address is refused, and one that moves to a private one from then on", async () => {
  expect(await refused("https://both.example/", ["8.8.8.8", "127.0.0.1"])).toEqual({
    error: "ADDRESS_PRIVATE",
    connections: 0,
  });
  expect(await refused("https://both.example/", [])).toEqual({ error: "NAME_UNKNOWN", connections: 0 });
});

test("API-51 the connection goes to the address that was judged: a name is asked for once", async () => {
  const port = await listen((_request, answer) => answer.end());
  const answers = [["127.0.0.1"], ["127.0.0.2"]];
  const resolve = () => Promise.resolve(answers.shift() ?? []);
  expect(await post(`https://moving.example:${port}/`, { resolve })).toMatchObject({ status: 200 });
  expect(answers).toHaveLength(1);
});

test("API-51 only https leaves, and only to who can prove a name", async () => {
  const port = await listen((_request, answer) => answer.end());
  expect(await post(`http://receiver.example:${port}/`)).toMatchObject({ status: null, error: "CONNECTION" });
  expect(await post(`https://receiver.example:${port}/`, { request: requestByTls })).toMatchObject({
    status: null,
    error: "CERTIFICATE",
  });
  expect(outside).toMatchObject({ mayReach: isPublicAddress, request: requestByTls });
});

test("API-51 who is not there is told apart from a name that is not", async () => {
  const port = await listen(() => undefined);
  for (const close of closing.splice(0)) close();
  expect(await post(`https://receiver.example:${port}/`)).toMatchObject({ error: "CONNECTION" });
  const unknown = () => Promise.reject(Object.assign(new Error("queryA"), { code: "ENOTFOUND" }));
  expect(await post("https://receiver.example/", { resolve: unknown })).toMatchObject({ error: "NAME_UNKNOWN" });
});
