import { openAsBlob } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testServers } from "@bulmo/entities/testing/test-database";
import { isLong } from "@bulmo/testing/figures";
import sharp, { type Sharp } from "sharp";
import { createUser, fixturePassword } from "./fixture.ts";
import { openSite } from "./site.ts";

// A process of its own, whose memory is that of a server and ten senders and nothing else.

const side = 10_000;
const directory = await mkdtemp(join(tmpdir(), "bulmo-storm-"));

/** Of one colour: what a decoder holds in memory depends on the pixels' number alone, and the test has no day. */
const pixels = (background: string) => sharp({ create: { width: side, height: side, channels: 3, background } });

const pictures: Sharp[] = [
  pixels("#B5382A").jpeg(),
  pixels("#2F6B57").jpeg({ progressive: true, chromaSubsampling: "4:4:4" }),
  pixels("#27496D").png(),
];

async function makeSources(): Promise<Blob[]> {
  sharp.cache(false);
  for (const [place, picture] of pictures.entries()) await picture.toFile(join(directory, `${place}`));
  return Promise.all(pictures.map((_picture, place) => openAsBlob(join(directory, `${place}`))));
}

const megabytes = () => Math.round(process.memoryUsage().rss / 1024 / 1024);

const sources = await makeSources();
const [server] = testServers(undefined);
if (!server) throw new Error("no database");
const site = await openSite(server);
const { username } = await createUser(site.fork(), { isAdmin: true });
const signedIn = await site.call("POST", "/api/auth/sign-in", { body: { username, password: fixturePassword } });

async function send(source: Blob): Promise<number> {
  const form = new FormData();
  form.append("file", source, "photograph");
  const headers = { authorization: `Bearer ${signedIn.body.accessToken}` };
  const response = await fetch(`${site.origin}/api/upload`, { method: "POST", body: form, headers });
  await response.text();
  return response.status;
}

const before = megabytes();
let peak = before;
let slowest = 0;
let isOver = false;
const sampler = setInterval(() => (peak = Math.max(peak, megabytes())), 20);

/** Somebody reads meanwhile. */
async function read(): Promise<void> {
  if (isOver) return;
  const begin = performance.now();
  await (await fetch(`${site.origin}/api/post/list?type=NOTICE`)).text();
  slowest = Math.max(slowest, performance.now() - begin);
  setTimeout(() => void read(), 50);
}

void read();
const begin = performance.now();
// Six plain ones, two progressive ones, two PNGs; or as many as cannot be in memory together.
const order = (isLong ? [0, 1, 0, 2, 0, 0, 1, 0, 2, 0] : [1, 0, 1, 2]).flatMap((place) => sources[place] ?? []);
const statuses = await Promise.all(order.map(send));
isOver = true;
clearInterval(sampler);
const seconds = Math.round((performance.now() - begin) / 100) / 10;
process.stdout.write(JSON.stringify({ statuses, before, peak, slowest: Math.round(slowest), seconds }));
await site.close();
await rm(directory, { recursive: true, force: true });
process.exit(0);
