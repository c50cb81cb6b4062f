import { pbkdf2 } from "node:crypto";
import { promisify } from "node:util";
import { isSame, isWithin, type OldScheme } from "./old-hash.ts";

const derive = promisify(pbkdf2);

/** 0.4 s; Gnuboard takes 12,000, Rhymix 32,768 unless told otherwise. */
const mostIterations = 2 ** 20;

const shape =
  /^(sha1|sha256|sha384|sha512):(\d{1,7}):([^:]{1,64}):((?:[\dA-Za-z+/]{4}){5,20}(?:[\dA-Za-z+/]{2}==|[\dA-Za-z+/]{3}=)?)$/u;

/** Gnuboard 5, XE and Rhymix: digest, iterations, the salt as text, and the key in Base64, which says how long it is. */
export const readPbkdf2: OldScheme = (hash) => {
  const [, digest, iterations, salt, key = ""] = shape.exec(hash) ?? [];
  const expected = Buffer.from(key, "base64");
  if (!digest || !salt || !isWithin(iterations, 1, mostIterations) || expected.length > 64) return null;
  return async (password) =>
    isSame(await derive(password, salt, Number(iterations), expected.length, digest), expected);
};
