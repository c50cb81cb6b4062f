import { hash as digest } from "node:crypto";
import { setImmediate as pause } from "node:timers/promises";
import { isSame, type OldScheme } from "./old-hash.ts";

const signs = "./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Powers of two: 0.2 s at most; WordPress takes the 13th. */
const rounds = { least: 7, most: 17 };

/** Rounds of a few milliseconds, after which others have their turn. */
const slice = 1024;

/** Three bytes as four signs, the lowest bits first. */
function encoded(bytes: Buffer): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const group = bytes.subarray(at, at + 3);
    const value = group.readUIntLE(0, group.length);
    for (let place = 0; place <= group.length; place += 1) text += signs[(value >> (6 * place)) & 63] ?? "";
  }
  return text;
}

async function hashed(password: string, salt: string, count: number): Promise<string> {
  const bytes = Buffer.from(password);
  // The hash so far, and the password behind it.
  const block = Buffer.concat([digest("md5", Buffer.concat([Buffer.from(salt), bytes]), "buffer"), bytes]);
  for (let round = 1; round <= count; round += 1) {
    digest("md5", block, "buffer").copy(block);
    if (round % slice === 0) await pause();
  }
  return encoded(block.subarray(0, 16));
}

/** WordPress until 6.8 and phpBB: MD5 over and over, with a salt. */
export const readPhpass: OldScheme = (hash) => {
  const [, power = "", salt = "", expected = ""] =
    /^\$[PH]\$([./\dA-Za-z])([./\dA-Za-z]{8})([./\dA-Za-z]{22})$/u.exec(hash) ?? [];
  const exponent = power === "" ? -1 : signs.indexOf(power);
  if (exponent < rounds.least || exponent > rounds.most) return null;
  return async (password) => isSame(Buffer.from(await hashed(password, salt, 2 ** exponent)), Buffer.from(expected));
};
