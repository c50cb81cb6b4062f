import type { Readable } from "node:stream";
import { type Handler, Parser } from "htmlparser2";
import { type Entry, openPromise } from "yauzl";
import { createFoundText, type FoundText as Found } from "./found-text.ts";
import { cells, sheetNames, withSheets } from "./sheet-text.ts";

/** Parts of an archive that hold words, and what of each they are. */
type Part = { isPart: RegExp; read: (found: Found) => Partial<Handler> };

/** Of elements whose characters are words, and those that end a line or stand for a space. */
const wordsOf =
  (words: RegExp, gaps: RegExp): Part["read"] =>
  (found) => {
    let within = 0;
    return {
      onopentagname: (name) => void (words.test(name) && (within += 1)),
      ontext: (text) => void (within > 0 && found.add(text)),
      onclosetag(name) {
        if (words.test(name)) within -= 1;
        if (gaps.test(name)) found.add(" ");
      },
    };
  };

/** OOXML, and OpenDocument: of both all kinds have the same words for the same things. */
const parts: Part[] = [
  {
    isPart:
      /^(?:word\/(?:document|header\d*|footer\d*|footnotes|endnotes|comments)|xl\/sharedStrings|ppt\/(?:slides|notesSlides)\/\w+)\.xml$/u,
    read: wordsOf(/^(?:\w+:)?t$/u, /^(?:\w+:)?(?:p|si|tab|br|cr)$/u),
  },
  { isPart: /^xl\/workbook\.xml$/u, read: sheetNames },
  { isPart: /^xl\/worksheets\/sheet\d+\.xml$/u, read: cells },
  {
    isPart: /^content\.xml$/u,
    read: (found) =>
      withSheets(wordsOf(/^office:body$/u, /^(?:text:(?:p|h|s|tab|line-break)|table:table-cell)$/u)(found), found),
  },
];

/** Bytes that one part may hold unpacked; a sheet of a hundred thousand rows has twenty million. */
const maximumPart = 64 * 1024 * 1024;

/** Files that an archive may name: a presentation of 500 slides has some thousand. */
const maximumEntries = 20_000;

async function readPart(stream: Readable, { read }: Part, found: Found): Promise<void> {
  const decoder = new TextDecoder();
  const parser = new Parser(
    read(found),
    // Not a browser's rules. Entities that a document declares for itself are not known, so none can grow.
    { xmlMode: true, decodeEntities: true },
  );
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    parser.write(decoder.decode(chunk, { stream: true }));
    if (found.isFull()) break;
  }
  parser.end();
}

/** In the order of pages, sheets and slides: 2 before 10. */
const inOrder = new Intl.Collator("en", { numeric: true });

/** DOCX, XLSX, PPTX, ODT, ODS and ODP. Only what holds words is unpacked, by streams. Throws for what is no such archive. */
export async function readPackedText(path: string): Promise<string> {
  const archive = await openPromise(path, { autoClose: false, strictFileNames: false, validateEntrySizes: true });
  try {
    if (archive.entryCount > maximumEntries) throw new Error("too many files in it");
    const wanted: { entry: Entry; part: Part }[] = [];
    for await (const entry of archive.eachEntry()) {
      const part = parts.find(({ isPart }) => isPart.test(entry.fileName));
      if (!part) continue;
      // Before anything of it is unpacked; one that says less than it holds is cut off where it says that it ends.
      if (entry.uncompressedSize > maximumPart) throw new Error("a part is too large");
      wanted.push({ entry, part });
    }
    const found = createFoundText();
    for (const { entry, part } of wanted.toSorted((a, b) => inOrder.compare(a.entry.fileName, b.entry.fileName)))
      if (!found.isFull()) await readPart(await archive.openReadStreamPromise(entry), part, found);
    return found.read();
  } finally {
    archive.close();
  }
}
