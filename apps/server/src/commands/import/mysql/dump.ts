import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { clientOptions, mariadbProgram, startMariadb, type ThrowawayMariadb } from "./throwaway-mariadb.ts";

/** Old dumps say nothing of their encoding, and old tables have dates that no calendar has. */
const before = "set names binary; set sql_mode=''; set foreign_key_checks=0";

async function load(socket: string, dump: string): Promise<void> {
  const words = [...clientOptions(socket), "--max-allowed-packet=1G", `--init-command=${before}`, "old"];
  const client = spawn(mariadbProgram("client"), words, { stdio: ["pipe", "ignore", "pipe"] });
  let complaint = "";
  client.stderr.setEncoding("utf8").on("data", (text: string) => (complaint += text));
  const ended = once(client, "exit") as Promise<[number | null]>;
  const file = createReadStream(dump);
  const sent = dump.endsWith(".gz") ? pipeline(file, createGunzip(), client.stdin) : pipeline(file, client.stdin);
  let broken: unknown;
  await sent.catch((error: unknown) => {
    broken = error;
    client.stdin.destroy();
  });
  const [code] = await ended;
  // What the client complains of says more than that it reads no further.
  if (code !== 0) throw new Error(`the dump could not be read: ${complaint.trim().split("\n").at(-1) ?? ""}`);
  if (broken !== undefined) throw new Error(`${dump} is not whole: ${(broken as Error).message}`);
}

const ofServer = new Set(["information_schema", "mysql", "performance_schema", "sys", "old"]);

/** Where the dump put its tables: some name a database of their own. Throws where several do. */
function databaseOf({ socket }: ThrowawayMariadb): string {
  const words = [...clientOptions(socket), "--skip-column-names", "-e", "show databases"];
  const { stdout } = spawnSync(mariadbProgram("client"), words, { encoding: "utf8" });
  const own = stdout.split("\n").filter((name) => name !== "" && !ofServer.has(name));
  if (own.length > 1)
    throw new Error(`the dump has several databases (${own.join(", ")}); dump the one of the site alone`);
  return own[0] ?? "old";
}

/** A dump (`.sql`, `.sql.gz`) as a database that can be asked. Throws where no MariaDB is installed, and what is wrong with it. */
export async function openDump(dump: string): Promise<{ url: string; close: () => Promise<void> }> {
  if (!(await stat(dump)).isFile()) throw new Error(`${dump} is no file`);
  const mariadb = await startMariadb();
  try {
    mariadb.run("create database old character set latin1");
    await load(mariadb.socket, dump);
    return { url: mariadb.url(databaseOf(mariadb)), close: mariadb.stop };
  } catch (error) {
    await mariadb.stop();
    throw error;
  }
}
