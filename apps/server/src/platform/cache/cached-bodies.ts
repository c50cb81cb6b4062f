import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, brotliDecompressSync, constants, gunzip, gunzipSync, gzip } from "node:zlib";
import { brotliWindow, type Compressed, type Encoding } from "../http/compress.ts";

/** As it was made when somebody asks again, then only as it is sent: a quarter or less. At least one is there. */
export type Bodies = Partial<Record<Encoding, Buffer>>;

/** Above this a slower, better compression gains hardly anything on texts like ours. */
const quality = 6;

const compress = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_LGWIN]: brotliWindow,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body),
  identity: (body: Buffer) => Promise.resolve(body),
} satisfies Record<Encoding, (body: Buffer) => Promise<Buffer>>;

/** A body in memory of its own: small ones are cut from a block, which would be kept whole for as long as they are. */
export function ownBody(body: Buffer): Buffer {
  if (body.length === body.buffer.byteLength) return body;
  const own = Buffer.allocUnsafeSlow(body.length);
  body.copy(own);
  return own;
}

async function identityOf({ identity, br, gzip: zipped }: Bodies): Promise<Buffer> {
  if (identity) return identity;
  return br ? promisify(brotliDecompress)(br) : promisify(gunzip)(zipped ?? Buffer.alloc(0));
}

/** The body in an encoding that is not there yet, and what is to be kept from then on. */
export async function bodyIn(encoding: Encoding, bodies: Bodies): Promise<{ body: Buffer; bodies: Bodies }> {
  const made = await identityOf(bodies);
  if (encoding === "identity") return { body: made, bodies };
  const body = ownBody(await compress[encoding](made));
  const { identity: _made, ...sent } = bodies;
  return { body, bodies: { ...sent, [encoding]: body } };
}

/** What was compressed lightly for one reader, as it was made: the next ones are worth a better compression. */
export const unpack = ({ encoding, body }: Compressed): Bodies => ({
  identity: encoding === "br" ? brotliDecompressSync(body) : gunzipSync(body),
});

/** Bytes. */
export const sizeOf = (bodies: Bodies): number => Object.values(bodies).reduce((sum, { length }) => sum + length, 0);
