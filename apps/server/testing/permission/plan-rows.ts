import { PlannedPost } from "@bulmo/entities/planned-post.entity";
import { administrators, row, type World } from "./world.ts";

const written = { type: "NOTICE", title: "예약한 공지", content: "<p>글</p>" };
const planned = { ...written, publishAt: new Date(Date.now() + 86_400_000).toISOString() };

/** One of its own for each who asks. */
async function existing({ site }: World) {
  const em = site.fork();
  const { type, title } = written;
  const plan = em.create(PlannedPost, { type, title, written, publishAt: new Date(planned.publishAt) });
  await em.flush();
  return { id: plan.id };
}

export const planRows = [
  row("plan.list", "all there are", administrators),
  row("plan.get", "one that is there", administrators, existing),
  row("plan.create", "a new one", administrators, () => planned),
  row("plan.update", "one that is there", administrators, async (world) => ({
    ...planned,
    ...(await existing(world)),
  })),
  row("plan.publish", "one that is there", administrators, existing),
  row("plan.remove", "one that is there", administrators, existing),
];
