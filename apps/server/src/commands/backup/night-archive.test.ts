import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { archiveOf, chooseExpired, removeExpired, removeLeftovers } from "./night-archive.ts";

const day = 24 * 60 * 60_000;

const nightsBefore = (last: string, count: number) =>
  Array.from({ length: count }, (_, back) => new Date(Date.parse(last) - back * day).toISOString().slice(0, 10));

async function shelf(names: readonly string[]): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), "bulmo-nights-"));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  for (const name of names) await writeFile(join(path, name), "");
  return path;
}

test("DAY-08 of a year and more there are seven nights, four weeks, twelve months", () => {
  const nights = nightsBefore("2026-11-27", 500);
  const expired = new Set(chooseExpired(nights));
  expect(nights.filter((night) => !expired.has(night))).toEqual([
    ...nightsBefore("2026-11-27", 7),
    // Sundays, on which weeks end; the last one has only begun.
    "2026-11-15",
    "2026-11-08",
    "2026-10-31",
    "2026-09-30",
    "2026-08-31",
    "2026-07-31",
    "2026-06-30",
    "2026-05-31",
    "2026-04-30",
    "2026-03-31",
    "2026-02-28",
    "2026-01-31",
    "2025-12-31",
  ]);
});

test("DAY-08 taken away night by night, as much is left as of all nights at once", () => {
  const nights = nightsBefore("2026-11-27", 500).toReversed();
  let left: string[] = [];
  for (const night of nights) {
    left.push(night);
    const expired = new Set(chooseExpired(left));
    left = left.filter((one) => !expired.has(one));
  }
  const atOnce = new Set(chooseExpired(nights));
  expect(left).toEqual(nights.filter((night) => !atOnce.has(night)));
});

test("DAY-08 a month without a night takes no older one along", () => {
  const [rare] = ["2024-03-05"];
  expect(chooseExpired([rare, ...nightsBefore("2026-11-27", 30)])).not.toContain(rare);
});

test("DAY-08 nobody else's file goes, nor the newest, nor what a wrong clock has dated later", async () => {
  const others = ["bulmo-2020-01-01T03-00-00-000Z.tar", "bulmo-2020-01-01.tar", "notes.txt", "bulmo-night-old.tar"];
  const ours = nightsBefore("2026-11-27", 40).map(archiveOf);
  const later = archiveOf("2099-01-01");
  const path = await shelf([...others, ...ours, later]);
  const removed = await removeExpired(path, "2026-11-27");
  const left = await readdir(path);
  expect(left).toEqual(expect.arrayContaining([...others, later, archiveOf("2026-11-27")]));
  expect(removed.length).toBeGreaterThan(20);
  expect(left.length).toBe(others.length + 1 + ours.length - removed.length);
});

test("DAY-08 what a killed night has left goes, and nothing that is whole", async () => {
  const whole = [archiveOf("2026-11-26"), "bulmo-2026-11-26T03-00-00-000Z.tar.part", "bulmo-mine.unchecked.tar"];
  const path = await shelf([
    ...whole,
    "bulmo-night-2026-11-26.unchecked.tar.part",
    "bulmo-night-2026-11-25.unchecked.tar",
  ]);
  await removeLeftovers(path);
  expect((await readdir(path)).toSorted()).toEqual(whole.toSorted());
});
