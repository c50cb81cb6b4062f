import { expect, vi } from "vitest";
import { isRunning } from "../src/gallery/batch/batch-state.ts";
import { createBatch, type BatchTools } from "../src/gallery/batch/batch.ts";
import type { BatchStorage, StoredBatch } from "../src/gallery/batch/batch-storage.ts";
import type { SendPicture } from "../src/gallery/batch/upload-queue.ts";
import { UploadError } from "../src/parts/upload/send-picture.ts";

/** A browser's storage that lives as long as the test. */
export function createMemory() {
  const stored = new Map<string, StoredBatch>();
  const files = new Map<string, File>();
  const storage: BatchStorage = {
    read: () => Promise.resolve(stored.get("")),
    save: (value) => Promise.resolve(void stored.set("", structuredClone(value))),
    remove: () => Promise.resolve(void stored.delete("")),
    readFile: (key) => Promise.resolve(files.get(key)),
    saveFile: (key, file) => Promise.resolve(void files.set(key, file)),
    removeFile: (key) => Promise.resolve(void files.delete(key)),
    close: () => undefined,
  };
  return { storage, stored, files };
}

export const url = `/uploads/${"0f".repeat(32)}-16x9/16.webp`;
export const fileOf = (name: string, type = "image/png") => new File([name], name, { type });
export const files = (count: number) => Array.from({ length: count }, (_, place) => fileOf(`${place + 1}.png`));
export const described = { isDecorative: true };

/** A server that numbers works from 1 and knows their keys again. */
function createFakeServer() {
  const made = new Map<string, { index: number; title: string }>();
  const titles = () => [...made.values()].map(({ title }) => title);
  return {
    made,
    titles,
    /** As they hang: the newest first. */
    wall: () => titles().toReversed(),
    create: vi.fn<BatchTools["create"]>(async ({ title }, key) => {
      const { index } = made.get(key) ?? { index: made.size + 1 };
      if (!made.has(key)) made.set(key, { index, title });
      return index;
    }),
    update: vi.fn<BatchTools["update"]>(async ({ title }, index) => {
      for (const work of made.values()) if (work.index === index) work.title = title;
    }),
  };
}

/** A batch as an administrator has it open, with its storage and its server. */
export function openBatch(tools: Partial<BatchTools> = {}) {
  const memory = createMemory();
  const server = createFakeServer();
  const pauses: number[] = [];
  const send = vi.fn<SendPicture>(async () => ({ imageUrl: url }));
  const batch = createBatch({
    type: "FIRST_EXHIBITION",
    send,
    create: server.create,
    update: server.update,
    storage: memory.storage,
    onMade: () => undefined,
    pause: async (milliseconds) => void pauses.push(milliseconds),
    ...tools,
  });
  const keys = () => batch.get().works.map(({ key }) => key);
  return {
    ...memory,
    batch,
    server,
    pauses,
    send,
    keys,
    names: () => batch.get().works.map(({ fileName, picture }) => `${fileName}${picture ? "" : "?"}`),
    async fill() {
      await vi.waitFor(() =>
        expect(batch.get().works.some(({ picture, trouble }) => !picture && !trouble)).toBe(false),
      );
      for (const [place, key] of keys().entries()) batch.change(key, { title: `작품 ${place + 1}`, ...described });
    },
    async run() {
      batch.make(keys());
      await vi.waitFor(() => expect(isRunning(batch.get())).toBe(false));
    },
  };
}

export const indexes = ({ batch }: ReturnType<typeof openBatch>) => batch.get().works.map(({ index }) => index);
export const busy = (retryAfter = 0) =>
  new UploadError("지금 처리 중인 이미지가 많습니다.", { status: 503, retryAfter });
