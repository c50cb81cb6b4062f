import { createEvent, createOpenEvent, createRemovedEvent } from "../event.ts";
import { administrators, members, readers, row, type World } from "./world.ts";

const written = { title: "봄 정기 총회", year: 2027, month: 4, day: 10 };

/** One of its own for each who asks. */
const draft = async ({ site }: World) => ({ id: await createEvent(site.fork()) });
const published = async ({ site }: World) => ({ id: await createEvent(site.fork(), { state: "PUBLISHED" }) });
const open = async ({ site }: World) => ({ id: await createOpenEvent(site.fork()), year: 2900 });

const missing = 404;

export const eventRows = [
  row("event.list", "a year", readers, () => ({ year: 2027 })),
  row("event.get", "one that everybody may know of", readers, published),
  row(
    "event.get",
    "a draft",
    {
      ...readers,
      visitor: missing,
      member: missing,
      author: missing,
      "administrator without a second factor": missing,
      "former administrator": missing,
    },
    draft,
  ),
  row("event.listAll", "all there are", administrators),
  row("event.create", "a new one", administrators, () => written),
  row("event.update", "one that is there", administrators, async (world) => ({ ...written, ...(await draft(world)) })),
  row("event.cancel", "one that is there", administrators, async (world) => ({
    ...(await published(world)),
    year: 2027,
  })),
  row("event.remove", "one that is there", administrators, draft),
  row("event.restore", "one that was removed", administrators, async ({ site }) => ({
    id: await createRemovedEvent(site.fork()),
  })),
  row("event.getReply", "one's own", members, open),
  row("event.reply", "one's own", members, async (world) => ({ ...(await open(world)), isComing: true })),
  row("event.removeReply", "one's own", members, open),
  row("event.listReplies", "of one that is there", administrators, open),
];
