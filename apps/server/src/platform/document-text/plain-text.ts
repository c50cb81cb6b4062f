import { open } from "node:fs/promises";
import { asLine, maximumCharacters } from "./found-text.ts";

/** Bytes that hold as many characters as are read, in every encoding: three each in UTF-8. */
const readBytes = 3 * maximumCharacters;

async function beginningOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(readBytes), 0, readBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

const marks: [encoding: string, mark: number[]][] = [
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];

/** Excel in Korean saves CSV in EUC-KR; what is valid UTF-8 is hardly ever anything else. */
function encodingOf(bytes: Buffer): string {
  const marked = marks.find(([, mark]) => mark.every((value, place) => bytes[place] === value));
  if (marked) return marked[0];
  try {
    // As a stream: the beginning may end within a syllable.
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return "utf-8";
  } catch {
    return "euc-kr";
  }
}

export async function readPlainText(path: string): Promise<string> {
  const bytes = await beginningOf(path);
  return asLine(new TextDecoder(encodingOf(bytes)).decode(bytes));
}
