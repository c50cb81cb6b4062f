import { open } from "node:fs/promises";
import { damaged } from "./file-error.ts";

/** A file of which pieces are read where they are wanted, and never all of it. */
export type ByteReader = {
  size: number;
  /** Throws FILE_DAMAGED where the file ends before. */
  read: (offset: number, length: number) => Promise<Buffer>;
};

/** Most of a file that is in memory at once. */
const mostAtOnce = 8 * 1024 * 1024;

/** Lends a file to `work`. Throws what `work` throws. */
export async function withReader<Value>(path: string, work: (reader: ByteReader) => Promise<Value>): Promise<Value> {
  const file = await open(path, "r");
  try {
    const { size } = await file.stat();
    return await work({
      size,
      async read(offset, length) {
        if (offset < 0 || length < 0 || length > mostAtOnce || offset + length > size)
          throw damaged(`${length} bytes at ${offset} of ${size}`);
        const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
        if (bytesRead < length) throw damaged("shorter than it was");
        return buffer;
      },
    });
  } finally {
    await file.close();
  }
}

/** Its last bytes, or all of a shorter one. */
export const endOf = ({ size, read }: ByteReader, length: number): Promise<Buffer> => {
  const taken = Math.min(size, length);
  return read(size - taken, taken);
};
