import { randomBytes } from "node:crypto";
import { Client } from "pg";

/** A database of its own on a PostgreSQL server. */
export type OwnDatabase = {
  name: string;
  url: string;
  /** Fails while somebody is connected, unless they may be cut off. */
  drop: (options?: { cutsOff: boolean }) => Promise<void>;
};

/** Its address on the server of this address. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** The first version that can be told how to copy; those before it copy files. */
const choosing = 150_000;

/** Files: through the log, page by page, a copy of 11 MB takes four times as long (390 ms of a processor, and 100). */
async function strategy(admin: Client): Promise<string> {
  const { rows } = await admin.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  );
  return (rows[0]?.version ?? 0) < choosing ? "" : "strategy file_copy";
}

/**
 * A new database on the server, for a role that may create them: as `template1` has them, or as the one that `template`
 * names, to which nobody may be connected.
 */
export async function createDatabase(
  serverUrl: string,
  template: string | ((admin: Client) => Promise<string>) = "template1",
): Promise<OwnDatabase> {
  const name = `bulmo_test_${randomBytes(6).toString("hex")}`;
  const admin = new Client(serverUrl);
  await admin.connect();
  const source = typeof template === "string" ? template : await template(admin);
  await admin.query(`create database ${name} template ${source} ${await strategy(admin)}`);
  return {
    name,
    url: databaseUrl(serverUrl, name),
    async drop({ cutsOff } = { cutsOff: false }) {
      await admin.query(`drop database ${name} ${cutsOff ? "with (force)" : ""}`);
      await admin.end();
    },
  };
}
