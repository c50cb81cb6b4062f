import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { errorMessages } from "@bulmo/contracts/error";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { tokenOf } from "../harness/account.ts";
import { tell } from "../harness/answers.ts";
import { administrator } from "../harness/browser.ts";
import { pictureFile } from "../harness/picture-file.ts";
import { type ServerProcess, spawnServer, temporaryDirectory } from "../harness/server-process.ts";
import { openSmallDisk } from "../harness/small-disk.ts";
import { firstStart } from "../harness/first-start.ts";
import { createTestDatabase } from "../harness/test-database.ts";

const serverUrl = process.env["TEST_DATABASE_URL"];
const disk = serverUrl ? await openSmallDisk(24) : undefined;
const kilobyte = 1024;

/** Where no disk may be mounted, `upload/upload` still holds it with a storage that says so. */
describe.runIf(disk)("hazard 14: pictures on a disk of their own, which is full", () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let elsewhere: Awaited<ReturnType<typeof temporaryDirectory>>;
  let server: ServerProcess;
  let token: string;
  const root = disk?.path ?? "";
  beforeAll(async () => {
    database = await createTestDatabase(serverUrl ?? "", (await firstStart("postgresql")).database);
    elsewhere = await temporaryDirectory();
    server = await spawnServer({
      DATABASE_URL: database.url,
      SESSION_SECRET: "s".repeat(32),
      DATA_DIR: root,
      TMPDIR: elsewhere.path,
      SAMPLE_DATA: "on",
      SAMPLE_WORKS: "0",
      RATE_LIMITS: "off",
      LOG_LEVEL: "warn",
    });
    await server.ready();
    token = await tokenOf(server.origin, administrator);
  });
  afterAll(async () => {
    await server.stop();
    await database.drop();
    await disk?.remove();
    await elsewhere.remove();
  });

  const send = (seed: number) => {
    const body = new FormData();
    body.set("file", pictureFile({ width: 1600, height: 1200 }, seed), "견본.png");
    return tell(server.origin, "/api/upload", { method: "POST", headers: { authorization: `Bearer ${token}` }, body });
  };
  const files = async (folder: string) => {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  };
  const urlOf = (text: string) => (JSON.parse(text) as { imageUrl: string }).imageUrl;

  test.each([0, 4, 16, 32, 64, 128])("with %i KB left nothing is kept, and reading goes on", async (left) => {
    // Another try of the same, where an earlier one has failed.
    await disk?.empty();
    const first = await send(1);
    expect(first.status).toBe(200);
    const before = await files("uploads");
    const rows = await database.execute("select hash from upload order by hash");
    await disk?.fill(left * kilobyte);
    const refused = await send(10 + left);
    expect(refused).toMatchObject({ status: 503 });
    expect(refused.text).toContain(errorMessages.UPLOAD_NO_SPACE);
    expect(await files("uploads")).toEqual(before);
    expect(await files("scratch")).toEqual([]);
    expect(await database.execute("select hash from upload order by hash")).toEqual(rows);

    const paths = ["/", `/community/notice?page=${1 + (left % 6)}`, "/api/post/list?type=NOTICE", "/readyz"];
    for (const path of [...paths, urlOf(first.text)])
      expect(await tell(server.origin, path)).toMatchObject({ path, status: 200 });

    await disk?.empty();
    const taken = await send(10 + left);
    expect(taken.status).toBe(200);
    expect(await tell(server.origin, urlOf(taken.text))).toMatchObject({ status: 200 });
  });
});
