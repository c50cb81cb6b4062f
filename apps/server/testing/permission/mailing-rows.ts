import { addBounced, addMailing, createMailable } from "../mailing.ts";
import { administrators, row, type World } from "./world.ts";

const notice = ({ site }: World) => createMailable(site);
const mailing = ({ site }: World) => addMailing(site);
const bounced = ({ site }: World) => addBounced(site);

export const mailingRows = [
  row("mailing.audience", "of a notice", administrators, notice),
  row("mailing.trial", "of a notice", administrators, notice),
  row("mailing.create", "of a notice", administrators, notice),
  row("mailing.list", "all there are", administrators, () => ({})),
  row("mailing.listRecipients", "of one", administrators, mailing),
  row("mailing.noteBounce", "of one", administrators, bounced),
  row("mailing.stop", "one under way", administrators, mailing),
];
