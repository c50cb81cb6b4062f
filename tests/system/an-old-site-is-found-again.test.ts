import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openOldDatabase } from "../../apps/server/src/commands/import/mysql/old-database.ts";
import { readEscaped } from "../../apps/server/src/commands/import/mysql/old-text.ts";
import type { OldAddress } from "../../apps/server/testing/old-site/old-address-list.ts";
import { useMariadb, writeOldFiles } from "../../apps/server/testing/old-site/old-server.ts";
import { oldSystems } from "../../apps/server/testing/old-site/old-systems.ts";
import { runCommand } from "../harness/command.ts";
import { type ServerProcess, spawnServer } from "../harness/server-process.ts";
import { places } from "../harness/wiped-site.ts";

const undo = new AsyncDisposableStack();
let mariadb: Awaited<ReturnType<typeof useMariadb>>;

beforeAll(async () => {
  mariadb = await useMariadb();
  undo.defer(mariadb.release);
}, 120_000);
afterAll(() => undo.disposeAsync());

/** What secret texts, closed boards and private questions of the old sites say. */
const secrets = /남이 볼 수 없는 말|몰래 묻습니다|비밀 답변|임원만|사적인 말|둘만 아는 물음|회의록|혼자 보는|버린 글/u;

const [place] = places.slice(-1);

describe.each(oldSystems)("IMP-04 an old site of $source", ({ source, address, charset, sql, files, ...system }) => {
  const own = new AsyncDisposableStack();
  let server: ServerProcess;
  let addresses: readonly OldAddress[];
  const folder = new URL(address).pathname.replace(/\/$/u, "");

  async function moveIn(env: Record<string, string>): Promise<void> {
    const name = `found_${source}_${process.pid}_${Date.now()}`;
    mariadb.run(`create database ${name} character set ${charset}; use ${name};\n${await sql()}`);
    const written = await writeOldFiles(await files());
    own.defer(written.remove);
    const words = [source, "--from", mariadb.url(name), "--files", written.folder, "--site", address];
    for (const more of [[], ["--go"]]) {
      const { code, error } = await runCommand("import", [...words, ...more], env);
      if (code !== 0) throw new Error(error);
    }
    const database = await openOldDatabase(mariadb.url(name));
    addresses = await system.listAddresses(database);
    await database.close();
  }

  beforeAll(async () => {
    const opened = await place?.openEmpty();
    if (!opened) throw new Error("no place for a site");
    own.defer(opened.remove);
    const env = { ...opened.env, SAMPLE_DATA: "off" };
    await moveIn(env);
    server = await spawnServer({ ...env, RATE_LIMITS: "off", LOG_LEVEL: "error" });
    own.defer(async () => void (await server.stop()));
    await server.ready();
  }, 300_000);
  afterAll(() => own.disposeAsync());

  /** The title of the page at which an address ends; `file` for one that ends at a file. */
  async function follow(path: string): Promise<string> {
    const answer = await fetch(server.origin + folder + path);
    if (answer.status !== 200 || !answer.redirected) return String(answer.status);
    if (!answer.headers.get("content-type")?.includes("text/html")) {
      await answer.body?.cancel();
      return "file";
    }
    const [, title = "no title"] = /<title>([^<]*) - [^<]*<\/title>/u.exec(await answer.text()) ?? [];
    return readEscaped(title);
  }

  test("a crawl of every old address, made from the old site's rows, ends at the right page or file", async () => {
    const found: [string, string][] = [];
    for (const { path } of addresses) found.push([path, await follow(path)]);
    expect(found.length).toBeGreaterThan(50);
    expect(found).toEqual(addresses.map(({ path, title = "file" }) => [path, title]));
  });

  test("what not everybody read is shown to no visitor at any of its addresses", async () => {
    for (const path of system.hidden) {
      const answer = await fetch(server.origin + folder + path);
      expect([path, secrets.exec(await answer.text())?.[0]]).toEqual([path, undefined]);
    }
  });
});
