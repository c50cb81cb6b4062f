import { hash as digest } from "node:crypto";
import { encodeCp949 } from "./cp949.ts";
import { isSame, type OldScheme } from "./old-hash.ts";

/** A site that spoke EUC-KR hashed those bytes, and its hashes came along when it was changed to UTF-8. */
async function encodingsOf(password: string): Promise<Buffer[]> {
  const korean = await encodeCp949(password);
  return [Buffer.from(password), ...(korean ? [korean] : [])];
}

const hashed = (bytes: Buffer): Buffer => digest("sha1", digest("sha1", bytes, "buffer"), "buffer");

/** PASSWORD() since MySQL 4.1: SHA-1 of SHA-1. */
export const readMysqlPassword: OldScheme = (hash) => {
  if (!/^\*[\dA-F]{40}$/iu.test(hash)) return null;
  const expected = Buffer.from(hash.slice(1), "hex");
  return async (password) => (await encodingsOf(password)).some((bytes) => isSame(hashed(bytes), expected));
};

/** Two sums of 31 bits that run through the bytes; what they lose above does not reach below. */
function sums(bytes: Buffer): Buffer {
  let one = 0x50305735;
  let other = 0x12345671;
  let added = 7;
  for (const byte of bytes) {
    if (byte === 0x20 || byte === 0x09) continue;
    one ^= (Math.imul((one & 63) + added, byte) + (one << 8)) | 0;
    other = (other + ((other << 8) ^ one)) | 0;
    added += byte;
  }
  const result = Buffer.alloc(8);
  result.writeUInt32BE(one & 0x7fffffff, 0);
  result.writeUInt32BE(other & 0x7fffffff, 4);
  return result;
}

/** PASSWORD() before MySQL 4.1, and OLD_PASSWORD() after: it does not see blanks. */
export const readMysqlOldPassword: OldScheme = (hash) => {
  if (!/^[\da-f]{16}$/iu.test(hash)) return null;
  const expected = Buffer.from(hash, "hex");
  return async (password) => (await encodingsOf(password)).some((bytes) => isSame(sums(bytes), expected));
};
