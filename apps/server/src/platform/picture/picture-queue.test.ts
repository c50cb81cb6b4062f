import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { quarters } from "@bulmo/testing/honest-pictures";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PictureError } from "./fault.ts";
import type { Job } from "./job.ts";
import { createPictureQueue, type Priority, QueueFullError } from "./picture-queue.ts";
import { ThreadError } from "./thread.ts";

let directory = "";
let source = "";

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "bulmo-queue-"));
  source = join(directory, "source.jpg");
  await quarters().jpeg().toFile(source);
});
afterAll(() => rm(directory, { recursive: true, force: true }));

let made = 0;
const take = (path = source): Job => ({ kind: "take", source: path, directory: join(directory, String((made += 1))) });

test("SEC-21 SEE-21 a member's picture comes before what readers wait for, and that before what is made behind", async () => {
  const queue = createPictureQueue();
  const order: string[] = [];
  const run = async (name: string, priority: Priority) => {
    await queue.run(take(), { priority });
    order.push(name);
  };
  await Promise.all([
    run("first", "low"),
    run("behind", "low"),
    run("card", "normal"),
    run("upload", "high"),
    run("card too", "normal"),
    run("upload too", "high"),
  ]);
  expect(order).toEqual(["first", "upload", "upload too", "card", "card too", "behind"]);
  queue.close();
});

test("SEC-21 small pictures overtake large ones", async () => {
  const queue = createPictureQueue();
  const order: string[] = [];
  const run = async (name: string, bytes: number) => {
    await queue.run(take(), { priority: "high", bytes });
    order.push(name);
  };
  const kilobyte = 1024;
  await Promise.all([
    run("under way", 10 * kilobyte),
    run("large", 900 * kilobyte),
    run("small", kilobyte),
    run("smaller", 10),
    run("as small", kilobyte),
  ]);
  expect(order).toEqual(["under way", "smaller", "small", "as small", "large"]);
  queue.close();
});

test("a full queue says so at once, and takes more when there is room", async () => {
  const queue = createPictureQueue({ capacity: 2 });
  const jobs = Array.from({ length: 5 }, () => queue.run(take(), { priority: "high" }));
  const settled = await Promise.allSettled(jobs);
  const refused = settled.filter(({ status }) => status === "rejected") as PromiseRejectedResult[];
  expect(refused.map(({ reason }) => reason)).toEqual([expect.any(QueueFullError), expect.any(QueueFullError)]);
  await expect(queue.run(take(), { priority: "high" })).resolves.toMatchObject({ width: 240 });
  queue.close();
});

test("SEC-21 SEE-21 however many readers wait, a member's picture finds room", async () => {
  const queue = createPictureQueue({ capacity: 2 });
  const cards = Array.from({ length: 5 }, () => queue.run(take(), { priority: "normal" }));
  const upload = queue.run(take(), { priority: "high" });
  const settled = await Promise.allSettled(cards);
  const refused = settled.filter(({ status }) => status === "rejected") as PromiseRejectedResult[];
  expect(refused.map(({ reason }) => reason)).toEqual([expect.any(QueueFullError), expect.any(QueueFullError)]);
  await expect(upload).resolves.toMatchObject({ width: 240 });
  queue.close();
});

test("a picture that is refused, or a file that is gone, stops nobody else", async () => {
  const queue = createPictureQueue();
  const [gone, honest] = await Promise.allSettled([
    queue.run(take(join(directory, "gone")), { priority: "high" }),
    queue.run(take(), { priority: "high" }),
  ]);
  expect(gone).toMatchObject({ status: "rejected", reason: expect.any(ThreadError) });
  expect(honest.status).toBe("fulfilled");
  const refused = queue.run(take(import.meta.filename), { priority: "high" });
  await expect(refused).rejects.toThrow(PictureError);
  queue.close();
});

test("a closed queue refuses what waits and what comes", async () => {
  const queue = createPictureQueue();
  const waiting = [queue.run(take(), { priority: "high" }), queue.run(take(), { priority: "low" })];
  queue.close();
  for (const outcome of await Promise.allSettled(waiting)) expect(outcome.status).toBe("rejected");
  await expect(queue.run(take(), { priority: "high" })).rejects.toThrow("closed");
});
