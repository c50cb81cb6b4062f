import { Report } from "@bulmo/entities/report.entity";
import { administrators, members, row, type World } from "./world.ts";

export const reported = async (world: World) => {
  const { id } = await world.createComment();
  const em = world.site.fork();
  const [{ post_id: post } = { post_id: 0 }] = await em.execute<{ post_id: number }[]>(
    "select post_id from comment where id = ?",
    [id],
  );
  const report = em.create(Report, { post, comment: Number(id), reason: "AD" });
  await em.flush();
  return { target: { kind: "COMMENT", commentId: id }, latest: report.id };
};

export const reportRows = [
  // Nobody reports what they wrote themselves.
  row("report.create", "a question of the author", { ...members, author: 403 }, async (world) => ({
    target: { kind: "POST", ...(await world.createPost("QNA")) },
    reason: "AD",
  })),
  row("report.create", "a comment of the author", { ...members, author: 403 }, async (world) => ({
    target: { kind: "COMMENT", commentId: (await world.createComment()).id },
    reason: "ABUSE",
  })),
  row("report.list", "the queue", administrators, () => ({})),
  row("report.count", "the queue", administrators),
  row("report.dismiss", "a comment of the author", administrators, reported),
];
