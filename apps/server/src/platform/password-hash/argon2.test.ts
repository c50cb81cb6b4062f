import { readdirSync, readFileSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { hash, openHashThreads, verify } from "./argon2.ts";

const quick = { memoryCost: 64, timeCost: 1, parallelism: 1 };

let close: (() => Promise<void>) | undefined;
const open = () => void (close = openHashThreads());
afterEach(async () => {
  await close?.();
  close = undefined;
});

test("SPD-06 what a thread hashes the library knows again, and the other way round", async () => {
  const here = await hash("단청", quick);
  open();
  const there = await hash("단청", quick);
  expect(there).toMatch(/^\$argon2id\$v=19\$m=\d+,t=1,p=1\$/u);
  expect(await verify(here, "단청")).toBe(true);
  expect(await verify(here, "단정")).toBe(false);
  await close?.();
  expect(await verify(there, "단청")).toBe(true);
});

test("SPD-06 many at once are answered each with their own", async () => {
  open();
  const texts = Array.from({ length: 20 }, (_, at) => `붓 ${at}`);
  const hashes = await Promise.all(texts.map((text) => hash(text, quick)));
  expect(await Promise.all(hashes.map((made, at) => verify(made, texts[at] ?? "")))).toEqual(texts.map(() => true));
});

test("SPD-06 what is no hash is refused, and the next one is made", async () => {
  open();
  await expect(verify("no hash", "단청")).rejects.toThrow();
  expect(await verify(await hash("단청", quick), "단청")).toBe(true);
});

test("SPD-06 whoever waits when threads end is told so", async () => {
  open();
  const asked = hash("단청", { memoryCost: 19_456, timeCost: 20, parallelism: 1 });
  await Promise.all([expect(asked).rejects.toThrow("ended"), close?.()]);
});

const nicenessIn = (stat: string) => Number(readFileSync(stat, "utf8").split(") ")[1]?.split(" ")[16]);

test.runIf(process.platform === "linux")(
  "SPD-06 a thread that hashes gives way to the others of its process",
  async () => {
    const own = nicenessIn("/proc/self/stat");
    const steppedBack = () =>
      readdirSync("/proc/self/task").filter((id) => nicenessIn(`/proc/self/task/${id}/stat`) > own).length;
    const before = steppedBack();
    open();
    await hash("단청", quick);
    expect(steppedBack()).toBeGreaterThan(before);
  },
);
