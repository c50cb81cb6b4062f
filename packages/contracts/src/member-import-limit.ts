// Without zod, as what administrators' pages load.

/** Most lines that one call takes: an association of a thousand is ten calls. */
export const maximumImported = 100;

/** Most lines of a list that are known to a call besides its own: no association has more members. */
export const maximumTaken = 10_000;
