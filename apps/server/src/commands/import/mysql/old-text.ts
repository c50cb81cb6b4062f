const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
/** WHATWG's euc-kr is Windows' 949, in which all Korean pages of that time were. */
const euckr = new TextDecoder("euc-kr");

/** What cannot stand in a text of PostgreSQL. */
const zero = /\0/gu;

/** Below these are the letters that mean something in HTML. */
const firstDecimal = 1_000;
const firstHexadecimal = 0x100;
const lastCharacter = 0x10ffff;

const reference = /&#(?:(\d{4,7})|x([0-9a-f]{3,6}));/giu;

function characterOf(whole: string, decimal: string | undefined, hexadecimal: string | undefined): string {
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? "", 16) : Number(decimal);
  if (code > lastCharacter || code < (decimal === undefined ? firstHexadecimal : firstDecimal)) return whole;
  // Some browsers wrote an emoji as the two halves of UTF-16, which come together here.
  return code > 0xffff ? String.fromCodePoint(code) : String.fromCharCode(code);
}

/**
 * Browsers wrote what the page's encoding did not have as `&#128512;`, and sites showed it as it was meant, in titles and
 * plain texts too. Nothing that is markup is written so.
 */
export const readReferences = (text: string): string =>
  text.includes("&#") ? text.replace(reference, characterOf).toWellFormed() : text;

const decode = (decoder: { decode: (bytes: Uint8Array) => string }, bytes: Uint8Array): string =>
  readReferences(decoder.decode(bytes).replace(zero, ""));

/** The text of these bytes as UTF-8; undefined where they are not. */
function asUtf8(bytes: Uint8Array): string | undefined {
  try {
    return decode(utf8, bytes);
  } catch {
    return undefined;
  }
}

/** Korean in UTF-8 takes three bytes a letter, and so does hardly anything that was EUC-KR. */
const threeBytes = /[\u0800-\uffff]|[\u{10000}-\u{10ffff}]/u;
const twoBytes = /[\u0080-\u07ff]/u;

/** Letters as Korean people write them, and nothing that an encoding makes of others. */
const isKorean = (text: string) => /^[\p{ASCII}\p{Script=Hangul}\p{Script=Han}\p{P}\p{S}\p{Z}\p{N}]*$/u.test(text);

/**
 * Texts of old tables by their bytes, whatever their columns say: what is not valid UTF-8 was EUC-KR. A few words (표창, 탑)
 * are valid as both. Those are what the rest of their row is, else what the rows before were: a table has one encoding.
 */
export function createTextReader() {
  let [rowsOfUtf8, rowsOfEuckr] = [0, 0];
  return (fields: readonly Uint8Array[]): string[] => {
    const read = fields.map(asUtf8);
    const isUtf8 = read.some((text) => text !== undefined && threeBytes.test(text));
    const isEuckr = !isUtf8 && read.includes(undefined);
    if (isUtf8) rowsOfUtf8 += 1;
    if (isEuckr) rowsOfEuckr += 1;
    const isDoubtfulEuckr = isEuckr || (!isUtf8 && rowsOfEuckr > rowsOfUtf8);
    return fields.map((bytes, place) => {
      const text = read[place];
      if (text === undefined) return decode(euckr, bytes);
      if (!isDoubtfulEuckr || !twoBytes.test(text)) return text;
      const other = decode(euckr, bytes);
      return isKorean(other) ? other : text;
    });
  };
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
