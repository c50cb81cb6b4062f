import { TRPCClientError } from "@trpc/client";
import { expect, test, vi } from "vitest";
import { busy, createMemory, described, fileOf, files, indexes, openBatch, url } from "../../../testing/batch.ts";
import { UploadError } from "../../parts/upload/send-picture.ts";
import { canRetry, isMade, isReady, refusedField } from "./work.ts";

test("SEE-10 pictures are sent three at a time, and works are made from the last row on: the newest stands first", async () => {
  let most = 0;
  let now = 0;
  const opened = openBatch({
    send: async (file) => {
      most = Math.max(most, (now += 1));
      // The first ones take longest.
      for (let turn = 12 - Number.parseInt(file.name, 10); turn > 0; turn -= 1) await Promise.resolve();
      now -= 1;
      return { imageUrl: url };
    },
  });
  opened.batch.add(files(10));
  await opened.fill();
  opened.batch.move(opened.keys()[9]!, opened.keys()[0]!);
  await opened.run();
  expect(most).toBe(3);
  expect(opened.server.wall()).toEqual(["작품 10", ...Array.from({ length: 9 }, (_, place) => `작품 ${place + 1}`)]);
  expect(indexes(opened)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  // Nothing is left to go on with.
  expect([opened.stored.size, opened.files.size]).toEqual([0, 0]);
});

test("asked for before their pictures are there, works keep their order", async () => {
  const gates = new Map<string, () => void>();
  const opened = openBatch({
    send: (file) => new Promise((resolve) => gates.set(file.name, () => resolve({ imageUrl: url }))),
  });
  opened.batch.add(files(3));
  for (const key of opened.keys()) opened.batch.change(key, { title: key, ...described });
  opened.batch.make(opened.keys());
  await vi.waitFor(() => expect(gates.size).toBe(3));
  gates.get("1.png")!();
  gates.get("2.png")!();
  await vi.waitFor(() => expect(opened.names()).toEqual(["1.png", "2.png", "3.png?"]));
  expect(opened.server.made.size).toBe(0);
  gates.get("3.png")!();
  await vi.waitFor(() => expect(opened.server.wall()).toEqual(opened.keys()));
});

test("a refused picture says why, stops no other, and is tried again where that can help", async () => {
  const opened = openBatch();
  opened.send.mockImplementation(async ({ name }) => {
    if (name === "2.png") throw new UploadError("이미지 파일이 손상되어 읽을 수 없습니다.", { status: 415 });
    if (name === "3.png") throw new UploadError("문제가 생겼습니다.", { status: 500 });
    return { imageUrl: url };
  });
  opened.batch.add([...files(3), fileOf("memo.txt", "text/plain")]);
  await opened.fill();
  expect(opened.batch.get().works.map(({ trouble }) => trouble)).toEqual([
    null,
    "이미지 파일이 손상되어 읽을 수 없습니다.",
    "문제가 생겼습니다.",
    "JPEG, PNG, WebP, GIF, AVIF, HEIC 형식의 이미지만 올릴 수 있습니다.",
  ]);
  await opened.run();
  // What is left stands above what hangs.
  expect(indexes(opened)).toEqual([null, null, null, 1]);
  expect(opened.batch.get().works.map(canRetry)).toEqual([false, true, false, false]);
  const [second, third, fourth] = opened.keys();
  const sent = opened.send.mock.calls.length;
  opened.send.mockResolvedValue({ imageUrl: url });
  opened.batch.retry([second!, third!, fourth!]);
  await vi.waitFor(() => expect(opened.batch.get().works.filter(isReady)).toHaveLength(1));
  expect(opened.send.mock.calls.slice(sent).map(([{ name }]) => name)).toEqual(["3.png"]);
  opened.batch.replace(second!, fileOf("good.png"));
  opened.batch.remove(fourth!);
  await vi.waitFor(() => expect(opened.batch.get().works.filter(isReady)).toHaveLength(2));
  await opened.run();
  expect(indexes(opened)).toEqual([3, 2, 1]);
  expect(opened.server.titles().slice(1)).toEqual(["작품 3", "작품 2"]);
});

test("a busy server is waited for as long as it asks, and no failure is shown", async () => {
  const opened = openBatch();
  opened.send
    .mockRejectedValueOnce(new UploadError("요청이 너무 많습니다.", { status: 429, retryAfter: 7 }))
    .mockRejectedValueOnce(busy());
  opened.batch.add(files(1));
  const troubles: unknown[] = [];
  opened.batch.subscribe(() => troubles.push(opened.batch.get().halt, opened.batch.get().works[0]?.trouble));
  await opened.fill();
  expect(opened.pauses).toEqual([7_000, 2_000]);
  expect(troubles.filter(Boolean)).toEqual([]);
});

test("when patience is over all stop and say so, nothing is lost, and one word sets them going", async () => {
  const opened = openBatch();
  opened.send.mockRejectedValue(busy());
  opened.batch.add(files(5));
  await vi.waitFor(() => expect(opened.batch.get().halt).toContain("지금 처리 중인 이미지가 많습니다."));
  expect(Math.max(...opened.pauses)).toBe(30_000);
  expect(opened.batch.get().works.map(({ trouble }) => trouble)).toEqual([null, null, null, null, null]);
  opened.send.mockResolvedValue({ imageUrl: url });
  opened.batch.goOn();
  await opened.fill();
  expect(opened.names()).toEqual(["1.png", "2.png", "3.png", "4.png", "5.png"]);
});

test("ADM-21 a work whose answer was lost is not made twice, and gets what was typed since", async () => {
  const opened = openBatch();
  opened.batch.add(files(2));
  await opened.fill();
  const honest = opened.server.create.getMockImplementation()!;
  let isLost = true;
  opened.server.create.mockImplementation(async (payload, key) => {
    const index = await honest(payload, key);
    if (isLost) throw new UploadError("");
    return index;
  });
  await opened.run();
  expect(opened.batch.get()).toMatchObject({ halt: expect.stringContaining("서버에 연결할 수 없습니다.") });
  expect(indexes(opened)).toEqual([null, null]);
  expect(opened.server.made.size).toBe(1);
  isLost = false;
  opened.batch.change(opened.keys()[1]!, { title: "고친 제목" });
  opened.batch.goOn();
  await vi.waitFor(() => expect(indexes(opened)).toEqual([2, 1]));
  expect(opened.server.wall()).toEqual(["작품 1", "고친 제목"]);
});

test("ADM-21 of several texts that were sent unheard, the one that stands in the row is written", async () => {
  const opened = openBatch();
  opened.batch.add(files(1));
  await opened.fill();
  const key = opened.keys()[0]!;
  const { create, update, titles } = opened.server;
  const [make, edit] = [create.getMockImplementation()!, update.getMockImplementation()!];
  create.mockImplementation(async (payload, idempotencyKey) => {
    await make(payload, idempotencyKey);
    throw new UploadError("");
  });
  await opened.run();
  create.mockImplementation(make);
  update.mockImplementation(async (payload, index) => {
    await edit(payload, index);
    throw new UploadError("");
  });
  opened.batch.change(key, { title: "고친 제목" });
  opened.batch.goOn();
  await vi.waitFor(() => expect(opened.batch.get().halt).not.toBeNull());
  expect(titles()).toEqual(["고친 제목"]);
  update.mockImplementation(edit);
  opened.batch.change(key, { title: "작품 1" });
  opened.batch.goOn();
  await vi.waitFor(() => expect(indexes(opened)).toEqual([1]));
  expect(titles()).toEqual(["작품 1"]);
});

test("after a reload everything goes on where it stood, and what was made stays made", async () => {
  const before = openBatch();
  before.send.mockImplementation(({ name }) =>
    name === "2.png" ? new Promise(() => undefined) : Promise.resolve({ imageUrl: url }),
  );
  before.batch.add(files(4));
  for (const [place, key] of before.keys().entries())
    before.batch.change(key, { title: `작품 ${place + 1}`, ...described });
  before.batch.make(before.keys());
  await vi.waitFor(() => expect(before.batch.get().works.filter(isMade)).toHaveLength(2));
  await vi.waitFor(() => expect(before.stored.get("")?.works.filter(isMade)).toHaveLength(2));
  before.batch.close();

  const after = openBatch({ storage: before.storage, create: before.server.create });
  await after.batch.restore((await before.storage.read())!);
  await vi.waitFor(() => expect(indexes(after)).toEqual([4, 3, 2, 1]));
  expect(before.server.wall()).toEqual(["작품 1", "작품 2", "작품 3", "작품 4"]);
  expect(after.send).toHaveBeenCalledTimes(1);
  expect([before.stored.size, before.files.size]).toEqual([0, 0]);
});

test("a reload that comes between the making and its answer makes nothing twice", async () => {
  const before = openBatch();
  const honest = before.server.create.getMockImplementation()!;
  before.server.create.mockImplementation(async (payload, key) => {
    await honest(payload, key);
    return new Promise(() => undefined);
  });
  before.batch.add(files(1));
  await before.fill();
  before.batch.make(before.keys());
  await vi.waitFor(() => expect(before.server.made.size).toBe(1));
  before.batch.close();
  const after = openBatch({ storage: before.storage, create: honest });
  await after.batch.restore((await before.storage.read())!);
  await vi.waitFor(() => expect(indexes(after)).toEqual([1]));
  expect(before.server.made.size).toBe(1);
});

test("a picture that the server has let go, or a file that is gone, is asked for again", async () => {
  const day = 24 * 60 * 60_000;
  const before = openBatch({ now: () => 0 });
  before.batch.add(files(1));
  await before.fill();
  await vi.waitFor(() => expect(before.stored.get("")?.works[0]?.picture).not.toBeNull());
  const stored = before.stored.get("")!;
  const late = openBatch({ now: () => 26 * day });
  await late.batch.restore(stored);
  expect(late.batch.get().works[0]).toMatchObject({ picture: null, trouble: expect.stringContaining("보관 기간") });
  const robbed = openBatch();
  await robbed.batch.restore({ ...stored, works: stored.works.map((work) => ({ ...work, picture: null })) });
  expect(robbed.batch.get().works[0]).toMatchObject({ title: "작품 1", trouble: expect.stringContaining("다시 골라") });
});

test("a browser that keeps nothing is told of, and hinders nothing", async () => {
  const memory = createMemory();
  const refuse = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
  const opened = openBatch({ storage: { ...memory.storage, save: refuse, saveFile: refuse } });
  opened.batch.add(files(2));
  await opened.fill();
  expect(opened.batch.get().isSaved).toBe(false);
  await opened.run();
  expect(indexes(opened)).toEqual([2, 1]);
});

const named = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => `작품 ${from + place}`);

test("SEE-10 thirty works hang as they were listed, also when the line breaks meanwhile", async () => {
  const opened = openBatch();
  const honest = opened.server.create.getMockImplementation()!;
  opened.batch.add(files(30));
  await opened.fill();
  let calls = 0;
  opened.server.create.mockImplementation(async (payload, key) => {
    calls += 1;
    if (calls > 12) throw new UploadError("");
    return honest(payload, key);
  });
  await opened.run();
  expect(opened.batch.get().halt).toContain("서버에 연결할 수 없습니다.");
  expect(opened.server.wall()).toEqual(named(19, 30));
  opened.server.create.mockImplementation(honest);
  opened.batch.goOn();
  await vi.waitFor(() => expect(opened.server.wall()).toEqual(named(1, 30)));
});

test("SEE-10 a later batch hangs before an earlier one, and the rows stand as the works hang", async () => {
  const opened = openBatch();
  opened.batch.add(files(3));
  await opened.fill();
  await opened.run();
  opened.batch.add([fileOf("4.png"), fileOf("5.png")]);
  await vi.waitFor(() => expect(opened.batch.get().works.filter(isReady)).toHaveLength(2));
  expect(indexes(opened)).toEqual([null, null, 3, 2, 1]);
  for (const [place, key] of opened.keys().slice(0, 2).entries())
    opened.batch.change(key, { title: `다음 ${place + 1}`, ...described });
  await opened.run();
  expect(opened.server.wall()).toEqual(["다음 1", "다음 2", ...named(1, 3)]);
  expect(opened.batch.get().works.map(({ title }) => title)).toEqual(opened.server.wall());
});

test("one value is set for all that are left; titles come from file names only where asked and empty", async () => {
  const opened = openBatch();
  opened.batch.add([fileOf("01_수월관음도.png"), fileOf("IMG_0002.png"), fileOf("괘불.png")]);
  expect(opened.batch.get().works.map(({ title, description }) => title + description)).toEqual(["", "", ""]);
  opened.batch.change(opened.keys()[2]!, { title: "이미 쓴 제목" });
  opened.batch.changeAll({ author: "김금어", subType: "3" });
  opened.batch.fillTitles();
  expect(opened.batch.get().works).toMatchObject([
    { title: "수월관음도", author: "김금어", subType: "3", description: "" },
    { title: "", author: "김금어", subType: "3", description: "" },
    { title: "이미 쓴 제목", author: "김금어", subType: "3", description: "" },
  ]);
});

test("WRK-02 what the server refuses of a work is told at its field, until the row is changed", async () => {
  const message = "제작 시기를 2012, 1930~(무렵)처럼 적어 주세요.";
  const opened = openBatch();
  opened.server.create.mockRejectedValueOnce(
    TRPCClientError.from({
      error: { code: -32_600, message, data: { httpStatus: 400, reason: "INPUT_INVALID", field: "dated" } },
    } as Parameters<typeof TRPCClientError.from>[0]),
  );
  opened.batch.add(files(2));
  await opened.fill();
  await opened.run();
  const [first, second] = opened.batch.get().works;
  const refused = [first, second].find((work) => work?.trouble);
  expect(indexes(opened)).toContain(1);
  expect(refused && refusedField(refused)).toEqual([{ field: "dated", message }]);
  opened.batch.change(refused?.key ?? "", { dated: "2012" });
  const changed = opened.batch.get().works.find(({ key }) => key === refused?.key);
  expect(changed && refusedField(changed)).toEqual([]);
  await opened.run();
  expect(opened.server.made.size).toBe(2);
});
