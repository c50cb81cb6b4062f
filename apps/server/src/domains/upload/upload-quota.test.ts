import { stat } from "node:fs/promises";
import { join } from "node:path";
import { errorMessages } from "@bulmo/contracts/error";
import { parsePictureUrl } from "@bulmo/contracts/picture";
import { testServers } from "@bulmo/entities/testing/test-database";
import { noiseOfQuota, testDatabaseUrl } from "@bulmo/testing/figures";
import { quarters } from "@bulmo/testing/honest-pictures";
import { noisePicture } from "@bulmo/testing/noise-pictures";
import { beginForm, trickle } from "@bulmo/testing/slow-client";
import { sendFile } from "@bulmo/testing/upload-form";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { keysOf } from "../../../testing/pictures.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { requestTiles } from "./tile.service.ts";
import { unusedBytes, unusedQuota, withinQuota } from "./upload-quota.ts";
import { addUpload } from "./upload.service.ts";

const full = {
  status: 403,
  body: { message: errorMessages.UPLOAD_QUOTA_EXCEEDED, reason: "UPLOAD_QUOTA_EXCEEDED" },
};

/** Who is refused hears it at once; only the trickling form is waited for. */
const timeouts = {
  headers: 10_000,
  window: 3_000,
  minimumBytes: 1_000,
  answerRate: { window: 60_000, minimumBytes: 30 },
  request: 60_000,
  checkInterval: 50,
};

describe.each(testServers(testDatabaseUrl))("SEC-24 on $name", (server) => {
  let site: Site;
  let member: Awaited<ReturnType<typeof createSignedIn>>;
  let width = 100;

  beforeAll(async () => (site = await openSite(server, { timeouts })));
  beforeEach(async () => (member = await createSignedIn(site)));
  afterAll(() => site.close());

  const send = (bytes: Buffer, { token } = member) => sendFile(site.origin, token, bytes);
  /** A picture that no other test sends. */
  const picture = () =>
    quarters((width += 2), 80)
      .png()
      .toBuffer();
  const hashOf = ({ body }: Awaited<ReturnType<typeof sendFile>>) => parsePictureUrl(body.imageUrl ?? "")?.hash ?? "";
  const execute = (query: string, values: unknown[]) => site.fork().execute(query, values);
  const held = (userId = member.user.id) => unusedBytes(site.fork(), userId);
  const leave = async ({ user, token }: typeof member) => {
    const { status } = await site.call("DELETE", "/api/users", { token, body: { id: user.id } });
    expect(status).toBe(200);
  };
  const files = () => keysOf(site.uploads.pictures.blobStore);

  /** Makes the member hold so many bytes, in one picture. */
  async function fill(bytes: number): Promise<void> {
    const hash = hashOf(await send(await picture()));
    const others = (await held()) - (await storedOf(hash));
    await execute("update upload set stored_bytes = ? where hash = ?", [bytes - others, hash]);
  }
  async function storedOf(hash: string): Promise<number> {
    const [row] = await site
      .fork()
      .execute<{ stored_bytes: number }[]>("select stored_bytes from upload where hash = ?", [hash]);
    return row?.stored_bytes ?? 0;
  }
  async function onDisk(hash: string): Promise<number> {
    const own = (await files()).filter((key) => key.includes(hash));
    const sizes = await Promise.all(
      own.map(async (key) => (await stat(join(site.dataDirectory, "uploads", key))).size),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  }

  test("noise is taken until the quota is full, and then nothing, not even a byte", { timeout: 300_000 }, async () => {
    const noise = () => noisePicture(noiseOfQuota.side, noiseOfQuota.side).jpeg({ quality: 40 }).toBuffer();
    const first = await send(await noise());
    expect(first.status).toBe(200);
    if (!noiseOfQuota.isWhole) await fill(unusedQuota - 2.5 * (await storedOf(hashOf(first))));
    let answer = first;
    for (let sent = 0; answer.status === 200 && sent < 60; sent += 1) answer = await send(await noise());
    expect(answer).toMatchObject(full);
    expect(await held()).toBeLessThanOrEqual(unusedQuota);
    expect(await held()).toBeGreaterThan(unusedQuota * 0.8);
    await fill(unusedQuota);
    const { said, after } = await trickle(site.origin, beginForm(member.token));
    expect(said).toMatch(/^HTTP\/1\.1 403 /u);
    expect(said).toContain(errorMessages.UPLOAD_QUOTA_EXCEEDED);
    expect(after).toBeLessThan(timeouts.window + 2_000);
  });

  test("a picture that does not fit is taken back, and a smaller one fits", async () => {
    const large = await noisePicture(300, 300).jpeg({ quality: 90 }).toBuffer();
    await fill(unusedQuota - 20_000);
    const before = await files();
    expect(await send(large)).toMatchObject(full);
    expect(await files()).toEqual(before);
    expect((await send(await picture())).status).toBe(200);
  });

  test("of ten at once no more are stored than fit", async () => {
    const sender = { userId: member.user.id, priority: "high" as const, hasQuota: true };
    const bytes = await onDisk(hashOf(await send(await quarters(80, 80).png().toBuffer())));
    await fill(unusedQuota - 3.5 * bytes);
    const before = await files();
    const adding = Array.from({ length: 10 }, (_, place) =>
      site.uploads.pictures.scratch.use(async (directory) => {
        const source = join(directory, "sent");
        await quarters(80, 82 + 2 * place)
          .png()
          .toFile(source);
        return addUpload(site.uploads.pictures, source, sender);
      }),
    );
    const settled = await Promise.allSettled(adding);
    const taken = settled.filter(({ status }) => status === "fulfilled");
    const reasons = settled.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason.reason] : []));
    expect([...new Set(reasons)]).toEqual(["UPLOAD_QUOTA_EXCEEDED"]);
    expect(taken.length).toBeGreaterThanOrEqual(2);
    expect(taken.length).toBeLessThanOrEqual(4);
    expect(await held()).toBeLessThanOrEqual(unusedQuota);
    expect((await files()).length - before.length).toBe(taken.length * 2);
  });

  test("of ten that are written in one moment no more stay than fit", async () => {
    const megabytes = 100 * 1024 * 1024;
    const insert = (place: number) =>
      withinQuota(site.fork(), member.user.id, async (tx) => {
        await tx.execute(
          `insert into upload (hash, format, width, height, bytes, stored_bytes, placeholder, user_id, created_at, unused_since)
            values (?, 'jpeg', 1, 1, 1, ?, '', ?, now(), now())`,
          [`${member.user.id}${place}`, megabytes, member.user.id],
        );
      });
    // Ten connections are open: who had to open theirs first would come too late for the race.
    await Promise.all(Array.from({ length: 10 }, () => site.fork().execute("select 1")));
    const settled = await Promise.allSettled(Array.from({ length: 10 }, (_, place) => insert(place)));
    expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect(await held()).toBe(3 * megabytes);
  });

  test("the same picture handed in again costs nothing, whoever has it", async () => {
    const bytes = await picture();
    await send(bytes);
    await fill(unusedQuota - 1);
    expect((await send(bytes)).status).toBe(200);
    expect(await held()).toBe(unusedQuota - 1);
    const other = await createSignedIn(site);
    expect((await send(bytes, other)).status).toBe(200);
    expect(await held(other.user.id)).toBe(0);
  });

  test("what a post uses is not counted, and counts again when the post goes", async () => {
    const answer = await send(await picture());
    await fill(unusedQuota);
    expect(await send(await picture())).toMatchObject(full);
    const use = "update upload set unused_since = null where user_id = ? and hash <> ?";
    await execute(use, [member.user.id, hashOf(answer)]);
    expect((await send(await picture())).status).toBe(200);
    await execute("update upload set unused_since = now() where user_id = ?", [member.user.id]);
    expect(await send(await picture())).toMatchObject(full);
  });

  test("a row of the version before counts by its master", async () => {
    const hash = hashOf(await send(await picture()));
    await execute("update upload set stored_bytes = null, bytes = ? where hash = ?", [unusedQuota / 2 + 1, hash]);
    expect(await held()).toBe(unusedQuota + 2);
    expect(await send(await picture())).toMatchObject(full);
  });

  test("administrators have no quota", async () => {
    const admin = await createSignedIn(site, { isAdmin: true });
    const hash = hashOf(await send(await picture(), admin));
    await execute("update upload set stored_bytes = ? where hash = ?", [unusedQuota * 2, hash]);
    expect((await send(await picture(), admin)).status).toBe(200);
  });

  test("every file of a picture is counted, its tiles too", async () => {
    const hash = hashOf(await send(await noisePicture(700, 600).jpeg().toBuffer()));
    expect(await storedOf(hash)).toBe(await onDisk(hash));
    const before = await storedOf(hash);
    await requestTiles(site.fork(), [hash], new Date());
    site.jobs.nudge();
    await expect.poll(() => storedOf(hash), { timeout: 20_000 }).toBeGreaterThan(before);
    expect(await storedOf(hash)).toBe(await onDisk(hash));
  });

  test("what a member who leaves has not used goes with the next sweep", async () => {
    const answer = await send(await picture());
    await leave(member);
    await site.uploads.sweep();
    expect((await fetch(site.origin + answer.body.imageUrl)).status).toBe(404);
    expect(await storedOf(hashOf(answer))).toBe(0);
  });

  test("what is left of a member counts as whoever's hands it in again", async () => {
    const [bytes, leaver] = [await picture(), await createSignedIn(site)];
    const hash = hashOf(await send(bytes, leaver));
    await leave(leaver);
    await send(bytes);
    expect(await held()).toBe(await storedOf(hash));
  });
});
