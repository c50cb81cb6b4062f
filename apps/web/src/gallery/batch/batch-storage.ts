import type { Work } from "./work.ts";

/** What is stored of a batch beside its files. */
export type StoredBatch = { works: readonly Work[]; run: readonly string[] };

/** What the works of a batch are made of. One that an earlier build stored in another shape could not be gone on with. */
const shape = 1;

const isStoredBatch = (value: unknown): value is StoredBatch =>
  typeof value === "object" && value !== null && "shape" in value && value.shape === shape;

const databaseName = "bulmo-works";

const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("no storage")));
  });

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.addEventListener("upgradeneeded", () => {
    request.result.createObjectStore("batch");
    request.result.createObjectStore("file");
  });
  return resultOf(request);
}

/** Done when it is on the disk, not when it was understood. */
const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener("complete", () => resolve());
    for (const end of ["abort", "error"])
      transaction.addEventListener(end, () => reject(transaction.error ?? new Error("not kept")));
  });

/**
 * Keeps the unfinished works of one administrator and exhibition in the browser, with their files: another account on the
 * same computer never meets them. Each call rejects where the storage is full, forbidden or not there.
 */
export function createBatchStorage(userId: string, board: string) {
  const place = `${userId}:${board}`;
  const fileKey = (key: string) => `${place}:${key}`;
  let opening: Promise<IDBDatabase> | undefined;
  const database = () => (opening ??= openDatabase());

  async function write(name: "batch" | "file", act: (store: IDBObjectStore) => void): Promise<void> {
    const transaction = (await database()).transaction(name, "readwrite");
    act(transaction.objectStore(name));
    await finished(transaction);
  }
  async function read(name: "batch" | "file", key: string): Promise<unknown> {
    return resultOf((await database()).transaction(name).objectStore(name).get(key));
  }

  return {
    async read(): Promise<StoredBatch | undefined> {
      const value = await read("batch", place);
      return isStoredBatch(value) ? value : undefined;
    },
    save: (stored: StoredBatch) => write("batch", (store) => store.put({ ...stored, shape }, place)),
    remove: () => write("batch", (store) => store.delete(place)),
    readFile: async (key: string) => (await read("file", fileKey(key))) as File | undefined,
    saveFile: (key: string, file: File) => write("file", (store) => store.put(file, fileKey(key))),
    removeFile: (key: string) => write("file", (store) => store.delete(fileKey(key))),
    close: () => void opening?.then((open) => open.close()).catch(() => undefined),
  };
}

export type BatchStorage = ReturnType<typeof createBatchStorage>;
