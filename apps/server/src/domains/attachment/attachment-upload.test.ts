import { createHash, randomBytes } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { maximumAttachmentBytes } from "@bulmo/contracts/attachment-rule";
import { testServers } from "@bulmo/entities/testing/test-database";
import { honestFiles, hwpOf, pdfOf } from "@bulmo/testing/attached-files";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { openObjectStore, quickLimits, type TestStore } from "@bulmo/testing/object-store";
import { Server } from "@tus/server";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import {
  addAttachment,
  askUpload,
  beginUpload,
  breakWithin,
  giveUpUpload,
  sendAttachment,
  sendPart,
} from "../../../testing/attachments.ts";
import { keysOf } from "../../../testing/pictures.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { createObjectBlobStore } from "../../platform/storage/object-blob-store.ts";
import { sweepAttachments } from "./attachment-sweep.service.ts";
import { keyOfFile } from "./incoming.ts";
import { UploadLockedError } from "./upload-lock.ts";

const sum = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const hour = 60 * 60_000;

const places = testServers(testDatabaseUrl).flatMap((server) =>
  (["disk", "bucket"] as const).map((storage) => ({ name: `${server.name}, ${storage}`, server, storage })),
);

describe.each(places)("files on their way, on $name", ({ server, storage }) => {
  let site: Site;
  let store: TestStore | undefined;
  let token = "";
  let userId = "";

  beforeAll(async () => {
    store = storage === "bucket" ? await openObjectStore() : undefined;
    const settings = store?.settings;
    site = await openSite(
      server,
      settings ? { wrapBlobStore: () => createObjectBlobStore(settings, quickLimits) } : {},
    );
  });
  beforeEach(async () => {
    store?.misbehave();
    const { user, token: own } = await createSignedIn(site);
    [token, userId] = [own, user.id];
  });
  afterEach(async () => {
    await site.fork().execute("update attachment set unused_since = to_timestamp(0)");
    await site.fork().execute("delete from attachment_upload");
    await sweepAttachments(site.uploads.pictures);
  });
  afterAll(async () => {
    await site.close();
    await store?.close();
  });

  const keys = (prefix: string) => keysOf(site.uploads.pictures.blobStore, prefix);
  const begin = async (name: string, bytes: number) =>
    (await beginUpload(site, token, name, bytes)).headers.get("location") ?? "";
  const fetchFile = (url: string, as = token) =>
    fetch(site.origin + url, { headers: { authorization: `Bearer ${as}` } });

  test("ATT-01 a file of each kind is taken under its name, and is its sender's until a post has it", async () => {
    const other = (await createSignedIn(site)).token;
    for (const [name, bytes] of Object.entries(honestFiles())) {
      const file = await addAttachment(site, token, name, bytes);
      expect(file).toMatchObject({
        name,
        bytes: bytes.length,
        downloads: 0,
        kind: name.slice(name.lastIndexOf(".") + 1),
      });
      const answer = await fetchFile(file.url);
      expect([name, answer.status, sum(await answer.bytes())]).toEqual([name, 200, sum(bytes)]);
      expect([(await fetchFile(file.url, other)).status, (await fetch(site.origin + file.url)).status]).toEqual([
        404, 404,
      ]);
      expect((await giveUpUpload(site, token, `/api/upload/files/${file.id}`)).status).toBe(204);
      expect((await fetchFile(file.url)).status).toBe(404);
    }
    expect([await keys("incoming/"), await keys("files/")]).toEqual([[], []]);
  });

  test("ATT-01 a line that breaks five times loses nothing of what came", async () => {
    const bytes = pdfOf({ padding: 3_000_000 });
    const path = await begin("긴 파일.pdf", bytes.length);
    let offset = 0;
    for (let time = 0; time < 5; time += 1) {
      await breakWithin(site, token, { path, offset, bytes: bytes.subarray(offset), sent: 400_000 });
      const { headers } = await askUpload(site, token, path);
      const next = Number(headers.get("upload-offset"));
      expect(next).toBeGreaterThan(offset);
      offset = next;
    }
    const { attachment } = await sendPart(site, token, { path, offset, bytes: bytes.subarray(offset) });
    expect(attachment?.bytes).toBe(bytes.length);
    expect(await keys("incoming/")).toEqual([]);
    // Its answer may be what was lost.
    expect((await askUpload(site, token, path)).attachment).toEqual(attachment);
    expect(sum(await (await fetchFile(attachment!.url)).bytes())).toBe(sum(bytes));
  });

  test("ATT-01 what is given up while it is looked at, or never became a file, leaves nothing in the storage", async () => {
    const { blobStore } = site.uploads.pictures;
    const put = blobStore.put.bind(blobStore);
    const spy = vi.spyOn(blobStore, "put").mockImplementation(async (key, path) => {
      if (key.startsWith("files/")) await site.fork().execute("delete from attachment_upload");
      await put(key, path);
    });
    onTestFinished(() => spy.mockRestore());
    expect((await sendAttachment(site, token, "놓은 파일.pdf", pdfOf())).status).toBe(404);
    expect(await keys("files/")).toEqual([]);
    // Of one whose row could not be written it is found by what is known of its parts.
    const id = (await begin("남은 파일.pdf", 10)).split("/").at(-1) ?? "";
    const path = join(tmpdir(), id);
    await writeFile(path, pdfOf());
    await put(keyOfFile(id), path);
    await sweepAttachments(site.uploads.pictures);
    expect(await keys("files/")).toEqual([keyOfFile(id)]);
    await sweepAttachments(site.uploads.pictures, new Date(Date.now() + 25 * hour));
    expect(await keys("files/")).toEqual([]);
  });

  test("ATT-01 of two parts at the same offset one is the next, in whatever process", async () => {
    const bytes = pdfOf({ padding: 200_000 });
    const settings = store?.settings;
    const beside = await openSite(server, {
      beside: site,
      ...(settings
        ? { wrapBlobStore: () => createObjectBlobStore(settings, quickLimits) }
        : { wrapBlobStore: () => site.uploads.pictures.blobStore }),
    });
    try {
      const path = await begin("둘.pdf", bytes.length);
      const half = { path, offset: 0, bytes: bytes.subarray(0, 100_000) };
      const both = await Promise.all([sendPart(site, token, half), sendPart(beside, token, half)]);
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
      expect(both.find(({ status }) => status === 409)?.body.reason).toBe("UPLOAD_OUT_OF_STEP");
      const { attachment } = await sendPart(beside, token, { path, offset: 100_000, bytes: bytes.subarray(100_000) });
      expect(sum(await (await fetchFile(attachment!.url)).bytes())).toBe(sum(bytes));
      const again = await sendPart(site, token, half);
      expect([again.status, again.body.reason]).toEqual([409, "UPLOAD_OUT_OF_STEP"]);
    } finally {
      await beside.close();
    }
  });

  test("ATT-01 what is refused says why, and leaves nothing behind", async () => {
    const refusals = [
      await beginUpload(site, token, "큰.pdf", maximumAttachmentBytes + 1),
      await beginUpload(site, token, "프로그램.exe", 10),
      await beginUpload(site, token, "../", 10),
      await sendAttachment(site, token, "빈.pdf", Buffer.alloc(0)),
      await sendAttachment(site, token, "잘린.hwp", hwpOf().subarray(0, 2000)),
      await sendAttachment(site, null, "누구.pdf", pdfOf()),
    ];
    expect(refusals.map(({ status, body }) => [status, body.reason])).toEqual([
      [413, "FILE_TOO_LARGE"],
      [415, "FILE_KIND_UNSUPPORTED"],
      [400, "FILE_NAME_INVALID"],
      [415, "FILE_DAMAGED"],
      [415, "FILE_DAMAGED"],
      [401, "SIGN_IN_REQUIRED"],
    ]);
    expect([await keys("incoming/"), await keys("files/")]).toEqual([[], []]);
    const [rows] = await site.fork().execute<{ count: string }[]>("select count(*) from attachment_upload");
    expect(Number(rows?.count)).toBe(0);
  });

  test("ATT-01 another member neither sends on with it nor asks for it, and more than was said does not come", async () => {
    const other = (await createSignedIn(site)).token;
    const path = await begin("내 것.txt", 10);
    const bytes = Buffer.from("가나다");
    expect((await sendPart(site, other, { path, offset: 0, bytes })).body.reason).toBe("UPLOAD_NOT_FOUND");
    expect([(await askUpload(site, other, path)).status, (await giveUpUpload(site, other, path)).status]).toEqual([
      404, 404,
    ]);
    const tooMuch = await sendPart(site, token, { path, offset: 0, bytes: Buffer.alloc(11, 97) });
    expect([tooMuch.status, tooMuch.body.reason]).toEqual([413, "FILE_TOO_LARGE"]);
    expect((await giveUpUpload(site, token, path)).status).toBe(204);
    expect((await askUpload(site, token, path)).status).toBe(404);
  });

  test("ATT-02 files and pictures that nothing uses are at most 300 MB of a member together, also of many at once", async () => {
    const begun = await Promise.all(
      Array.from({ length: 8 }, () => beginUpload(site, token, "큰.zip", maximumAttachmentBytes)),
    );
    const taken = begun.filter(({ status }) => status === 201);
    expect(taken.length).toBeGreaterThan(0);
    let last = await beginUpload(site, token, "큰.zip", maximumAttachmentBytes);
    for (; last.status === 201; last = await beginUpload(site, token, "큰.zip", maximumAttachmentBytes))
      taken.push(last);
    expect([last.status, last.body.reason]).toEqual([403, "UPLOAD_QUOTA_EXCEEDED"]);
    expect(taken).toHaveLength(6);
    await giveUpUpload(site, token, taken[0]?.headers.get("location") ?? "");
    expect((await beginUpload(site, token, "큰.zip", maximumAttachmentBytes)).status).toBe(201);
    const { token: admin } = await createSignedIn(site, { isAdmin: true });
    for (let time = 0; time < 7; time += 1)
      expect((await beginUpload(site, admin, "큰.zip", maximumAttachmentBytes)).status).toBe(201);
    await site.fork().execute("delete from attachment_upload");
  });

  test("ATT-02 what nobody sends on for a day, or attaches for thirty, goes with its bytes", async () => {
    const path = await begin("반.txt", 100);
    await sendPart(site, token, { path, offset: 0, bytes: randomBytes(10) });
    const file = await addAttachment(site, token, "안내.txt", Buffer.from("안내"));
    const after = (hours: number) => sweepAttachments(site.uploads.pictures, new Date(Date.now() + hours * hour));
    expect([await after(23), (await keys("incoming/")).length]).toEqual([0, 1]);
    expect([await after(25), await keys("incoming/")]).toEqual([0, []]);
    expect((await askUpload(site, token, path)).status).toBe(404);
    expect((await fetchFile(file.url)).status).toBe(200);
    expect([await after(31 * 24), await keys("files/")]).toEqual([1, []]);
    expect((await fetchFile(file.url)).status).toBe(404);
  });

  test("ATT-02 a member who leaves takes what no post has along", async () => {
    const path = await begin("반.txt", 100);
    await sendPart(site, token, { path, offset: 0, bytes: randomBytes(10) });
    await addAttachment(site, token, "안내.txt", Buffer.from("안내"));
    expect((await site.call("DELETE", "/api/users", { token, body: { id: userId } })).status).toBe(200);
    expect([await sweepAttachments(site.uploads.pictures), await keys("incoming/"), await keys("files/")]).toEqual([
      1,
      [],
      [],
    ]);
  });

  test("ATT-01 a client that speaks no tus is told so, and other methods are refused", async () => {
    const url = `${site.origin}/api/upload/files`;
    const headers = { authorization: `Bearer ${token}` };
    const old = await fetch(url, { method: "POST", headers });
    expect([old.status, old.headers.get("tus-version")]).toEqual([412, "1.0.0"]);
    expect((await fetch(url, { method: "PUT", headers })).status).toBe(405);
  });

  test("ATT-01 an address that names no file of this site is one that is not found", async () => {
    const error = vi.spyOn(site.uploads.pictures.log, "error");
    onTestFinished(() => error.mockRestore());
    for (const id of ["abc", "0b6f2c1e-58c4-4f5e-9d5b", "%00"]) {
      const path = `/api/upload/files/${id}`;
      const part = { path, offset: 0, bytes: Buffer.from("가") };
      const answers = [
        await askUpload(site, token, path),
        await giveUpUpload(site, token, path),
        await sendPart(site, token, part),
      ];
      expect([id, ...answers.map(({ status }) => status)]).toEqual([id, 404, 404, 404]);
    }
    expect(error).not.toHaveBeenCalled();
  });

  test("ATT-01 a file that another line has not let go of yet is locked, so that nobody begins it anew", async () => {
    const path = await begin("잠긴.txt", 10);
    const held = vi.spyOn(Server.prototype, "handleWeb").mockRejectedValueOnce(new UploadLockedError());
    onTestFinished(() => held.mockRestore());
    const { status, headers } = await askUpload(site, token, path);
    expect([status, headers.get("retry-after")]).toEqual([423, "5"]);
    expect((await askUpload(site, token, path)).status).toBe(200);
  });

  test.runIf(storage === "bucket")(
    "hazard 14 a store that is away is told, and the file arrives once it is back",
    async () => {
      const bytes = pdfOf();
      const path = await begin("포스터.pdf", bytes.length);
      const honest = store!.answer;
      store!.misbehave((request, response) => {
        if (request.method !== "PUT" || !request.url?.includes("/files/")) return honest(request, response);
        request.resume().once("end", () => response.writeHead(507).end());
      });
      const refused = await sendPart(site, token, { path, offset: 0, bytes });
      expect([refused.status, refused.body.reason]).toEqual([503, "STORAGE_UNAVAILABLE"]);
      store!.misbehave();
      const { attachment } = await askUpload(site, token, path);
      expect(sum(await (await fetchFile(attachment!.url)).bytes())).toBe(sum(bytes));
      await giveUpUpload(site, token, path);
    },
  );
});
