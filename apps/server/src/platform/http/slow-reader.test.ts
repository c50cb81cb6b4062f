import { once } from "node:events";
import type { RequestListener, Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { createHttpServer } from "./server.ts";

/** The real figures are of `slow-clients-are-cut-off`. */
const answerRate = { window: 600, minimumBytes: 8 };
const timeouts = { headers: 10_000, window: 10_000, minimumBytes: 8, answerRate, request: 20_000, checkInterval: 50 };

/** More than the system takes for somebody who reads nothing. */
const large = Buffer.alloc(32 * 1024 * 1024, "a");
const get = (path = "/") => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

let server: Server;
const clients: Socket[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.destroy();
  server.closeAllConnections();
  server.close();
});

/** A client that reads nothing, of a server that answers so. */
async function open(listener: RequestListener, within = timeouts): Promise<Socket> {
  server = createHttpServer(listener, within).listen(0, "127.0.0.1");
  await once(server, "listening");
  return join();
}

async function join(): Promise<Socket> {
  const client = connect((server.address() as AddressInfo).port, "127.0.0.1");
  clients.push(client);
  // Who is cut off while sending hears of it as an error.
  client.on("error", () => undefined);
  await once(client, "connect");
  return client;
}

const connections = async () => {
  const { promise, resolve } = Promise.withResolvers<number>();
  server.getConnections((_error, count) => resolve(count));
  return promise;
};

/** Milliseconds until the server has let everybody go. */
async function untilCutOff(): Promise<number> {
  const start = performance.now();
  await expect.poll(connections, { timeout: answerRate.window + 1_500, interval: 20 }).toBe(0);
  return performance.now() - start;
}

describe("SEC-26 hazard 14: a reader who does not read is cut off", () => {
  test("who asks and reads nothing", async () => {
    const ended = Promise.withResolvers<boolean>();
    const client = await open((_request, response) => {
      response.once("close", () => ended.resolve(response.writableFinished)).end(large);
    });
    client.write(get());
    expect(await untilCutOff()).toBeGreaterThan(answerRate.window - 50);
    expect(await ended.promise).toBe(false);
  });

  test("who goes on sending meanwhile, byte by byte", async () => {
    const client = await open((_request, response) => void response.end(large));
    client.write("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n");
    const timer = setInterval(() => client.write("a"), 50);
    expect(await untilCutOff()).toBeGreaterThan(answerRate.window - 50);
    clearInterval(timer);
  });

  test("who stops after a while", async () => {
    const client = await open((_request, response) => void response.end(large));
    client.write(get());
    for (let part = 0; part < 20; part += 1) await once(client, "data");
    client.pause();
    expect(await untilCutOff()).toBeGreaterThan(answerRate.window - 50);
  });

  test("who reads, but slower than an answer has to be read", async () => {
    const meter = { window: 1_500, minimumBytes: 16 * 1024 * 1024 };
    const listener: RequestListener = (_request, response) => void response.end(large);
    const client = await open(listener, { ...timeouts, answerRate: meter });
    client.write(get());
    let read = 0;
    client.on("readable", () => undefined);
    // At most 64 KB each time: the system tells of a third of 4 MB every 400 ms.
    const timer = setInterval(() => {
      read += (client.read() as Buffer | null)?.length ?? 0;
    }, 20);
    const start = performance.now();
    await expect.poll(connections, { timeout: 8_000, interval: 20 }).toBe(0);
    clearInterval(timer);
    expect(performance.now() - start).toBeGreaterThan(meter.window - 50);
    expect(read).toBeGreaterThan(1024 * 1024);
    expect(read).toBeLessThan(large.length / 2);
  });

  test("who asks for more than sixteen things at once is let go with what waits for them", async () => {
    let answered = 0;
    const client = await open((_request, response) => {
      answered += 1;
      setImmediate(() => response.end(Buffer.from(large.subarray(0, 65_536))));
    });
    const before = process.memoryUsage().external;
    client.write(get().repeat(20_000));
    expect(await untilCutOff()).toBeLessThan(answerRate.window);
    expect(answered).toBe(16);
    expect(process.memoryUsage().external - before).toBeLessThan(8 * 1024 * 1024);
  });
});

describe("SEC-26 whoever reads, or has nothing to read, stays", () => {
  test("a slow reader of one large answer, to its end", async () => {
    const client = await open((_request, response) => {
      response.setHeader("connection", "close").end(large);
    });
    const start = performance.now();
    client.write(get());
    let read = 0;
    const timer = setInterval(() => {
      read += (client.read() as Buffer | null)?.length ?? 0;
    }, 5);
    client.on("readable", () => undefined);
    await once(client, "close");
    clearInterval(timer);
    expect(performance.now() - start).toBeGreaterThan(answerRate.window * 2);
    expect(read).toBeGreaterThan(large.length);
  });

  test("who waits for an answer that takes long, and who holds a connection and asks again", async () => {
    const client = await open((request, response) => {
      if (request.url === "/long") setTimeout(() => response.end("at last"), answerRate.window * 2);
      else response.end("again");
    });
    client.write(get("/long"));
    expect(String(await once(client, "data"))).toContain("at last");
    await pause(answerRate.window * 2);
    client.write(get());
    expect(String(await once(client, "data"))).toContain("again");
  });

  test("who asks for sixteen things at once, and gets them in their order", async () => {
    const client = await open((request, response) => void response.end(`<${request.url}>`));
    let said = "";
    client.on("data", (chunk: Buffer) => (said += chunk.toString()));
    const paths = Array.from({ length: 16 }, (_, place) => `/${place}`);
    client.write(paths.map(get).join(""));
    await expect.poll(() => said.match(/<[^>]*>/gu)).toEqual(paths.map((path) => `<${path}>`));
    client.write(get("/more"));
    await expect.poll(() => said).toContain("</more>");
  });
});
