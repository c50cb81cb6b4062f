import { createHmac, hkdfSync } from "node:crypto";

export type SigningKey = ReturnType<typeof createSigningKey>;

/** Signs what must be known again but not kept: HMAC-SHA-256, with a key that `secret` gives for this purpose alone. */
export function createSigningKey(secret: string, purpose: "address code") {
  const key = Buffer.from(hkdfSync("sha256", secret, "", `bulmo ${purpose}`, 32));
  return { sign: (text: string): Buffer => createHmac("sha256", key).update(text).digest() };
}
