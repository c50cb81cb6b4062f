import { createHash, randomInt } from "node:crypto";
import { crc32 } from "node:zlib";

/**
 * `bulmo_`, 43 letters and digits at random (256 bits), and a checksum of six: the format of GitHub's tokens ("Behind
 * GitHub's new authentication token formats", 2021). Whoever looks for secrets that were published by mistake knows one by
 * its beginning, tells a real one by its end without asking the site, and nothing in it splits a word that is selected by
 * a double click.
 */
const beginning = "bulmo_";
const randomLength = 43;
const checksumLength = 6;
const shape = new RegExp(`^${beginning}[0-9A-Za-z]{${randomLength + checksumLength}}$`, "u");

const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** How much of a key its member is shown later on: enough to tell it from 19 others, and 208 bits less than all. */
const shownLength = beginning.length + 8;

function checksumOf(text: string): string {
  let rest = crc32(text);
  let written = "";
  while (written.length < checksumLength) {
    written = letters.charAt(rest % letters.length) + written;
    rest = Math.floor(rest / letters.length);
  }
  return written;
}

/** A new key, which is written down nowhere. */
export function createKeyText(): string {
  const random = Array.from({ length: randomLength }, () => letters.charAt(randomInt(letters.length))).join("");
  return `${beginning}${random}${checksumOf(beginning + random)}`;
}

/** Whether a token means to be a key, right or wrong; a session's never begins like that. */
export const looksLikeKey = (token: string): boolean => token.startsWith(beginning);

/** Whether it may be one of ours, before anybody is asked. */
export const isKeyText = (token: string): boolean =>
  shape.test(token) && checksumOf(token.slice(0, -checksumLength)) === token.slice(-checksumLength);

/** What is stored. Nobody tries out 256 bits, so that neither a slow hash nor a lock after wrong tries would add anything. */
export const hashKey = (key: string): string => createHash("sha256").update(key).digest("hex");

export const prefixOf = (key: string): string => key.slice(0, shownLength);
