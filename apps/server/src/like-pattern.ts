/** For LIKE: texts that hold the term, whose own `%` and `_` mean themselves (decisions.md, "Posts"). */
export const containing = (term: string) => `%${term.replace(/[\\%_]/gu, String.raw`\$&`)}%`;
