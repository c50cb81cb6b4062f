import { createHmac } from "node:crypto";
import { isWithin, type OldScheme } from "./old-hash.ts";

/** 0.9 s; PHP takes 10 and 12, XE 8 unless told otherwise. */
const mostCost = 14;

/** PHP's password_hash() and crypt(): Gnuboard that was changed for it, XE, Rhymix, and WordPress with a plugin. */
export const readBcrypt: OldScheme = (hash) => {
  const [, cost] = /^\$2[abxy]\$(\d\d)\$[./\dA-Za-z]{53}$/u.exec(hash) ?? [];
  if (!isWithin(cost, 4, mostCost)) return null;
  return async (password) => {
    const { verify } = await import("@node-rs/bcrypt");
    return verify(password, hash);
  };
};

/** WordPress since 6.8: bcrypt reads 72 bytes at most, so it is given a password's fingerprint. */
export const readWordPress: OldScheme = (hash) => {
  const matches = hash.startsWith("$wp$") ? readBcrypt(hash.slice("$wp".length)) : null;
  return matches && ((password) => matches(createHmac("sha384", "wp-sha384").update(password).digest("base64")));
};
