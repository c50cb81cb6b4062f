import type { z } from "zod";

export type FirstIssue = { field: string; message: string };

/** The first failing rule of each field that has one. */
export function issuesByField<Shape extends z.ZodRawShape>(
  form: z.ZodObject<Shape>,
  values: unknown,
): Map<string, string> {
  const { error } = form.safeParse(values);
  const issues = error?.issues ?? [];
  return new Map(issues.map(({ path: [field], message }) => [String(field), message] as const).toReversed());
}

/** The first failing rule in the order of a form's fields, which is the one that people are told; null when all hold. */
export function firstIssue<Shape extends z.ZodRawShape>(form: z.ZodObject<Shape>, values: unknown): FirstIssue | null {
  const { error } = form.safeParse(values);
  if (!error) return null;
  const fields = Object.keys(form.shape);
  const placeOf = ({ path: [field] }: { path: PropertyKey[] }) => fields.indexOf(String(field));
  const [first] = error.issues.toSorted((one, other) => placeOf(one) - placeOf(other));
  return first ? { field: String(first.path[0] ?? ""), message: first.message } : null;
}
