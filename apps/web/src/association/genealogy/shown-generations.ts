import type { Lineage, Teacher } from "./lineage-tree.ts";

/** So many names are read at one look, on a page and on paper. */
const most = 45;
/** A founder is shown with their disciples and those of these, however many they are. */
const least = 3;

/** Everybody from the founder down to a generation. */
export const pruned = ({ disciples, ...teacher }: Teacher, generations: number): Teacher => ({
  ...teacher,
  disciples: generations > 1 ? disciples.map((one) => pruned(one, generations - 1)) : [],
});

const countOf = ({ disciples }: Teacher): number => disciples.reduce((sum, one) => sum + countOf(one), 1);

/** Down to which generation the picture shows a lineage at first: to the last whose names can be read with the others. */
export function generationsAtFirst({ line, founder, depth }: Lineage): number {
  if (!founder) return 0;
  const fits = (generations: number) => line.length - 1 + countOf(pruned(founder, generations)) <= most;
  let shown = Math.min(least, depth);
  while (shown < depth && fits(shown + 1)) shown += 1;
  return shown;
}
