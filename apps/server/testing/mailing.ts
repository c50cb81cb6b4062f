import { Job } from "@bulmo/entities/job.entity";
import { MailChoice } from "@bulmo/entities/mail-choice.entity";
import { Mailing, MailingRecipient } from "@bulmo/entities/mailing.entity";
import type { User } from "@bulmo/entities/user.entity";
import { bounceMail } from "./bounce.ts";
import { createPosts, createUser, proveEmail } from "./fixture.ts";
import type { Site } from "./site.ts";

/** Agrees to notices by mail, at an address that proved itself. */
export async function agreeToNotices(site: Pick<Site, "fork">, user: User): Promise<void> {
  await proveEmail(site.fork(), user);
  await site.fork().insert(MailChoice, { user: user.id, kind: "NOTICE", isOn: true, decidedAt: new Date() });
}

/** A notice, and a member who would be mailed it. */
export async function createMailable(site: Pick<Site, "fork">): Promise<{ index: number }> {
  await agreeToNotices(site, await createUser(site.fork()));
  const [notice] = await createPosts(site.fork(), "NOTICE", [{}]);
  if (!notice) throw new Error("no notice");
  return { index: notice.index };
}

/** One that is under way to somebody, and that no process knows of. */
export async function addMailing(site: Pick<Site, "fork">): Promise<{ id: number }> {
  const user = await createUser(site.fork());
  const id = await site.fork().insert(Mailing, { title: "공지", createdAt: new Date() });
  await site.fork().insert(MailingRecipient, { mailing: id, user: user.id });
  return { id };
}

/** What a mail server reports of a notice that was mailed a while ago. */
export async function addBounced(site: Pick<Site, "fork" | "notifier">): Promise<{ mail: string }> {
  const { id } = await addMailing(site);
  const [recipient] = await site.fork().find(MailingRecipient, { mailing: id });
  const user = recipient?.user.id ?? "";
  const key = `mailing ${id} ${user}`;
  const job = await site.fork().insert(Job, {
    kind: "mail",
    subject: "notice",
    data: {},
    key,
    user,
    state: "DONE",
    createdAt: new Date(),
    endedAt: new Date(),
  });
  const messageId = `${job}@${new URL(site.notifier.siteUrl).hostname}`;
  return { mail: bounceMail({ messageId }) };
}
