import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { parsePictureUrl } from "@bulmo/contracts/picture";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { quarters } from "@bulmo/testing/honest-pictures";
import { openFiles } from "@bulmo/testing/open-files";
import { sendFile } from "@bulmo/testing/upload-form";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { BlobStore } from "../../platform/storage/blob-store.ts";
import { createUser, fixturePassword } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

/** A picture that no other test sends. */
const plain = (background: string, side = 40) =>
  sharp({ create: { width: side, height: side, channels: 3, background } })
    .png()
    .toBuffer();

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let member = "";
  let admin = "";
  let putsLeft = Number.POSITIVE_INFINITY;

  /** A disk that fills up when a test says so. */
  const wrapBlobStore = (blobStore: BlobStore): BlobStore => ({
    ...blobStore,
    async put(key, path) {
      putsLeft -= 1;
      if (putsLeft < 0) throw Object.assign(new Error("write"), { code: "ENOSPC" });
      await blobStore.put(key, path);
    },
  });

  const signIn = async (isAdmin: boolean) => {
    const { username } = await createUser(site.fork(), { isAdmin });
    const answer = await site.call("POST", "/api/auth/sign-in", { body: { username, password: fixturePassword } });
    return answer.body.accessToken as string;
  };
  const files = async (folder: string) => {
    const path = join(site.dataDirectory, folder);
    const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => []);
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  };
  const rows = () => site.fork().execute<{ hash: string }[]>("select hash from upload");

  beforeAll(async () => {
    site = await openSite(server, { hasRateLimits: true, wrapBlobStore });
    member = await signIn(false);
    admin = await signIn(true);
  });
  afterAll(() => site.close());

  test("API-24 OPS-07 a member's picture is stored below DATA_DIR and served to everyone", async () => {
    const { status, body, headers } = await sendFile(site.origin, member, await quarters(700, 500).jpeg().toBuffer());
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(body).toMatchObject({ width: 700, height: 500, isAnimated: false });
    expect(body.imageUrl).toMatch(/^\/uploads\/[0-9a-f]{64}-700x500\/700\.webp$/u);
    expect(body.srcset?.split(", ").map((entry) => entry.split(" ")[1])).toEqual(["320w", "640w", "700w"]);
    const picture = await fetch(site.origin + body.imageUrl);
    expect(picture.status).toBe(200);
    expect(picture.headers.get("content-type")).toBe("image/webp");
    expect(await files("uploads")).toHaveLength(4);
    expect(await files("scratch")).toEqual([]);
  });

  test("API-24 whoever is not signed in, or no longer, is refused before a byte is kept", async () => {
    const bytes = await plain("#111");
    expect(await sendFile(site.origin, null, bytes)).toMatchObject({
      status: 401,
      body: { message: "로그인이 필요합니다." },
    });
    expect((await sendFile(site.origin, `${member}x`, bytes)).status).toBe(401);
    expect((await site.call("POST", "/api/api/upload")).status).toBe(404);
  });

  test.each([
    ["no form at all", { body: {} }, 415],
    ["another method", { method: "GET" }, 405],
    ["a form without an end", { headers: { "content-type": "multipart/form-data; boundary=x" }, text: "--x\r\n" }, 400],
    ["a form without a boundary", { headers: { "content-type": "multipart/form-data" }, text: "--x\r\n" }, 400],
    ["a form without a file", { form: [["note", "text"]] }, 400],
    ["a text in the place of the file", { form: [["file", "text"]] }, 400],
  ] as [
    string,
    { method?: string; body?: object; headers?: object; text?: string; form?: [string, string][] },
    number,
  ][])("API-24 %s is refused in Korean", async (_case, { method = "POST", headers = {}, text, form, body }, status) => {
    const data = new FormData();
    for (const [name, value] of form ?? []) data.append(name, value);
    const content = form ? data : (text ?? (body && JSON.stringify(body)));
    const response = await fetch(`${site.origin}/api/upload`, {
      method,
      headers: { authorization: `Bearer ${admin}`, ...(body && { "content-type": "application/json" }), ...headers },
      ...(content && { body: content }),
    });
    expect(response.status).toBe(status);
    expect(((await response.json()) as { message: string }).message).toMatch(/[가-힣]/u);
  });

  test("API-24 only the first file of the field is used, and its name does no harm", async () => {
    const form = new FormData();
    const blob = async (background: string) => new Blob([new Uint8Array(await plain(background))]);
    form.append("other", await blob("#010203"), "other.png");
    form.append("file", await blob("#ff0000"), "../../../../tmp/관음도.svg");
    form.append("file", await blob("#00ff00"), "second.png");
    const response = await fetch(`${site.origin}/api/upload`, {
      method: "POST",
      body: form,
      headers: { authorization: `Bearer ${admin}` },
    });
    expect(response.status).toBe(200);
    const { imageUrl } = (await response.json()) as { imageUrl: string };
    const { dominant } = await sharp(await (await fetch(site.origin + imageUrl)).arrayBuffer()).stats();
    expect(dominant.r).toBeGreaterThan(200);
    expect(dominant.g).toBeLessThan(50);
    expect((await files("")).filter((path) => /관음도|second|other|svg/u.test(path))).toEqual([]);
  });

  test("hazard 5 a page of another site sends nothing in a member's name", async () => {
    const response = await fetch(`${site.origin}/api/upload`, {
      method: "POST",
      body: new FormData(),
      headers: { authorization: `Bearer ${admin}`, origin: "https://elsewhere.example" },
    });
    expect(response.status).toBe(403);
  });

  test("SEC-11 the same picture, handed in ten times at once, is stored once", async () => {
    const bytes = await quarters(400, 300).png().toBuffer();
    const before = (await files("uploads")).length;
    const answers = await Promise.all(Array.from({ length: 10 }, () => sendFile(site.origin, admin, bytes)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(new Set(answers.map(({ body }) => body.imageUrl)).size).toBe(1);
    expect((await files("uploads")).length - before).toBe(3);
    const { hash } = parsePictureUrl(answers[0]?.body.imageUrl ?? "")!;
    expect((await rows()).filter((row) => row.hash === hash)).toHaveLength(1);
  });

  test.each([0, 1, 2])("hazard 14 a disk that is full after %i files keeps nothing, and says so", async (puts) => {
    const [storedBefore, rowsBefore] = [await files("uploads"), await rows()];
    putsLeft = puts;
    const bytes = await quarters(500, 300 + puts)
      .jpeg()
      .toBuffer();
    const answer = await sendFile(site.origin, admin, bytes);
    putsLeft = Number.POSITIVE_INFINITY;
    expect(answer).toMatchObject({
      status: 503,
      body: { message: "저장 공간이 부족하여 파일을 올리지 못했습니다. 관리자에게 문의해 주세요." },
    });
    expect(await files("uploads")).toEqual(storedBefore);
    expect(await rows()).toEqual(rowsBefore);
    expect(await files("scratch")).toEqual([]);
    expect((await sendFile(site.origin, admin, bytes)).status).toBe(200);
  });

  test("hazard 14 a full disk under the second of two senders leaves the first one's picture alone", async () => {
    const bytes = await quarters(440, 330).jpeg().toBuffer();
    const first = await sendFile(site.origin, admin, bytes);
    putsLeft = 0;
    const second = await sendFile(site.origin, admin, bytes);
    putsLeft = Number.POSITIVE_INFINITY;
    expect(second).toMatchObject({ status: 200, body: { imageUrl: first.body.imageUrl } });
    expect((await fetch(site.origin + first.body.imageUrl)).status).toBe(200);
  });

  test("a sender who leaves in the middle leaves nothing behind", async () => {
    const { hostname, port } = new URL(site.origin);
    const socket = connect(Number(port), hostname);
    await once(socket, "connect");
    socket.write(
      `POST /api/upload HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${admin}\r\ncontent-length: 900000\r\n` +
        'content-type: multipart/form-data; boundary=x\r\n\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n',
    );
    socket.write("x".repeat(100_000));
    await expect.poll(() => files("scratch")).toHaveLength(1);
    socket.destroy();
    await expect.poll(() => files("scratch")).toEqual([]);
  });

  test.each(["file", "other"])(
    "hazard 9 a form that breaks off within a second file (%s) ends nothing else",
    async (field) => {
      const part = (name: string) => `--x\r\ncontent-disposition: form-data; name="${name}"; filename="a"\r\n\r\nabc`;
      const response = await fetch(`${site.origin}/api/upload`, {
        method: "POST",
        body: `${part("file")}\r\n${part(field)}`,
        headers: { authorization: `Bearer ${admin}`, "content-type": "multipart/form-data; boundary=x" },
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ message: "요청의 형식을 읽을 수 없습니다." });
      expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
      await expect.poll(() => openFiles(site.dataDirectory)).toEqual([]);
    },
  );

  test("SEC-10 a file that is too large is closed once it is refused", async () => {
    expect((await sendFile(site.origin, admin, Buffer.alloc(21 * 1024 * 1024))).status).toBe(413);
    await expect.poll(() => openFiles(site.dataDirectory)).toEqual([]);
  });

  test("SEC-06 a member may hand in sixty pictures an hour, an administrator any number", async () => {
    const bytes = await plain("#123456", 4);
    const token = await signIn(false);
    const send = (who: string) => sendFile(site.origin, who, bytes);
    expect((await send(token)).status).toBe(200);
    await site.fork().execute("update rate_limit set count = 59 where key like 'upload%'");
    expect((await send(token)).status).toBe(200);
    const refused = await send(token);
    expect(refused.status).toBe(429);
    expect(refused.body.message).toMatch(/^요청이 너무 많습니다\. \d+분 후/u);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3000);
    expect((await send(admin)).status).toBe(200);
  });

  test("API-24 API-40 the OpenAPI document describes the call", async () => {
    const { body } = await site.call("GET", "/api/openapi.json");
    const { post } = body.paths["/upload"];
    expect(post.requestBody.content["multipart/form-data"].schema.properties.file.type).toBe("string");
    expect(Object.keys(post.responses)).toEqual(
      expect.arrayContaining(["200", "400", "401", "413", "415", "429", "503"]),
    );
    expect(post.responses["200"].content["application/json"].schema).toEqual({ $ref: "#/components/schemas/Picture" });
    expect(Object.keys(body.components.schemas.Picture.properties)).toContain("imageUrl");
  });
});
