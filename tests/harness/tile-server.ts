import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";

/** The path of the tile in which a place lies (Web Mercator, as every open map has it). */
export function tileAt({ latitude, longitude }: { latitude: number; longitude: number }, zoom: number): string {
  const across = 2 ** zoom;
  const north = Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI;
  return `/${zoom}/${Math.floor(((longitude + 180) / 360) * across)}/${Math.floor(((1 - north) / 2) * across)}.png`;
}

/** Answers every tile with a plain one, and remembers what it was asked and by whom. */
export async function serveTiles() {
  const color = { r: 222, g: 232, b: 214 };
  const tile = await sharp({ create: { width: 256, height: 256, channels: 3, background: color } })
    .png()
    .toBuffer();
  const asked: { path: string; referer: string | undefined }[] = [];
  let isAway = (_path: string) => false;
  const server = createServer(({ url = "", headers: { referer } }, response) => {
    asked.push({ path: url, referer });
    if (isAway(url)) response.writeHead(503).end();
    else response.writeHead(200, { "content-type": "image/png" }).end(tile);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    template: `http://127.0.0.1:${port}/{z}/{x}/{y}.png`,
    /** From now on no tile comes, or none of those chosen, or all come again. */
    goAway: (away: boolean | ((path: string) => boolean)) => {
      isAway = typeof away === "boolean" ? () => away : away;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
