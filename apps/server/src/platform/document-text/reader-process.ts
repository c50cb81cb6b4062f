import { type ReadableKind, type Reader, readerOf } from "./readable.ts";

/** What the process is asked, and what it answers: without words for a file that cannot be read. */
export type Question = { path: string; kind: ReadableKind };
export type Answer = { text: string } | { failure: string };

// Each library is loaded by the first file that needs it.
const readers: Record<Reader, () => Promise<(path: string) => Promise<string>>> = {
  pdf: async () => (await import("./pdf-text.ts")).readPdfText,
  hwp: async () => (await import("./hwp-text.ts")).readHwpText,
  packed: async () => (await import("./packed-text.ts")).readPackedText,
  plain: async () => (await import("./plain-text.ts")).readPlainText,
};

async function answer({ path, kind }: Question): Promise<Answer> {
  try {
    const read = await readers[readerOf(kind)]();
    return { text: await read(path) };
  } catch (error) {
    return { failure: String(error) };
  }
}

process.on("message", (question: Question) => void answer(question).then((said) => process.send?.(said)));
// A site that was killed takes its reader along.
process.on("disconnect", () => process.exit());
