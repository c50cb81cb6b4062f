type Told = { type?: unknown; kind?: unknown };

const of = (value: unknown): Told => (typeof value === "object" && value !== null ? value : {});

const board = ({ type }: Told) => `post:${String(type)}`;

/**
 * What an answer depends on, by the call that gives it: the subjects that the database's triggers tell of. A nickname
 * stands on every board. A call that is missing here is asked anew each time.
 */
const subjects: Record<string, (input: Told, output: Told) => string[]> = {
  "post.list": (input) => [board(input), "member"],
  "post.listNotices": () => ["post:NOTICE", "member"],
  "post.listQuestions": () => ["post:QNA", "post:NOTICE", "member"],
  // A post that has moved answers at its old address too.
  "post.get": (input, output) => [board(input), board(output), `views:${String(output.type)}`, "member"],
  "comment.list": (input) => [board(input), `comment:${String(input.type)}`, "member"],
  "chronicle.get": () => ["chronicle"],
  "chronicle.history": () => ["chronicle"],
  "chronicle.property": () => ["chronicle"],
  // Of the day alone, and nothing is kept beyond one.
  "memorial.get": () => [],
};

/** The subjects of an answer, or null when it is not one to be kept. */
export const subjectsOf = (path: string, input: unknown, output: unknown): string[] | null =>
  subjects[path]?.(of(input), of(output)) ?? null;
