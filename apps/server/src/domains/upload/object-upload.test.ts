import { once } from "node:events";
import { get, type IncomingMessage, type ServerResponse } from "node:http";
import { errorMessages } from "@bulmo/contracts/error";
import { parsePictureUrl } from "@bulmo/contracts/picture";
import type { Tables } from "@bulmo/entities/database";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { quarters } from "@bulmo/testing/honest-pictures";
import { openObjectStore, quickLimits, type TestStore } from "@bulmo/testing/object-store";
import { sendFile } from "@bulmo/testing/upload-form";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createObjectBlobStore } from "../../platform/storage/object-blob-store.ts";
import { BlobStoreError } from "../../platform/storage/blob-store.ts";
import { createSignedIn } from "../../../testing/account.ts";
import { addPicture, keysOf } from "../../../testing/pictures.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { prefixOf } from "./pictures.ts";
import { requestTiles } from "./tile.service.ts";

/** The status of an answer to who has the picture already; fetch would ask for it anew. */
async function statusFor(url: string, etag: string): Promise<number | undefined> {
  const [answer] = (await once(get(url, { headers: { "if-none-match": etag } }), "response")) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}

describe.each(testServers(testDatabaseUrl))("pictures in object storage, on $name", (server) => {
  let site: Site;
  let store: TestStore;
  let token = "";
  let width = 400;
  /** What the log has learnt. */
  const said: string[] = [];

  beforeAll(async () => {
    store = await openObjectStore();
    const log = pino({ level: "warn" }, { write: (line: string) => void said.push(line) });
    site = await openSite(server, { log, wrapBlobStore: () => createObjectBlobStore(store.settings, quickLimits) });
    token = (await createSignedIn(site, { isAdmin: true })).token;
  });
  beforeEach(() => store.misbehave());
  afterAll(async () => {
    await site.close();
    await store.close();
  });

  /** A picture that no other test sends. */
  const picture = () => quarters((width += 2), 300);
  const send = (bytes: Buffer) => sendFile(site.origin, token, bytes);
  const keys = () => keysOf(site.uploads.pictures.blobStore);
  const rows = () => site.fork().execute("select hash from upload order by hash");
  const noticesAnswer = async () => (await fetch(`${site.origin}/api/post/list?type=NOTICE`)).status;
  const away = { status: 503, body: { message: errorMessages.STORAGE_UNAVAILABLE, reason: "STORAGE_UNAVAILABLE" } };

  test("OPS-07 SEC-11 they are served as from a disk, and the master to nobody", async () => {
    const { status, body } = await send(await picture().png().toBuffer());
    expect(status).toBe(200);
    const name = parsePictureUrl(body.imageUrl ?? "")!;
    const prefix = prefixOf(name);
    expect(await keys()).toEqual([`${prefix}320.webp`, `${prefix}${name.width}.webp`, `${prefix}master.jpeg`]);
    const answer = await fetch(site.origin + body.imageUrl);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/webp");
    expect(answer.headers.get("cache-control")).toContain("immutable");
    expect(answer.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.length).toBe(Number(answer.headers.get("content-length")));
    expect(bytes.subarray(8, 12).toString()).toBe("WEBP");
    expect(await statusFor(site.origin + body.imageUrl, answer.headers.get("etag") ?? "")).toBe(304);
    const head = await fetch(site.origin + body.imageUrl, { method: "HEAD" });
    expect([head.status, head.headers.get("content-length")]).toEqual([200, String(bytes.length)]);
    const master = new URL("master.jpeg", site.origin + body.imageUrl);
    expect((await fetch(master)).status).toBe(404);
  });

  test("OPS-07 hazard 14 a store that is away is told, nothing is kept, and the same picture is taken afterwards", async () => {
    const old = await send(await picture().png().toBuffer());
    const bytes = await picture().png().toBuffer();
    const [filesBefore, rowsBefore] = [await keys(), await rows()];
    await store.stop();
    const refused = await send(bytes);
    expect(refused).toMatchObject(away);
    expect(refused.headers.get("retry-after")).toBe("5");
    const unseen = await fetch(site.origin + old.body.imageUrl);
    expect([unseen.status, unseen.headers.get("cache-control")]).toEqual([503, "no-store"]);
    expect(await noticesAnswer()).toBe(200);
    await store.goOn();
    expect([await keys(), await rows()]).toEqual([filesBefore, rowsBefore]);
    expect((await fetch(site.origin + old.body.imageUrl)).status).toBe(200);
    const { status, body } = await send(bytes);
    expect([status, (await fetch(site.origin + body.imageUrl)).status]).toEqual([200, 200]);
  });

  test.each([1, 2, 3])("hazard 14 a store that refuses the file no. %i keeps none of the picture", async (which) => {
    const [filesBefore, rowsBefore] = [await keys(), await rows()];
    const honest = store.answer;
    let puts = 0;
    store.misbehave((request, response) => {
      if (request.method !== "PUT" || (puts += 1) < which) return honest(request, response);
      request.resume().once("end", () => response.writeHead(507).end());
    });
    expect(await send(await picture().png().toBuffer())).toMatchObject(away);
    expect([await keys(), await rows()]).toEqual([filesBefore, rowsBefore]);
  });

  test("OPS-07 a picture that its store breaks off is told in the log, and one that its reader leaves is not", async () => {
    const { body } = await send(await picture().png().toBuffer());
    const breaksOff = () => said.filter((line) => line.includes("object storage broke off")).length;
    const honest = store.answer;
    const answerHalf = (then: (response: ServerResponse) => void) =>
      store.misbehave((request, response) => {
        if (request.method !== "GET") return honest(request, response);
        response.writeHead(200, { "content-length": "1000" });
        response.write("half", () => then(response));
      });
    answerHalf(() => undefined);
    const leaving = new AbortController();
    const left = await fetch(site.origin + body.imageUrl, { signal: leaving.signal });
    leaving.abort();
    await expect(left.arrayBuffer()).rejects.toThrow();
    await expect.poll(() => said.filter((line) => line.includes("request broken off")).length).toBe(1);
    expect(breaksOff()).toBe(0);
    answerHalf((response) => response.destroy());
    await expect(fetch(site.origin + body.imageUrl).then((answer) => answer.arrayBuffer())).rejects.toThrow();
    await expect.poll(breaksOff).toBe(1);
  });

  test("hazard 14 handing in anew a picture that has lost a file takes none of the others away when it fails", async () => {
    const bytes = await picture().png().toBuffer();
    const { body } = await send(bytes);
    const prefix = prefixOf(parsePictureUrl(body.imageUrl ?? "")!);
    await site.uploads.pictures.blobStore.remove(`${prefix}320.webp`);
    const left = await keysOf(site.uploads.pictures.blobStore, prefix);
    const honest = store.answer;
    store.misbehave((request, response) => {
      if (request.method !== "PUT" || !request.url?.includes("320.webp")) return honest(request, response);
      request.resume().once("end", () => response.writeHead(507).end());
    });
    expect(await send(bytes)).toMatchObject(away);
    store.misbehave();
    expect(await keysOf(site.uploads.pictures.blobStore, prefix)).toEqual(left);
    expect((await fetch(site.origin + body.imageUrl)).status).toBe(200);
    expect((await send(bytes)).status).toBe(200);
    expect(await keysOf(site.uploads.pictures.blobStore, prefix)).toEqual([`${prefix}320.webp`, ...left]);
  });

  test("hazard 14 a store that refuses a file keeps what was there before under the picture's name", async () => {
    const bytes = await picture().png().toBuffer();
    const { body } = await send(bytes);
    const { hash, ...name } = parsePictureUrl(body.imageUrl ?? "")!;
    await site.fork().execute("delete from upload where hash = ?", [hash]);
    const { blobStore } = site.uploads.pictures;
    const prefix = prefixOf({ hash, ...name });
    await blobStore.remove(`${prefix}320.webp`);
    const left = await keysOf(blobStore, prefix);
    const honest = store.answer;
    store.misbehave((request, response) => {
      if (request.method !== "PUT" || !request.url?.includes("320.webp")) return honest(request, response);
      request.resume().once("end", () => response.writeHead(507).end());
    });
    expect(await send(bytes)).toMatchObject(away);
    store.misbehave();
    expect(await keysOf(blobStore, prefix)).toEqual(left);
  });

  test("while many pictures wait for a store that stands still, everybody else is answered", async () => {
    const pictures = await Promise.all(Array.from({ length: 12 }, () => picture().png().toBuffer()));
    const asked = store.asked.length;
    store.misbehave(() => undefined);
    const sending = Promise.all(pictures.map(send));
    let isOver = false;
    void sending.then(() => (isOver = true));
    await expect.poll(() => store.asked.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(asked + 3);
    for (let turn = 0; turn < 5; turn += 1) expect(await noticesAnswer()).toBe(200);
    expect(isOver).toBe(false);
    for (const answer of await sending) expect(answer).toMatchObject(away);
  });

  test("what the sweep could not remove stays known, goes with the next one, and may be handed in meanwhile", async () => {
    const shown = picture();
    const url = await addPicture(site.uploads.pictures, shown);
    const prefix = prefixOf(parsePictureUrl(url)!);
    const { hash } = parsePictureUrl(url)!;
    const upload = () => site.fork().getKysely<Tables>();
    const age = () =>
      upload()
        .updateTable("upload")
        .set({ unused_since: new Date(0) })
        .where("hash", "=", hash)
        .execute();
    await age();
    const honest = store.answer;
    let removals = 0;
    store.misbehave((request, response) => {
      if (request.method !== "DELETE" || (removals += 1) <= 1) return honest(request, response);
      request.resume().once("end", () => response.writeHead(403).end());
    });
    await expect(site.uploads.sweep()).rejects.toThrow(BlobStoreError);
    store.misbehave();
    expect(await keysOf(site.uploads.pictures.blobStore, prefix)).toHaveLength(2);
    expect(await addPicture(site.uploads.pictures, shown)).toBe(url);
    expect(await keysOf(site.uploads.pictures.blobStore, prefix)).toHaveLength(3);
    await age();
    expect(await site.uploads.sweep()).toBe(1);
    expect(await keysOf(site.uploads.pictures.blobStore, prefix)).toEqual([]);
  });

  test("GAL-16 tiles that an outage has kept from being made are made after it", async () => {
    const { hash } = parsePictureUrl(await addPicture(site.uploads.pictures, picture()))!;
    const hasTiles = async () => {
      const rowOf = site.fork().getKysely<Tables>().selectFrom("upload").select("has_tiles").where("hash", "=", hash);
      return (await rowOf.executeTakeFirstOrThrow()).has_tiles;
    };
    await store.stop();
    await requestTiles(site.fork(), [hash], new Date());
    await site.jobs.flush();
    expect(await hasTiles()).toBe(false);
    await store.goOn();
    const waiting = await site
      .fork()
      .execute("select last_error, due_at > now() as later from job where key = ?", [hash]);
    expect(waiting).toEqual([{ last_error: "STORAGE", later: true }]);
    await site.fork().execute("update job set due_at = now() - interval '1 second' where key = ?", [hash]);
    await site.jobs.flush();
    expect(await hasTiles()).toBe(true);
  });
});
