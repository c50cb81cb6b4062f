import { once } from "node:events";
import { chmod, rm } from "node:fs/promises";
import { createConnection, createServer, type Socket } from "node:net";
import { join, relative } from "node:path";
import { text } from "node:stream/consumers";
import type { Database } from "@bulmo/entities/database";
import { z } from "zod";
import type { Log } from "../../platform/log/log.ts";
import { waitAtMost } from "../../platform/wait/wait-at-most.ts";
import type { BackupSettings } from "./work-directory.ts";
import { describeSummary, takeBackup } from "./take-backup.ts";

/** The kernel's own limit of such an address, in bytes. */
const longestAddress = 103;

/** Milliseconds for a backup under way to clear up behind itself at the end. */
const closeTimeout = 2_000;

/** The site's back door: a file that only its owner may knock on. From elsewhere than DATA_DIR its way may be shorter. */
function addressIn({ dataDirectory }: BackupSettings): string {
  const whole = join(dataDirectory, "bulmo.sock");
  const short = relative(process.cwd(), whole);
  return short !== "" && short.length < whole.length ? short : whole;
}

const question = z.object({ backup: z.string().min(1) });
const answer = z.union([z.object({ done: z.string() }), z.object({ failed: z.string() })]);

/** What the kernel gives a stream that never ends is cut here. */
async function readQuestion(socket: Socket): Promise<z.infer<typeof question>> {
  let said = "";
  for await (const chunk of socket.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    said += chunk.toString("utf8");
    if (said.includes("\n")) break;
    if (said.length > 10_000) throw new Error("too long a question");
  }
  return question.parse(JSON.parse(said));
}

export type BackupSocketOptions = { database: Database; settings: BackupSettings; log: Log };

/**
 * Lets `npm run backup` ask the process that has the embedded database; PostgreSQL may be asked by anybody who knows its
 * address. Answers how to close it.
 */
export async function openBackupSocket({ database, settings, log }: BackupSocketOptions): Promise<() => Promise<void>> {
  const address = addressIn(settings);
  if (database.kind !== "pglite") return () => Promise.resolve();
  if (Buffer.byteLength(address) > longestAddress) {
    log.warn("DATA_DIR is too long a path for backups of the running site");
    return () => Promise.resolve();
  }
  const closing = new AbortController();
  let underWay: Promise<unknown> = Promise.resolve();
  const serve = async (socket: Socket) => {
    try {
      const { backup } = await readQuestion(socket);
      const taking = underWay.then(() => takeBackup(database, settings, backup, closing.signal));
      underWay = taking.catch(() => undefined);
      const summary = await taking;
      log.info({ rows: summary.rows, files: summary.files }, "backup made");
      socket.end(JSON.stringify({ done: describeSummary(summary) }));
    } catch (error) {
      log.error({ err: error }, "backup failed");
      socket.end(JSON.stringify({ failed: (error as Error).message }));
    }
  };
  await rm(address, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    // Whoever has left does not hear the answer.
    socket.on("error", () => socket.destroy());
    void serve(socket);
  });
  try {
    server.listen(address);
    await once(server, "listening");
    await chmod(address, 0o600);
  } catch (error) {
    // Some shared disks know no sockets; a site must not fail for its back door.
    log.warn({ err: error }, "no backups of the running site: the socket in DATA_DIR cannot be made");
    return () => Promise.resolve();
  }
  return async () => {
    closing.abort(new Error("the site is stopping"));
    server.close();
    await waitAtMost(closeTimeout, underWay);
  };
}

/** Asks the running site for a backup; answers what it says. Throws its reason, or that nobody listens. */
export async function askForBackup(settings: BackupSettings, path: string): Promise<string> {
  const socket = createConnection(addressIn(settings));
  await once(socket, "connect").catch((error: unknown) => {
    throw new Error("the process that has the database takes no backups; stop it first", { cause: error });
  });
  socket.end(`${JSON.stringify({ backup: path })}\n`);
  const said = await text(socket);
  if (said === "") throw new Error("the site ended before the backup did");
  const heard = answer.parse(JSON.parse(said));
  if ("failed" in heard) throw new Error(heard.failed);
  return heard.done;
}
