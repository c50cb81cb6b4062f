import { errorMessages } from "@bulmo/contracts/error";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { testServers } from "@bulmo/entities/testing/test-database";
import { quarters } from "@bulmo/testing/honest-pictures";
import { beginForm, trickle } from "@bulmo/testing/slow-client";
import { sendFile } from "@bulmo/testing/upload-form";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DomainError } from "../../errors.ts";
import { createSignedIn } from "../../../testing/account.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { createUploadSlots } from "./upload-slots.ts";

// Places are counted in the process: the embedded database does.
const [server] = testServers(undefined);

/** Long enough for somebody else to upload meanwhile; the real figures are of `minimum-rate`. */
const timeouts = {
  headers: 10_000,
  window: 3_000,
  minimumBytes: 30,
  answerRate: { window: 3_000, minimumBytes: 30 },
  request: 60_000,
  checkInterval: 50,
};

let site: Site;
let token: string;
beforeAll(async () => {
  site = await openSite(server!, { timeouts, hasRateLimits: true, trustProxy: 1 });
  ({ token } = await createSignedIn(site));
});
afterAll(() => site.close());

const underWay = async () => (await readdir(join(site.dataDirectory, "scratch")).catch(() => [])).length;

test("SEC-21 while one member trickles into sixteen sockets, another uploads", async () => {
  const other = await createSignedIn(site);
  const trickling = Array.from({ length: 16 }, () => trickle(site.origin, beginForm(token)));
  await expect.poll(underWay).toBe(2);
  const answer = await sendFile(site.origin, other.token, await quarters().jpeg().toBuffer());
  expect(answer.status).toBe(200);
  const said = (await Promise.all(trickling)).map((end) => end.said);
  const refused = said.filter((words) => words.startsWith("HTTP/1.1 429 "));
  expect(refused).toHaveLength(14);
  for (const words of refused) {
    expect(words).toContain(errorMessages.UPLOADS_UNDER_WAY);
    expect(words).toMatch(/\r\nRetry-After: 5\r\n/iu);
  }
  expect(said.filter((words) => words.startsWith("HTTP/1.1 408 "))).toHaveLength(2);
  await expect.poll(underWay).toBe(0);
});

test("SEC-21 a place is free again once its upload has its answer", async () => {
  const bytes = await quarters(260, 200).jpeg().toBuffer();
  for (const body of [bytes, Buffer.from("no picture"), bytes])
    expect([200, 415]).toContain((await sendFile(site.origin, token, body)).status);
  const both = [sendFile(site.origin, token, bytes), sendFile(site.origin, token, bytes)];
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
});

test("SEC-21 an administrator hangs more than two works at once", async () => {
  const admin = await createSignedIn(site, { isAdmin: true });
  const begun = Array.from({ length: 3 }, () => trickle(site.origin, beginForm(admin.token)));
  await expect.poll(underWay).toBe(3);
  for (const { said } of await Promise.all(begun)) expect(said).toContain(errorMessages.BODY_TOO_SLOW);
});

test("SEC-21 eight members of one address, each with two forms, leave places to the others", async () => {
  const [other, ...members] = await Promise.all(Array.from({ length: 9 }, () => createSignedIn(site)));
  const begin = (own: string) => trickle(site.origin, beginForm(own, ["X-Forwarded-For: 203.0.113.9"]));
  const begun = members.flatMap((each) => [begin(each.token), begin(each.token)]);
  await expect.poll(underWay).toBe(6);
  const answer = await sendFile(site.origin, other?.token ?? "", await quarters(280, 200).jpeg().toBuffer());
  expect(answer.status).toBe(200);
  const refused = (await Promise.all(begun)).filter(({ said }) => said.startsWith("HTTP/1.1 503 "));
  expect(refused).toHaveLength(10);
  for (const { said } of refused) {
    expect(said).toContain(errorMessages.UPLOAD_BUSY);
    expect(said).toMatch(/\r\nRetry-After: 5\r\n/iu);
  }
  await expect.poll(underWay).toBe(0);
});

test("SEC-21 whoever fills the members' places, administrators find four more", async () => {
  const slots = createUploadSlots();
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const outcomes: string[] = [];
  const take = (place: number, isAdmin: boolean) =>
    slots
      .use({ userId: isAdmin ? "admin" : `${place}`, address: `203.0.113.${place}`, isAdmin }, () => {
        outcomes[place] = "taken";
        return ended;
      })
      .catch((error: DomainError) => void (outcomes[place] = error.reason));
  const isAdmin = [...Array<boolean>(13).fill(false), ...Array<boolean>(5).fill(true)];
  const all = isAdmin.map((each, place) => take(place, each));
  await expect.poll(() => outcomes.slice(0, 13)).toEqual([...Array<string>(12).fill("taken"), "UPLOAD_BUSY"]);
  await expect.poll(() => outcomes.slice(13)).toEqual([...Array<string>(4).fill("taken"), "UPLOAD_BUSY"]);
  end();
  await Promise.all(all);
  expect(await slots.use({ userId: "0", address: "203.0.113.0", isAdmin: false }, () => Promise.resolve(1))).toBe(1);
});

test("SEC-21 an upload that finds no place is none of the sixty an hour", async () => {
  const member = await createSignedIn(site);
  const bytes = await quarters(270, 200).jpeg().toBuffer();
  expect((await sendFile(site.origin, member.token, bytes)).status).toBe(200);
  await site.fork().execute("update rate_limit set count = 50 where key like 'upload%'");
  const trickling = Array.from({ length: 2 }, () => trickle(site.origin, beginForm(member.token)));
  await expect.poll(underWay).toBe(2);
  const refused = await Promise.all(Array.from({ length: 10 }, () => sendFile(site.origin, member.token, bytes)));
  expect(refused.filter(({ body }) => body.reason === "UPLOADS_UNDER_WAY")).toHaveLength(10);
  await Promise.all(trickling);
  await expect.poll(underWay).toBe(0);
  expect((await sendFile(site.origin, member.token, bytes)).status).toBe(200);
});
