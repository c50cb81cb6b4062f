import { createHmac, randomBytes } from "node:crypto";

/** How the Standard Webhooks specification marks a secret for signatures of version 1. */
const beginning = "whsec_";

/** Bytes: the specification asks for 24 to 64. */
const secretLength = 32;

export const createSecret = (): string => beginning + randomBytes(secretLength).toString("base64");

export type Message = { id: string; timestamp: number; body: string };

const signatureOf = (secret: string, { id, timestamp, body }: Message) =>
  createHmac("sha256", Buffer.from(secret.slice(beginning.length), "base64"))
    .update(`${id}.${timestamp}.${body}`)
    .digest("base64");

/** The headers of Standard Webhooks 1.0: one signature for each secret that a receiver may hold. `timestamp` in seconds. */
export const signedHeaders = (secrets: readonly string[], message: Message): Record<string, string> => ({
  "webhook-id": message.id,
  "webhook-timestamp": String(message.timestamp),
  "webhook-signature": secrets.map((secret) => `v1,${signatureOf(secret, message)}`).join(" "),
});
