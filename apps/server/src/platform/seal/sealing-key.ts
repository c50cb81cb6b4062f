import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const nonceBytes = 12;
const tagBytes = 16;

export type SealingKey = ReturnType<typeof createSealingKey>;

/** Seals what must be read again: AES-256-GCM, with a key that `secret` gives for this purpose and nothing else does. */
export function createSealingKey(secret: string, purpose: "mail stop" | "second factor" | "webhook") {
  const key = Buffer.from(hkdfSync("sha256", secret, "", `bulmo ${purpose}`, 32));
  return {
    /** Bound to its owner, by the id: moved to another row it opens no more. */
    seal(text: string, ownerId: string): string {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(ownerId));
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64");
    },

    /** Null for what another key sealed. */
    unseal(sealed: string, ownerId: string): string | null {
      const bytes = Buffer.from(sealed, "base64");
      const [nonce, tag] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes, nonceBytes + tagBytes)];
      try {
        const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: tagBytes });
        decipher.setAAD(Buffer.from(ownerId)).setAuthTag(tag);
        return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, "utf8") + decipher.final("utf8");
      } catch {
        return null;
      }
    },
  };
}
