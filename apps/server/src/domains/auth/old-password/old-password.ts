import { readArgon2 } from "./argon2-hash.ts";
import { readBcrypt, readWordPress } from "./bcrypt-hash.ts";
import { readDigest } from "./digest-hash.ts";
import { readMysqlOldPassword, readMysqlPassword } from "./mysql-password.ts";
import type { OldHash, OldScheme } from "./old-hash.ts";
import { readPbkdf2 } from "./pbkdf2-hash.ts";
import { readPhpass } from "./phpass.ts";
import { spellingsOf } from "./spelling.ts";

/** No text has the shape of two. */
const schemes: readonly OldScheme[] = [
  readPbkdf2,
  readMysqlPassword,
  readMysqlOldPassword,
  readBcrypt,
  readWordPress,
  readPhpass,
  readArgon2,
  readDigest,
];

function read(hash: string): OldHash | null {
  for (const scheme of schemes) {
    const found = scheme(hash);
    if (found) return found;
  }
  return null;
}

/** Whether passwords can be compared with it: its shape is known, and it takes no longer than a sign-in may. */
export const isKnownOldHash = (hash: string): boolean => read(hash) !== null;

/**
 * Whether it is the hash that Gnuboard, XE, Rhymix or WordPress made of this password (docs/decisions/075). Never throws:
 * no password is right for a hash that is not known.
 */
export async function verifyOldPassword(hash: string, password: string): Promise<boolean> {
  const matches = read(hash);
  if (!matches) return false;
  for (const spelling of spellingsOf(password)) if (await matches(spelling)) return true;
  return false;
}
