import { existsSync } from "node:fs";
import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { pdfOf } from "@bulmo/testing/attached-files";
import { expect, onTestFinished, test } from "vitest";
import { addAttachment, askUpload, beginUpload, type UploadStep } from "../../apps/server/testing/attachments.ts";
import { residentMegabytes } from "../bench/cpu.ts";
import { startSite } from "../bench/measured-process.ts";
import { thisRoot } from "../bench/version.ts";
import { addMember, tokenOf } from "../harness/account.ts";
import { temporaryDirectory } from "../harness/server-process.ts";

const senders = 20;

/** Of a member (attachment-upload.route.ts). */
const atOnce = 3;

/** How often each line breaks. */
const breaks = 5;

const size = 50 * 1024 * 1024;

/** Bytes a second of each line: all together send what a site's own line takes in. */
const speed = 1_500_000;

const step = 64 * 1024;

/** MB by which the server's memory may grow meanwhile. */
const most = 60;

type Line = { origin: string; token: string; path: string; bytes: Buffer };

/** Sends from `from` on at the line's speed, and loses the line at `to` unless that is the end. */
function send({ origin, token, path, bytes }: Line, from: number, to: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const call = request(origin + path, {
    method: "PATCH",
    headers: {
      authorization: `Bearer ${token}`,
      "tus-resumable": "1.0.0",
      "upload-offset": from,
      "content-type": "application/offset+octet-stream",
      "content-length": bytes.length - from,
    },
  });
  const isEnd = to === bytes.length;
  call.on("error", (error) => (isEnd ? reject(error) : resolve()));
  call.on("response", (answer) => answer.resume().once("end", resolve));
  const write = async () => {
    const begun = performance.now();
    for (let at = from; at < to; at += step) {
      await pause(Math.max(0, ((at - from) / speed) * 1000 - (performance.now() - begun)));
      call.write(bytes.subarray(at, Math.min(at + step, to)));
    }
    if (isEnd) call.end();
    else call.destroy();
  };
  void write();
  return promise;
}

const offsetOf = ({ headers }: UploadStep) => Number(headers.get("upload-offset") ?? 0);

/** What the site says it has, once it has noticed that the line is gone. */
async function standing({ origin, token, path }: Line, before: number): Promise<UploadStep> {
  let told = await askUpload({ origin }, token, path);
  for (let time = 0; time < 50 && !told.attachment && offsetOf(told) <= before; time += 1) {
    await pause(200);
    told = await askUpload({ origin }, token, path);
  }
  return told;
}

/** One file on a line that breaks again and again; answers how many bytes the site says it has. */
async function sendThroughBreaks(origin: string, token: string, bytes: Buffer, name: string): Promise<number> {
  const begun = await beginUpload({ origin }, token, name, bytes.length);
  const path = begun.headers.get("location") ?? "";
  const line = { origin, token, path, bytes };
  let from = 0;
  for (let part = 1; part <= breaks + 1; part += 1) {
    await send(line, from, part > breaks ? bytes.length : Math.round((bytes.length / (breaks + 1)) * part));
    const told = await standing(line, from);
    if (told.attachment) return told.attachment.bytes;
    from = offsetOf(told);
  }
  return 0;
}

// Memory is read where Linux tells of it.
test.runIf(existsSync("/proc/self/status"))(
  `ATT-01 while ${senders} people send 50 MB on lines that break ${breaks} times, the server grows by ${most} MB at most`,
  { timeout: 400_000 },
  async () => {
    const directory = await temporaryDirectory();
    onTestFinished(directory.remove);
    const site = await startSite(thisRoot, directory.path);
    onTestFinished(() => site.stop());
    const tokens = await Promise.all(
      Array.from({ length: Math.ceil(senders / atOnce) }, async (_, n) =>
        tokenOf(site.origin, await addMember(site.origin, `sender${n}`)),
      ),
    );
    const bytes = pdfOf({ padding: size - 4096 });
    // What the first upload brings into memory for good is not what many at once cost.
    await addAttachment(site, tokens[0] ?? "", "한 장.pdf", pdfOf());
    const before = residentMegabytes(site.pid);
    let peak = before;
    const timer = setInterval(() => (peak = Math.max(peak, residentMegabytes(site.pid))), 50);
    onTestFinished(() => clearInterval(timer));
    const received = await Promise.all(
      Array.from({ length: senders }, (_, n) =>
        sendThroughBreaks(site.origin, tokens[Math.floor(n / atOnce)] ?? "", bytes, `포스터${n}.pdf`),
      ),
    );
    expect(received).toEqual(received.map(() => bytes.length));
    expect(peak - before, `${before.toFixed(0)} MB before`).toBeLessThanOrEqual(most);
  },
);
