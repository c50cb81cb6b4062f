import { verify } from "../../../platform/password-hash/argon2.ts";
import { isWithin, type OldScheme } from "./old-hash.ts";

/** In KiB; Rhymix takes 48 MiB, and 96 at most. */
const mostMemory = 98_304;

const shape = /^\$argon2(?:id|i)\$v=19\$m=(\d{1,6}),t=(\d{1,2}),p=(\d{1,2})\$[\dA-Za-z+/]{22}\$[\dA-Za-z+/]{43}$/u;

/** Rhymix, where it was told so: its cost is not today's, so that it is replaced as well. */
export const readArgon2: OldScheme = (hash) => {
  const [, memory, passes, lanes] = shape.exec(hash) ?? [];
  // 0.4 s at most.
  if (!isWithin(memory, 8, mostMemory) || !isWithin(passes, 1, 12) || !isWithin(lanes, 1, 4)) return null;
  // Base64 that no bytes end with is refused only here.
  return (password) => verify(hash, password).catch(() => false);
};
