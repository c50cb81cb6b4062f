import { hash as digest } from "node:crypto";
import { isSame, type OldScheme } from "./old-hash.ts";

type Digest = (text: string) => string;

const of =
  (name: string): Digest =>
  (text) =>
    digest(name, text, "hex");
const md5 = of("md5");
const sha1 = of("sha1");

/** What XE and Rhymix take for a hash without salt, by how many digits it has. */
const digests: Readonly<Record<number, readonly Digest[]>> = {
  32: [md5, (text) => md5(sha1(md5(text)))],
  40: [sha1],
  64: [of("sha256")],
  96: [of("sha384")],
  128: [of("sha512")],
};

export const readDigest: OldScheme = (hash) => {
  const candidates = /^[\da-f]+$/iu.test(hash) ? digests[hash.length] : undefined;
  if (!candidates) return null;
  const expected = Buffer.from(hash, "hex");
  return (password) => candidates.some((candidate) => isSame(Buffer.from(candidate(password), "hex"), expected));
};
