import { Secret, TOTP } from "otpauth";

/** RFC 6238 as every app knows it: SHA-1, six digits, 30 seconds. The hash is HMAC's, where SHA-1 is still sound. */
const shape = { algorithm: "SHA1", digits: 6, period: 30 } as const;

/** Codes of the step before and after are taken too: telephones and people are slow. */
const window = 1;

const passwords = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...shape, ...names, secret: Secret.fromBase32(secret) });

/** 160 bits, as the algorithm's own key length asks. */
export const createSecret = (): string => new Secret({ size: 20 }).base32;

/** What a QR code tells an app: whose account it is, and where. */
export const addressOf = (secret: string, names: { issuer: string; label: string }): string =>
  passwords(secret, names).toString();

/** The code of a moment, as an app shows it. */
export const codeAt = (secret: string, at: Date): string => passwords(secret).generate({ timestamp: at.getTime() });

/** The step of 30 seconds that a code belongs to; null when it is none of now. */
export function stepOf(secret: string, code: string, at: Date): number | null {
  const timestamp = at.getTime();
  const delta = passwords(secret).validate({ token: code, timestamp, window });
  return delta === null ? null : TOTP.counter({ period: shape.period, timestamp }) + delta;
}
