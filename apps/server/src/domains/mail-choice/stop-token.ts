import { mailChoiceKind } from "@bulmo/contracts/mail-choice";
import { type MailChoiceKind } from "@bulmo/contracts/mail-choice-kind";
import { z } from "zod";
import type { SealingKey } from "../../platform/seal/sealing-key.ts";

/** What turns off one kind of mail to one member, for whoever holds a mail of that kind. It never runs out: mails are kept. */
export type Stop = { userId: string; kind: MailChoiceKind };

const owner = "mail-stop";
const stop = z.object({ u: z.uuid(), k: mailChoiceKind });

export const sealStop = (key: SealingKey, { userId, kind }: Stop): string =>
  Buffer.from(key.seal(JSON.stringify({ u: userId, k: kind }), owner), "base64").toString("base64url");

/** Null for what is none of ours. */
export function unsealStop(key: SealingKey, token: string): Stop | null {
  const text = key.unseal(Buffer.from(token, "base64url").toString("base64"), owner);
  if (text === null) return null;
  const read = stop.safeParse(JSON.parse(text));
  return read.success ? { userId: read.data.u, kind: read.data.k } : null;
}
