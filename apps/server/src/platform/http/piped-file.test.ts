import { once } from "node:events";
import { createReadStream } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, get, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import express from "express";
import { afterAll, beforeAll, expect, test } from "vitest";
import { guardPipedFiles } from "./piped-file.ts";

let folder: string;
let server: Server;
let address: string;
const sent: Readable[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "bulmo-piped-"));
  await writeFile(join(folder, "large"), Buffer.alloc(32 * 1024 * 1024));
  const app = express()
    .use(guardPipedFiles)
    .get("/:name", ({ params }, response) => {
      const file = createReadStream(join(folder, params.name));
      sent.push(file);
      response.writeHead(200);
      file.pipe(response);
    });
  server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

test("hazard 14: a file that is gone ends its answer, and the next one comes", async () => {
  await expect(fetch(`${address}/gone`).then((answer) => answer.text())).rejects.toThrow();
  expect((await (await fetch(`${address}/large`)).arrayBuffer()).byteLength).toBe(32 * 1024 * 1024);
});

test("hazard 14: a file whose reader leaves in the middle is closed", async () => {
  const before = sent.length;
  const request = get(`${address}/large`, (answer) => answer.once("data", () => request.destroy()));
  await once(request, "close");
  await expect.poll(() => sent[before]?.closed).toBe(true);
});
