import { spawn } from "node:child_process";
import { once } from "node:events";
import { createReadStream } from "node:fs";
import { access } from "node:fs/promises";
import { createGunzip } from "node:zlib";
import { clientOptions, mariadbProgram, startMariadb } from "./throwaway-mariadb.ts";

/** Old dumps say nothing of their encoding, and old tables have dates that no calendar has. */
const before = "set names binary; set sql_mode=''; set foreign_key_checks=0";

async function load(socket: string, dump: string): Promise<void> {
  const words = [...clientOptions(socket), "--max-allowed-packet=1G", `--init-command=${before}`, "old"];
  const client = spawn(mariadbProgram("client"), words, { stdio: ["pipe", "ignore", "pipe"] });
  let complaint = "";
  client.stderr.setEncoding("utf8").on("data", (text: string) => (complaint += text));
  const ended = once(client, "exit") as Promise<[number | null]>;
  const file = createReadStream(dump);
  const text = dump.endsWith(".gz") ? file.pipe(createGunzip()) : file;
  // What ends early says why on its own.
  client.stdin.on("error", () => undefined);
  text.pipe(client.stdin);
  const [code] = await ended;
  if (code !== 0) throw new Error(`the dump could not be read: ${complaint.trim().split("\n").at(-1) ?? ""}`);
}

/** A dump (`.sql`, `.sql.gz`) as a database that can be asked. Throws where no MariaDB is installed. */
export async function openDump(dump: string): Promise<{ url: string; close: () => Promise<void> }> {
  await access(dump);
  const mariadb = await startMariadb();
  try {
    mariadb.run("create database old character set latin1");
    await load(mariadb.socket, dump);
    return { url: mariadb.url("old"), close: mariadb.stop };
  } catch (error) {
    await mariadb.stop();
    throw error;
  }
}
