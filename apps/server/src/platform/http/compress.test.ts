import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compressWhole, encodingFor } from "./compress.ts";

const text = "불화를 그리는 사람들 ".repeat(100);
let server: Server;
beforeAll(async () => {
  const app = express()
    .use(compressWhole())
    .get("/text", (_request, response) => void response.type("text").send(text))
    .get("/short", (_request, response) => void response.type("text").send("짧은 글"))
    .get("/long", (_request, response) => void response.type("text").send(text.repeat(500)))
    .get("/picture", (_request, response) => void response.type("webp").send(Buffer.alloc(5_000)))
    .get("/parts", (_request, response) => {
      response.type("text").write(text);
      response.end(text);
    });
  server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => server.close());

async function ask(path: string, accepted: string, method = "GET") {
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { headers, body } = await fetch(origin + path, { method, headers: { "accept-encoding": accepted } }).then(
    async (answer) => ({ headers: answer.headers, body: await answer.text() }),
  );
  return {
    encoding: headers.get("content-encoding"),
    vary: headers.get("vary"),
    length: headers.get("content-length"),
    body,
  };
}

test.each(["br", "gzip", "gzip, deflate, br"])("a text is compressed for who understands %s", async (accepted) => {
  const { encoding, vary, length, body } = await ask("/text", accepted);
  expect({ encoding, vary, body }).toEqual({
    encoding: accepted.split(", ").at(-1),
    vary: "Accept-Encoding",
    body: text,
  });
  expect(Number(length)).toBeLessThan(Buffer.byteLength(text) / 5);
});

test("a text of a megabyte is compressed beside other requests, and whole too", async () => {
  const { encoding, length, body } = await ask("/long", "br");
  expect([encoding, body.length]).toEqual(["br", text.length * 500]);
  expect(Number(length)).toBeLessThan(50_000);
});

test("who understands nothing of it gets the text itself, and caches are told", async () => {
  expect(await ask("/text", "identity")).toMatchObject({ encoding: null, vary: "Accept-Encoding", body: text });
});

test("what is short, no text, sent in parts or only asked for by its head is left alone", async () => {
  for (const path of ["/short", "/picture", "/parts"]) expect((await ask(path, "br")).encoding).toBeNull();
  expect((await ask("/parts", "br")).body).toBe(text + text);
  expect((await ask("/text", "br", "HEAD")).encoding).toBeNull();
});

test.each([
  ["gzip, br;q=0", "gzip"],
  ["br;q=0.5", "br"],
  ["gzip;q=0, deflate", "identity"],
  ["", "identity"],
])("%j means %s", (accepted, encoding) => expect(encodingFor(accepted)).toBe(encoding));
