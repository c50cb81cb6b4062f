import { createSignable } from "../audit-month.ts";
import { addFailedJob } from "../job.ts";
import { administrators, row, type World } from "./world.ts";

export const trashed = async (world: World) => {
  const address = await world.createPost("QNA");
  await world.site
    .fork()
    .execute("update stored_post set deleted_at = now() where type = ? and index = ?", [address.type, address.index]);
  return address;
};

export const trashRows = [
  row("trash.list", "the trash", administrators, () => ({})),
  row("trash.restore", "a question of the author", administrators, trashed),
  row("trash.purge", "a question of the author", administrators, trashed),
];

let signed = 0;

/** Each is signed once. */
function unsignedMonth(): string {
  signed += 1;
  return new Date(Date.UTC(2000, signed, 1)).toISOString().slice(0, 7);
}

export const auditRows = [
  row("audit.list", "the log", administrators, () => ({})),
  row("dashboard.get", "the first page", administrators, () => undefined),
  row("auditReview.list", "the months", administrators),
  row("auditReview.get", "a month", administrators, () => ({ month: "2026-01" })),
  row("auditReview.sign", "a month of its own", administrators, ({ site }) => createSignable(site, unsignedMonth())),
  row("audit.getReason", "one's own", administrators),
  row("audit.giveReason", "one's own", administrators, () => ({ reason: "MEMBERSHIP", note: "" })),
  row("importReport.list", "what was moved in", administrators, () => undefined),
  row("job.list", "all there are", administrators, () => ({})),
  row("job.retryMails", "all that were given up", administrators, async ({ site }) => void (await addFailedJob(site))),
  row("job.retry", "one that was given up", administrators, async ({ site }) => ({ id: await addFailedJob(site) })),
];
