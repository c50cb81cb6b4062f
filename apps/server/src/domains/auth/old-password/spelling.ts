/** What PHP's trim() takes off; the characters of other scripts stay. */
const trimmed = (text: string): string => text.replace(/^[ \t\n\r\v\0]+|[ \t\n\r\v\0]+$/gu, "");

/** What Rhymix does to blanks. */
const collapsed = (text: string): string => text.replace(/[ \t\n\r\f\v]+/gu, " ");

/** Gnuboard 5 and WordPress hash what they have escaped for SQL (PHP's addslashes()), XE and Rhymix do not. */
const slashed = (text: string): string => text.replace(/['"\\]/gu, String.raw`\$&`);

/**
 * As what an old site may have hashed a password: all of them trim it first. One spelling of nearly every password; none
 * of one that is blank.
 */
export function spellingsOf(password: string): string[] {
  const text = trimmed(password);
  return text === "" ? [] : [...new Set([text, collapsed(text), slashed(text)])];
}
