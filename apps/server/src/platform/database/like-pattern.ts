/** For LIKE: texts that hold the term, whose own `%` and `_` mean themselves (requirements/decisions.md, "Posts"). */
export const containing = (term: string) => `%${term.replace(/[\\%_]/gu, String.raw`\$&`)}%`;
