import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";

/** Answers every tile with a plain one, and remembers what it was asked and by whom. */
export async function serveTiles() {
  const color = { r: 222, g: 232, b: 214 };
  const tile = await sharp({ create: { width: 256, height: 256, channels: 3, background: color } })
    .png()
    .toBuffer();
  const asked: { path: string; referer: string | undefined }[] = [];
  let isAway = false;
  const server = createServer(({ url = "", headers: { referer } }, response) => {
    asked.push({ path: url, referer });
    if (isAway) response.writeHead(503).end();
    else response.writeHead(200, { "content-type": "image/png" }).end(tile);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    template: `http://127.0.0.1:${port}/{z}/{x}/{y}.png`,
    /** From now on no tile comes, or they come again. */
    goAway: (away: boolean) => {
      isAway = away;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
