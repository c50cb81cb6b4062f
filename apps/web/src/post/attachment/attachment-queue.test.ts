// What an answer brings about happens in promises, all of which are done before the next turn: no clock is waited for.
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Attachment } from "@bulmo/contracts/attachment";
import { expect, test } from "vitest";
import { UploadError } from "../../parts/upload/send-picture.ts";
import type { Attached } from "./attached.ts";
import { createAttachmentQueue, type QueueTools } from "./attachment-queue.ts";

type Sending = {
  name: string;
  progress: (part: number) => void;
  arrive: () => void;
  fail: (error: unknown) => void;
  signal: AbortSignal;
};

const idOf = (name: string) => `id of ${name}`;

/** A line whose ends the test has in its hands. */
function openQueue(initial: readonly Attached[] = []) {
  const sendings: Sending[] = [];
  const forgotten: string[] = [];
  const pauses: { milliseconds: number; goOn: () => void }[] = [];
  let told: string[] = [];
  const tools: QueueTools = {
    send: (file, { onProgress, signal }) =>
      new Promise<Attachment>((resolve, reject) => {
        const { name } = file;
        const arrived: Attachment = { id: idOf(name), name, kind: "pdf", bytes: 3, url: "", downloads: 0 };
        signal.addEventListener("abort", () => reject(signal.reason as Error));
        sendings.push({ name, progress: onProgress, arrive: () => resolve(arrived), fail: reject, signal });
      }),
    forget: ({ name }) => Promise.resolve(void forgotten.push(name)),
    pause: (milliseconds, signal) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener("abort", () => reject(signal.reason as Error));
        pauses.push({ milliseconds, goOn: resolve });
      }),
    onChange: (files) => (told = files.map(({ name }) => name)),
  };
  const queue = createAttachmentQueue(initial, tools);
  const ways = () => queue.get().rows.map(({ name, status }) => `${name} ${status.is}`);
  const keyOf = (name: string) => queue.get().rows.find((row) => row.name === name)?.key ?? "";
  const last = () => sendings.at(-1) as Sending;
  return { queue, ways, keyOf, last, sendings, forgotten, pauses, told: () => told };
}

const pdf = (name: string) => new File(["%PDF"], name);

test("ATT-01 files leave one after another, and are told of as they arrive, in their order", async () => {
  const { queue, ways, keyOf, last, told } = openQueue();
  queue.add([pdf("가.pdf"), pdf("나.pdf")]);
  expect(ways()).toEqual(["가.pdf sending", "나.pdf waiting"]);
  last().progress(0.456);
  expect(queue.get().rows[0]?.status).toEqual({ is: "sending", percentage: 45 });
  const all = queue.finished();
  last().arrive();
  await nextTurn();
  expect(ways()).toEqual(["가.pdf done", "나.pdf sending"]);
  last().arrive();
  expect(await all).toBe(true);
  queue.move(keyOf("나.pdf"), keyOf("가.pdf"));
  expect(told()).toEqual(["나.pdf", "가.pdf"]);
  queue.remove(keyOf("나.pdf"));
  expect(told()).toEqual(["가.pdf"]);
});

test("ATT-01 a broken line is waited out, longer each time, and gone on with by itself", async () => {
  const { queue, ways, last, pauses, told } = openQueue();
  queue.add([pdf("가.pdf")]);
  for (const error of [new UploadError("", {}), new UploadError("", { status: 423 }), new TypeError("no program")]) {
    last().fail(error);
    await nextTurn();
    expect(ways()).toEqual(["가.pdf lost"]);
    pauses.at(-1)?.goOn();
    await nextTurn();
  }
  expect(pauses.map(({ milliseconds }) => milliseconds)).toEqual([1_000, 2_000, 4_000]);
  last().progress(0.5);
  last().fail(new UploadError("", { status: 503, retryAfter: 7 }));
  await nextTurn();
  expect(pauses.at(-1)?.milliseconds).toBe(7_000);
  pauses.at(-1)?.goOn();
  await nextTurn();
  last().arrive();
  expect(await queue.finished()).toBe(true);
  expect(told()).toEqual(["가.pdf"]);
});

test("ATT-01 what never gets further is given up in the end, a line that breaks is not", async () => {
  const { queue, ways, last, pauses } = openQueue();
  const failOnce = async (error: Error) => {
    last().fail(error);
    await nextTurn();
    pauses.at(-1)?.goOn();
    await nextTurn();
  };
  queue.add([pdf("가.pdf")]);
  for (let time = 0; time < 20; time += 1) await failOnce(new UploadError("", { status: 0 }));
  for (let time = 0; time < 9; time += 1) await failOnce(new UploadError("", { status: 409 }));
  expect(ways()).toEqual(["가.pdf lost"]);
  await failOnce(new UploadError("다른 조각이 먼저 왔습니다.", { status: 409 }));
  expect(queue.get().rows[0]?.status).toEqual({ is: "failed", reason: "다른 조각이 먼저 왔습니다." });
});

test("ATT-01 what has arrived is announced, and nothing else is; room for one more takes its refusal away", async () => {
  const { queue, keyOf, last } = openQueue([{ id: "z", name: "먼저.pdf", kind: "pdf", bytes: 1 }]);
  expect(queue.get().arrived).toBe("");
  queue.add(Array.from({ length: 10 }, (_, n) => pdf(`${n}.pdf`)));
  expect(queue.get().refusals.map(({ name }) => name)).toEqual(["9.pdf"]);
  last().arrive();
  await nextTurn();
  expect(queue.get().arrived).toBe("0.pdf");
  queue.remove(keyOf("먼저.pdf"));
  expect(queue.get()).toMatchObject({ arrived: "", refusals: [] });
  queue.close();
});

test("ATT-01 what the server refuses leaves the list and is told by name; what may be tried again stays", async () => {
  const { queue, ways, keyOf, last } = openQueue();
  queue.add([pdf("가.pdf"), pdf("나.pdf"), new File([], "빈.pdf")]);
  last().fail(new UploadError("파일이 손상되었습니다.", { status: 415, reason: "FILE_DAMAGED" }));
  await nextTurn();
  last().fail(new UploadError("요청이 너무 많습니다.", { status: 429, retryAfter: 3_000 }));
  await nextTurn();
  expect(queue.get().refusals.map(({ name, reason }) => `${name}: ${reason}`)).toEqual([
    "빈.pdf: 빈 파일입니다.",
    "가.pdf: 파일이 손상되었습니다.",
  ]);
  expect(ways()).toEqual(["나.pdf failed"]);
  expect(await queue.finished()).toBe(false);
  queue.resume(keyOf("나.pdf"));
  last().arrive();
  expect(await queue.finished()).toBe(true);
  const [refusal] = queue.get().refusals;
  queue.dismiss(refusal?.key ?? "");
  expect(queue.get().refusals).toHaveLength(1);
});

test("ATT-01 one that is paused lets the next go first, and goes on when asked; one that is removed is forgotten", async () => {
  const { queue, ways, keyOf, last, sendings, forgotten } = openQueue();
  queue.add([pdf("가.pdf"), pdf("나.pdf")]);
  last().progress(0.3);
  queue.pause(keyOf("가.pdf"));
  await nextTurn();
  expect(sendings[0]?.signal.aborted).toBe(true);
  expect(ways()).toEqual(["가.pdf paused", "나.pdf sending"]);
  queue.remove(keyOf("나.pdf"));
  await nextTurn();
  expect(forgotten).toEqual(["나.pdf"]);
  expect(await queue.finished()).toBe(false);
  queue.resume(keyOf("가.pdf"));
  expect(last().name).toBe("가.pdf");
  last().arrive();
  expect(await queue.finished()).toBe(true);
});

test("ATT-01 how far it came is told while it waits, paused and lost, and is not forgotten when it goes on", async () => {
  const { queue, keyOf, last } = openQueue();
  const status = () => queue.get().rows[0]?.status;
  queue.add([pdf("가.pdf")]);
  last().progress(0.6);
  last().fail(new UploadError("", {}));
  await nextTurn();
  expect(status()).toEqual({ is: "lost", percentage: 60 });
  queue.pause(keyOf("가.pdf"));
  expect(status()).toEqual({ is: "paused", percentage: 60 });
  await nextTurn();
  queue.resume(keyOf("가.pdf"));
  expect(status()).toEqual({ is: "sending", percentage: 60 });
  queue.pause(keyOf("가.pdf"));
  expect(status()).toEqual({ is: "paused", percentage: 60 });
  queue.close();
});

test("ATT-02 what has arrived and is taken out again is forgotten, but for what was there before or is there once more", async () => {
  const { queue, keyOf, last, forgotten } = openQueue([{ id: "z", name: "먼저.pdf", kind: "pdf", bytes: 1 }]);
  const twice = pdf("둘.pdf");
  queue.add([pdf("하나.pdf"), twice, twice]);
  for (let time = 0; time < 3; time += 1) {
    last().arrive();
    await nextTurn();
  }
  for (const name of ["먼저.pdf", "하나.pdf", "둘.pdf"]) queue.remove(keyOf(name));
  expect(forgotten).toEqual(["하나.pdf"]);
  queue.remove(keyOf("둘.pdf"));
  expect(forgotten).toEqual(["하나.pdf", "둘.pdf"]);
});

test("ATT-01 an eleventh is refused, those that are there already counted", () => {
  const there = Array.from({ length: 9 }, (_, place) => ({
    id: `${place}`,
    name: `${place}.pdf`,
    kind: "pdf" as const,
    bytes: 1,
  }));
  const { queue } = openQueue(there);
  queue.add([pdf("열.pdf"), pdf("열하나.pdf")]);
  expect(queue.get().rows).toHaveLength(10);
  expect(queue.get().refusals.map(({ name }) => name)).toEqual(["열하나.pdf"]);
  queue.close();
});
