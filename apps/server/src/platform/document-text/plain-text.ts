import { open } from "node:fs/promises";
import { encodingOf } from "@bulmo/contracts/text-encoding";
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

export async function readPlainText(path: string): Promise<string> {
  const bytes = await beginningOf(path);
  return asLine(new TextDecoder(encodingOf(bytes)).decode(bytes));
}
