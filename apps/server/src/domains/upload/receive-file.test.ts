import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DomainError } from "../../errors.ts";
import { receiveFile } from "./receive-file.ts";

/** Where nothing can be written: a device that is always full, or else a folder. */
const place = existsSync("/dev/full") ? "/dev/full" : tmpdir();
const refusal = place === "/dev/full" ? "ENOSPC" : "EISDIR";

let server: Server;
let told: Promise<string>;
beforeAll(async () => {
  server = createServer((sent, answer) => {
    told = receiveFile(sent, place).then(
      () => "written",
      (error: NodeJS.ErrnoException) => (error instanceof DomainError ? error.reason : String(error.code)),
    );
    void told.then(() => answer.end());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
const form = (bytes: number) =>
  Buffer.concat([Buffer.from(head), Buffer.alloc(bytes, 7), Buffer.from("\r\n--b--\r\n")]);

async function send(body: Buffer, pieces: number): Promise<string> {
  const headers = { "content-type": "multipart/form-data; boundary=b", "content-length": body.length };
  const call = request({ port: (server.address() as AddressInfo).port, host: "127.0.0.1", method: "POST", headers });
  const answered = once(call, "response");
  for (let piece = 0; piece < pieces; piece += 1) {
    call.write(
      body.subarray(Math.floor((piece * body.length) / pieces), Math.floor(((piece + 1) * body.length) / pieces)),
    );
    if (piece + 1 < pieces) await pause(5);
  }
  call.end();
  const [answer] = await answered;
  await once(answer.resume(), "end");
  return told;
}

test.each([
  [1_000, 1],
  [70_000, 1],
  [3_000_000, 1],
  [1_000, 4],
  [70_000, 4],
  [3_000_000, 4],
])("hazard 14: a form of %i bytes in %i pieces is not blamed for a disk that is full", async (bytes, pieces) => {
  for (let turn = 0; turn < 3; turn += 1) expect(await send(form(bytes), pieces)).toBe(refusal);
});
