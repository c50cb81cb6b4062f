/** An office in braces, as {회장}: whoever holds it now. A reading over Hanja has a bar, and is none. */
const word = /\{([^{}|]+)\}/gu;

type Holder = { role: string; name: string };

/** Whether a line names somebody by their office. */
export const hasRoleReference = (line: string): boolean => line.search(word) >= 0;

/** The line with the names of those who hold its offices now; an office that nobody holds leaves nothing behind. */
export const withHolders = (line: string, officers: readonly Holder[]): string =>
  line
    .replace(word, (_, role: string) =>
      officers
        .filter((one) => one.role === role.trim())
        .map(({ name }) => name)
        .join(", "),
    )
    .replaceAll(/ {2,}/gu, " ")
    .trim();
