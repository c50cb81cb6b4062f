import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const isText = /\.(?:js|css|svg|json|html|wasm)$/u;

/** Bytes. A larger file takes half a minute at the best quality, for a fiftieth. */
const large = 4_000_000;

/** Bytes. Below this little is saved. */
const least = 512;

const inBrotli = (body: Buffer) =>
  promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_QUALITY]: body.length > large ? 9 : constants.BROTLI_MAX_QUALITY,
    },
  });
const inGzip = (body: Buffer) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION });

async function compressFile(path: string): Promise<void> {
  const body = await readFile(path);
  if (body.length < least) return;
  const [br, gz] = await Promise.all([inBrotli(body), inGzip(body)]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

/** Compresses the client's files once and well: a seventh smaller than a server has time for, and no work for it. */
export function compressed(): Plugin {
  return {
    name: "bulmo:compressed",
    applyToEnvironment: (environment) => environment.name === "client",
    async writeBundle({ dir = "." }) {
      const assets = join(dir, "assets");
      const files = (await readdir(assets)).filter((name) => isText.test(name));
      await Promise.all(files.map((name) => compressFile(join(assets, name))));
    },
  };
}
