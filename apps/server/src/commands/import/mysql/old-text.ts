const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
/** WHATWG's euc-kr is Windows' 949, in which all Korean pages of that time were. */
const euckr = new TextDecoder("euc-kr");

/** What cannot stand in a text of PostgreSQL. */
const zero = /\0/gu;

/**
 * A text of an old site by its bytes alone: whatever its column says, what is valid UTF-8 is that, and what is not was
 * EUC-KR. Korean in EUC-KR is next to never valid UTF-8 by chance (two bytes of A1 to FE each would have to be so).
 */
export function readOldText(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes).replace(zero, "");
  } catch {
    return euckr.decode(bytes).replace(zero, "");
  }
}

/** Old sites wrote Korean time without saying so, and `0000-00-00` for none. */
export function readOldDate(text: string | number | null | undefined): Date | undefined {
  const written = String(text ?? "").trim();
  const [, day = "", time = "00:00:00"] = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}:\d{2}))?/u.exec(written) ?? [];
  if (day === "" || day.startsWith("0000")) return undefined;
  const date = new Date(`${day}T${time}+09:00`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** A date that its system wrote in the world's time. */
export function readUtcDate(text: string | number | null | undefined): Date | undefined {
  const korean = readOldDate(text);
  return korean && new Date(korean.getTime() + 9 * 60 * 60_000);
}

/** Korean time where it was written as `yyyymmddhhmmss`. */
export function readOldStamp(text: string | number | null | undefined): Date | undefined {
  const [, year, month, day, time = ""] = /^(\d{4})(\d{2})(\d{2})(\d{6})?$/u.exec(String(text ?? "").trim()) ?? [];
  const clock = time === "" ? "00:00:00" : time.replace(/(\d{2})(\d{2})(\d{2})/u, "$1:$2:$3");
  return year === undefined ? undefined : readOldDate(`${year}-${month}-${day} ${clock}`);
}

const marks: Record<string, string> = { lt: "<", gt: ">", quot: '"', "#039": "'", "#39": "'", amp: "&" };

/** A title or name that its system stored as it stands in HTML. */
export const readEscaped = (text: string): string =>
  text.replace(/&(lt|gt|quot|#0?39|amp);/gu, (whole, name: string) => marks[name] ?? whole);
