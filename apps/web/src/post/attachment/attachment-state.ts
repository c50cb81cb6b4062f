import { moved } from "../../parts/sorting/moved.ts";
import { createStore } from "../../parts/store/store.ts";
import type { Attached } from "./attached.ts";

/** Of a file on its way, with how far it came; `lost` waits for the connection, and goes on by itself. */
type UploadStatus =
  | { is: "waiting" | "sending" | "lost" | "paused"; percentage: number }
  | { is: "failed"; reason: string }
  | { is: "done"; file: Attached };

export type FileRow = Pick<Attached, "name" | "kind" | "bytes"> & { key: string; status: UploadStatus };

/** What was not taken, by its name. */
type Refusal = { key: string; name: string; reason: string };

type State = {
  rows: readonly FileRow[];
  refusals: readonly Refusal[];
  /** The name of the file that has just arrived; empty after anything else. */
  arrived: string;
};

/**
 * The files of a post that is written, in the order in which they will be shown. `onChange` hears of those that have
 * arrived.
 */
export function createAttachmentState(initial: readonly Attached[], onChange: (files: readonly Attached[]) => void) {
  let last = 0;
  const newKey = () => `file-${(last += 1)}`;
  const store = createStore<State>({
    rows: initial.map((file) => ({ ...file, key: newKey(), status: { is: "done", file } })),
    refusals: [],
    arrived: "",
  });
  const patch = (changed: Partial<State>) => store.set({ ...store.get(), ...changed });
  const changeRow = (key: string, change: (row: FileRow) => FileRow) =>
    patch({ rows: store.get().rows.map((row) => (row.key === key ? change(row) : row)) });
  const notify = () => onChange(store.get().rows.flatMap(({ status }) => (status.is === "done" ? [status.file] : [])));
  return {
    ...store,
    rowOf: (key: string) => store.get().rows.find((row) => row.key === key),
    /** Answers its key. */
    add: (file: Pick<FileRow, "name" | "kind" | "bytes">): string => {
      const key = newKey();
      patch({ rows: [...store.get().rows, { ...file, key, status: { is: "waiting", percentage: 0 } }] });
      return key;
    },
    setStatus: (key: string, status: UploadStatus) => changeRow(key, (row) => ({ ...row, status })),
    arrive: (key: string, { id, name, kind, bytes }: Attached) => {
      changeRow(key, () => ({ key, name, kind, bytes, status: { is: "done", file: { id, name, kind, bytes } } }));
      patch({ arrived: name });
      notify();
    },
    remove: (key: string) => {
      patch({ rows: store.get().rows.filter((row) => row.key !== key), arrived: "" });
      notify();
    },
    move: (key: string, over: string) => {
      const { rows } = store.get();
      const keys = rows.map((row) => row.key);
      patch({ rows: moved(keys, key, over).flatMap((one) => rows.filter((row) => row.key === one)), arrived: "" });
      notify();
    },
    refuse: (name: string, reason: string) =>
      patch({ refusals: [...store.get().refusals, { key: newKey(), name, reason }] }),
    /** What was refused for this reason is not refused any more. */
    withdraw: (reason: string) => patch({ refusals: store.get().refusals.filter((one) => one.reason !== reason) }),
    dismiss: (key: string) => patch({ refusals: store.get().refusals.filter((one) => one.key !== key) }),
  };
}

/** How far a file has come, as far as anybody knows. */
export const percentageOf = ({ status }: FileRow): number => ("percentage" in status ? status.percentage : 0);

export type AttachmentState = ReturnType<typeof createAttachmentState>;
