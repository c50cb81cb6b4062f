import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { z } from "zod";
import { storedFile } from "../../platform/picture/stored-name.ts";

/** Changes when an older version could not read the archive any more. */
export const archiveFormat = 2;

/** Before posts had files. */
const formerFormat = 1;

const hash = z.string().regex(/^[0-9a-f]{64}$/u);
const count = z.number().int().nonnegative();
const word = z.string().regex(/^[a-z_][a-z0-9_]*$/u);

/** A picture's files, the files of posts, and nothing that leads elsewhere. */
const storedPath = z
  .string()
  .regex(
    new RegExp(
      `^(?:[0-9a-f]{2}/[0-9a-f]{64}-\\d{1,5}x\\d{1,5}/${storedFile.source}|files/[0-9a-f]{2}/[0-9a-f-]{36})$`,
      "u",
    ),
  );

const schema = z.object({
  format: z.literal([formerFormat, archiveFormat]),
  madeAt: z.iso.datetime(),
  /** The migrations that the tables have been through. */
  migrations: z.array(z.string()),
  /** In an order in which each refers to earlier ones only. */
  tables: z.array(z.object({ name: word, columns: z.array(word), rows: count, sha256: hash })),
  counters: z.array(z.object({ table: word, column: word, last: z.string().regex(/^\d+$/u), isCalled: z.boolean() })),
  files: z.array(z.object({ path: storedPath, bytes: count, sha256: hash })),
  /** Files of pictures and posts that were not on the disk when the backup was made. */
  missing: z.array(storedPath),
});

export type Manifest = z.infer<typeof schema>;

/** The archive is not what a backup has made; nothing of it may be used. */
export class DamagedArchiveError extends Error {
  constructor(why: string) {
    super(`the backup is damaged (${why}); nothing has been changed`);
  }
}

/** Throws DamagedArchiveError. */
export function parseManifest(text: string): Manifest {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new DamagedArchiveError("its manifest cannot be read");
  }
  const { format } = (read ?? {}) as { format?: unknown };
  if (typeof format === "number" && format > archiveFormat)
    throw new Error("the backup was made by a newer version of bulmo; nothing has been changed");
  const parsed = schema.safeParse(read);
  if (!parsed.success) throw new DamagedArchiveError(`its manifest: ${parsed.error.issues[0]?.path.join(".")}`);
  return parsed.data;
}

/** SHA-256 and length of a file, of its first `end` bytes where that is said. */
export async function fingerprint(path: string, end?: number): Promise<{ bytes: number; sha256: string }> {
  const sum = createHash("sha256");
  let bytes = 0;
  if (end === 0) return { bytes, sha256: sum.digest("hex") };
  for await (const chunk of createReadStream(
    path,
    end === undefined ? {} : { end: end - 1 },
  ) as AsyncIterable<Buffer>) {
    sum.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: sum.digest("hex") };
}
