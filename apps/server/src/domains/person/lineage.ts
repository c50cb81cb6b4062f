type Row = { id: number; teacher_id: number | null; is_founder: boolean };

/** Where somebody stands: generation 1 is the founder, 0 and less are their teachers, null is outside of the lineage. */
export type Placed<R> = R & { generation: number | null; group: number | null };

/** The founder's teachers, the first of all at the beginning. A circle, which no write leaves, would end where it began. */
function teachersOf<R extends Row>(founder: R, byId: ReadonlyMap<number, R>): R[] {
  const line: R[] = [];
  const seen = new Set([founder.id]);
  for (let id = founder.teacher_id; id !== null && !seen.has(id);) {
    const teacher = byId.get(id);
    if (!teacher) break;
    seen.add(id);
    line.unshift(teacher);
    id = teacher.teacher_id;
  }
  return line;
}

/**
 * Everybody in the order of the lineage: the founder's teachers, the founder, and after each teacher their disciples;
 * then who stands outside. Rows come in the order in which disciples of one teacher stand.
 */
export function positionInLineage<R extends Row>(rows: readonly R[]): Placed<R>[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byTeacher = Map.groupBy(rows, (row) => row.teacher_id);
  const founder = rows.find((row) => row.is_founder);
  const placed: Placed<R>[] = [];
  const descend = (row: R, generation: number, group: number | null) => {
    placed.push({ ...row, generation, group });
    for (const disciple of byTeacher.get(row.id) ?? []) descend(disciple, generation + 1, group ?? disciple.id);
  };
  if (founder) {
    const line = teachersOf(founder, byId);
    placed.push(...line.map((row, place) => ({ ...row, generation: place + 1 - line.length, group: null })));
    descend(founder, 1, null);
  }
  const inside = new Set(placed.map(({ id }) => id));
  const outside = rows.filter(({ id }) => !inside.has(id));
  return [...placed, ...outside.map((row) => ({ ...row, generation: null, group: null }))];
}
