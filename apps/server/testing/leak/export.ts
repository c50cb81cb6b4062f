import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyAttachments } from "../../src/commands/export/attachments.ts";
import { copySite } from "../../src/commands/export/copy-site.ts";
import { copyPictures } from "../../src/commands/export/pictures.ts";
import { postsCsv } from "../../src/commands/export/tables.ts";
import type { Site } from "../site.ts";

const isText = /\.(?:html|xml|json|ics|txt)$/u;

/** All that an export of the site says of posts: the copy of its pages, with what they are called, the table, the pictures. */
export async function exportedText({ fork, origin, uploads }: Site): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "bulmo-leaks-"));
  try {
    const { blobStore } = uploads.pictures;
    const pictures = await copyPictures(fork(), blobStore, join(directory, "pictures"));
    const files = await copyAttachments(fork(), blobStore, join(directory, "files"));
    const texts = [...pictures.keys(), await postsCsv(fork(), { pictures, files })];
    await copySite({ origin, publicUrl: "https://bulmo.example", paths: [], target: join(directory, "site") });
    for (const name of await readdir(directory, { recursive: true })) {
      texts.push(name);
      if (isText.test(name)) texts.push(await readFile(join(directory, name), "utf8"));
    }
    return texts.join("\n");
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
