/** The greatest number that a column of ours holds (PostgreSQL's integer). */
const greatest = 2_147_483_647;

/** A number that an old site counted, as ours can: some have been made great or less than nothing by hand. */
export const asCount = (number: number): number =>
  Number.isFinite(number) ? Math.min(greatest, Math.max(0, Math.trunc(number))) : 0;

/** Whether a file has a size that can be told of. */
export const isCountable = (bytes: number): boolean => bytes <= greatest;

/** A line of somebody's settings as one line, without what nobody sees. */
export const asLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
