import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { errorMessages } from "@bulmo/contracts/error";
import { openObjectStore, type TestStore } from "@bulmo/testing/object-store";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { tokenOf } from "../harness/account.ts";
import { tell } from "../harness/answers.ts";
import { administrator } from "../harness/browser.ts";
import { runCommand } from "../harness/command.ts";
import { pictureFile } from "../harness/picture-file.ts";
import { type ServerProcess, spawnServer, temporaryDirectory } from "../harness/server-process.ts";
import { type Place, places } from "../harness/wiped-site.ts";

const quiet = { SAMPLE_WORKS: "0", LOG_LEVEL: "warn" };

/** Hands in a picture that no other seed gives. */
function send(origin: string, token: string, seed: number) {
  const body = new FormData();
  body.set("file", pictureFile({ width: 700, height: 500 }, seed), "견본.png");
  return tell(origin, "/api/upload", { method: "POST", headers: { authorization: `Bearer ${token}` }, body });
}

const urlOf = (text: string) => (JSON.parse(text) as { imageUrl: string }).imageUrl;

/** Files below a directory, by their ways from there. */
async function filesIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

describe.each(places.filter(({ name }) => name === "PostgreSQL"))(
  "OPS-07 two processes on one $name and one bucket, each with a disk of its own",
  ({ open }) => {
    let place: Place;
    let other: Awaited<ReturnType<typeof temporaryDirectory>>;
    let store: TestStore;
    let servers: ServerProcess[];
    let token: string;
    const origins = () => [servers[0]?.origin ?? "", servers[1]?.origin ?? ""] as const;

    beforeAll(async () => {
      [place, other, store] = await Promise.all([open(), temporaryDirectory(), openObjectStore()]);
      const env = { ...place.env, ...store.env, ...quiet };
      servers = await Promise.all([spawnServer(env), spawnServer({ ...env, DATA_DIR: other.path })]);
      await Promise.all(servers.map((server) => server.ready()));
      token = await tokenOf(origins()[0], administrator);
    });
    afterAll(async () => {
      for (const server of servers) await server.stop();
      await store.close();
      await place.remove();
      await other.remove();
    });

    test("what one takes the other serves, and neither keeps it on its disk", async () => {
      const [here, there] = origins();
      for (const [taking, serving, seed] of [[here, there, 1] as const, [there, here, 2] as const]) {
        const taken = await send(taking, token, seed);
        expect(taken).toMatchObject({ status: 200 });
        for (const origin of [serving, taking])
          expect(await tell(origin, urlOf(taken.text))).toMatchObject({ status: 200 });
      }
      for (const directory of [place.directory, other.path])
        expect((await filesIn(directory)).filter((path) => /\/(?:uploads|scratch)\//u.test(path))).toEqual([]);
    });

    test("both hand in the same picture at once, and it is one", async () => {
      const answers = await Promise.all(
        [...origins(), ...origins(), ...origins()].map((origin) => send(origin, token, 3)),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect(new Set(answers.map(({ text }) => urlOf(text))).size).toBe(1);
    });

    test("hazard 14 the store stops: pictures say so, everything else goes on, and it is found again", async () => {
      const [here, there] = origins();
      const old = urlOf((await send(here, token, 4)).text);
      await store.stop();
      const refused = await send(here, token, 5);
      expect(refused).toMatchObject({ status: 503, retryAfter: "5" });
      expect(refused.text).toContain(errorMessages.STORAGE_UNAVAILABLE);
      for (const origin of [here, there]) {
        expect(await tell(origin, old)).toMatchObject({ status: 503 });
        for (const path of ["/", "/community/notice", "/gallery/exhibition/1", "/api/post/list?type=QNA", "/readyz"])
          expect(await tell(origin, path)).toMatchObject({ path, status: 200 });
      }
      await store.goOn();
      const taken = await send(here, token, 5);
      expect(taken).toMatchObject({ status: 200 });
      for (const path of [old, urlOf(taken.text)]) expect(await tell(there, path)).toMatchObject({ status: 200 });
    });
  },
);

// How a bucket is filled and emptied is the same whatever the rows are in.
describe.each(places)("hazard 15 pictures in a bucket and $name", ({ open }) => {
  let place: Place;
  let shelf: Awaited<ReturnType<typeof temporaryDirectory>>;
  let store: TestStore;
  let another: TestStore;

  beforeAll(async () => {
    [place, shelf, store, another] = await Promise.all([
      open(),
      temporaryDirectory(),
      openObjectStore(),
      openObjectStore(),
    ]);
  });
  afterAll(async () => {
    await store.close();
    await another.close();
    await place.remove();
    await shelf.remove();
  });

  /** What a site of these settings answers for a picture. */
  async function statusOf(env: Record<string, string>, url: string): Promise<number> {
    const server = await spawnServer({ ...env, ...quiet });
    await server.ready();
    const { status } = await tell(server.origin, url);
    await server.stop();
    return status;
  }

  test(
    "a backup takes them along, into another bucket or onto a disk, and an export too",
    { timeout: 300_000 },
    async () => {
      const server = await spawnServer({ ...place.env, ...store.env, ...quiet });
      await server.ready();
      const taken = await send(server.origin, await tokenOf(server.origin, administrator), 6);
      const url = urlOf(taken.text);
      const archive = join(shelf.path, "bulmo.tar");
      const made = await runCommand("backup", [archive], { ...place.env, ...store.env });
      expect(made).toMatchObject({ code: 0, error: "", out: expect.stringContaining("and 4 files.") as string });
      const exported = join(shelf.path, "exported");
      expect(await runCommand("export", [exported], { ...place.env, ...store.env })).toMatchObject({
        code: 0,
        error: "",
      });
      expect(await readdir(join(exported, "pictures"))).toEqual([expect.stringMatching(/^[0-9a-f]{16}\.jpeg$/u)]);
      await server.stop();

      await place.wipe();
      const refused = await runCommand("restore", [archive], { ...place.env, ...store.env });
      expect(refused).toMatchObject({ code: 1, error: expect.stringContaining("pictures is not empty") as string });
      const moved = { ...place.env, ...another.env };
      expect(await runCommand("restore", [archive], moved)).toMatchObject({ code: 0, error: "" });
      expect(await statusOf(moved, url)).toBe(200);

      await another.stop();
      const unreachable = await runCommand("restore", [archive, "--overwrite"], moved);
      expect(unreachable).toMatchObject({
        code: 1,
        error: expect.stringContaining("object storage does not answer") as string,
      });
      await another.goOn();
      expect(await statusOf(moved, url)).toBe(200);

      await place.wipe();
      expect(await runCommand("restore", [archive], place.env)).toMatchObject({ code: 0, error: "" });
      expect(await statusOf(place.env, url)).toBe(200);
    },
  );
});
