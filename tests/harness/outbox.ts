import { expect } from "vitest";

type Mail = { to: string; subject: string; text: string; headers: Record<string, string> };

/** What was mailed to an address, the newest first. */
export async function mailsTo(origin: string, to: string): Promise<Mail[]> {
  const response = await fetch(`${origin}/dev/outbox`, { headers: { accept: "application/json" } });
  const mails = (await response.json()) as Mail[];
  return mails.filter((mail) => mail.to === to);
}

/** The address in the newest of `count` invitations, or whatever else was mailed; it waits for as many. */
export async function mailedInvitation(origin: string, to: string, count = 1): Promise<string> {
  await expect.poll(async () => (await mailsTo(origin, to)).length).toBe(count);
  const [newest] = await mailsTo(origin, to);
  return /\S+\/invitation#\S+/u.exec(newest?.text ?? "")?.[0] ?? "";
}

/** The six digits of the newest of `count` mails to an address; it waits for as many. */
export async function mailedCode(origin: string, to: string, count = 1): Promise<string> {
  await expect.poll(async () => (await mailsTo(origin, to)).length).toBe(count);
  const [newest] = await mailsTo(origin, to);
  return /\b\d{6}\b/u.exec(newest?.text ?? "")?.[0] ?? "";
}
