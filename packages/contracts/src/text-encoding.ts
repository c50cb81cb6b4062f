const marks: [encoding: string, mark: readonly number[]][] = [
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];

/**
 * How a text file is written, whole or its beginning. Excel in Korean saves CSV in EUC-KR; what is valid UTF-8 is hardly
 * ever anything else.
 */
export function encodingOf(bytes: Uint8Array): string {
  const marked = marks.find(([, mark]) => mark.every((value, place) => bytes[place] === value));
  if (marked) return marked[0];
  try {
    // As a stream: a beginning may end within a syllable.
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return "utf-8";
  } catch {
    return "euc-kr";
  }
}
