import { createGrade } from "../grade.ts";
import { administrators, row, type World } from "./world.ts";

let last = 0;

/** One of its own for each who asks. */
const existing = async ({ site }: World) => ({ id: await createGrade(site.fork(), `등급 ${(last += 1)}`) });

/** There is room for twenty. */
async function cleared(world: World) {
  await world.site
    .fork()
    .execute(`delete from member_grade where not exists (select from "user" where "user".grade_id = member_grade.id)`);
  return existing(world);
}

export const gradeRows = [
  row("grade.list", "all there are", administrators),
  row("grade.create", "a new one", administrators, async (world) => {
    await cleared(world);
    return { name: `새 등급 ${(last += 1)}` };
  }),
  row("grade.update", "one that is there", administrators, async (world) => ({
    ...(await existing(world)),
    name: `고친 등급 ${(last += 1)}`,
  })),
  row("grade.order", "one that is there", administrators, async (world) => {
    const { id } = await cleared(world);
    return { ids: [id] };
  }),
  row("grade.remove", "one that nobody has", administrators, existing),
  row("user.updateGrade", "the author", administrators, async (world) => ({
    id: world.author.id,
    gradeId: (await existing(world)).id,
  })),
];
