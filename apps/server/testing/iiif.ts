import type { WorkTextName } from "@bulmo/contracts/work-field";
import { Post } from "@bulmo/entities/post.entity";
import { Upload } from "@bulmo/entities/upload.entity";
import { quarters } from "@bulmo/testing/honest-pictures";
import { expect, vi } from "vitest";
import type { createSignedIn } from "./account.ts";
import { addPicture } from "./pictures.ts";
import type { Site } from "./site.ts";

type Administrator = Awaited<ReturnType<typeof createSignedIn>>;

/** What the site calls itself in its answers; a test asks it at another port. */
const publicUrl = "http://localhost:3000";

/** An address out of an answer, as the test reaches it. */
export const reach = (site: Site, address: string): string => address.replace(publicUrl, site.origin);

/** Asks for JSON at a path or at an address out of an answer. */
export async function read(site: Site, address: string) {
  const answer = await fetch(address.startsWith("/") ? site.origin + address : reach(site, address));
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Record<string, unknown> };
}

type Changes = Partial<Record<"type" | "title" | WorkTextName, string>> & {
  artists?: readonly object[];
  /** Of its picture: of one width two works show the same file, as whoever sends a picture twice has it once. */
  pictureWidth?: number;
};

/** Hangs a work as an administrator does, with the tiles of its picture, which others may show unless the rights say otherwise. */
export async function hangWork(site: Site, admin: Administrator, changes: Changes = {}) {
  const { type = "FIRST_EXHIBITION", title = "수월관음도", rights = "CC_BY", pictureWidth = 1500, ...record } = changes;
  const url = await addPicture(site.uploads.pictures, quarters(pictureWidth, 1100));
  const content = `<p>글</p><img src="${url}" alt="">`;
  const body = { type, title, caption: "비단에 석채, 50×125cm", content, rights, ...record };
  const written = await site.call("POST", "/api/post", { token: admin.token, body });
  expect(written.status).toBe(200);
  const index = written.body.data as number;
  const [, hash = ""] = /([0-9a-f]{64})/u.exec(url) ?? [];
  await site.jobs.flush();
  // What was begun before is waited for as well.
  await vi.waitUntil(() => site.fork().count(Upload, { hash, hasTiles: true }), { timeout: 60_000 });
  const { id } = await site.fork().findOneOrFail(Post, { type, index });
  const [, image = ""] = /^\/uploads\/([^/]+)\//u.exec(url) ?? [];
  return { number: id, address: { type, index }, url, image: `/iiif/image/${image}` };
}
