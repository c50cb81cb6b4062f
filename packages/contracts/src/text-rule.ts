// Without zod: pages that are only read check by these too.

/** Length as people count it: an emoji outside the first plane is one character, not two. */
export const isWithin = (most: number) => (value: string) =>
  value.length <= most || (value.length <= 2 * most && Array.from(value).length <= most);

/** That length as a rule of a schema, which programs are told by name too (API-43). */
export const within = (most: number, error: string) =>
  [isWithin(most), { error, params: { reason: "TOO_LONG" } }] as const;

/** Spaces, and all that takes no room: who sends only such has written nothing. U+FFFC is the editor's blank line. */
export const isBlank = (value: string) => !/[^\s\p{C}\p{Default_Ignorable_Code_Point}\u2800\uFFFC]/u.test(value);
