import { rm } from "node:fs/promises";
import { join } from "node:path";
import { type Format, pictureFile } from "./picture-file.ts";
import { preparedDirectory } from "./prepared-directory.ts";
import { spawnServer } from "./server-process.ts";

export const curator = { username: "curator01", password: "lotus-Pond-1!" };

export type Work = {
  type: string;
  title: string;
  author: string;
  caption?: string;
  subType?: number;
  rights?: string;
  format?: Format;
  alt?: string;
  text?: string;
};

/** What the curator of a site does without a browser. */
export async function curate(origin: string) {
  let token = "";

  async function call<Answer>(method: string, path: string, body?: BodyInit | object): Promise<Answer> {
    const isForm = body instanceof FormData;
    const answer = await fetch(origin + path, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(isForm ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }
  ({ accessToken: token } = await call<{ accessToken: string }>("POST", "/api/auth/sign-in", curator));

  let seed = 0;
  async function upload(format: Format): Promise<string> {
    const form = new FormData();
    form.set("file", pictureFile(format, (seed += 1)), "work.png");
    return (await call<{ imageUrl: string }>("POST", "/api/upload", form)).imageUrl;
  }
  return {
    origin,
    call,
    upload,
    /** Answers the work's number. */
    async hang({ format, alt = "", text = "", ...work }: Work): Promise<number> {
      const image = format ? `<img src="${await upload(format)}" alt="${alt}" />` : "";
      const content = image + (text || image ? text : "<p>글</p>");
      return (await call<{ data: number }>("POST", "/api/post", { ...work, content })).data;
    },
    takeDown: (type: string, index: number) => call("DELETE", "/api/post", [{ type, index }]),
  };
}

export type Curated = Awaited<ReturnType<typeof curate>>;

/** A site whose galleries hold what a test hangs there and nothing else. */
export async function openGallerySite() {
  const directory = await preparedDirectory("curated");
  const server = await spawnServer({ DATA_DIR: directory.path, SAMPLE_DATA: "off", LOG_LEVEL: "warn" });
  await server.ready();
  return {
    ...(await curate(server.origin)),
    /** Its files of pictures are gone, and nothing knows of it. */
    losePictures: () => rm(join(directory.path, "uploads"), { recursive: true }),
    async close() {
      await server.stop();
      await directory.remove();
    },
  };
}

export type GallerySite = Awaited<ReturnType<typeof openGallerySite>>;
