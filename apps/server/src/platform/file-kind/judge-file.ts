import { createReadStream } from "node:fs";
import type { AttachmentKind } from "@bulmo/contracts/attachment-rule";
import { encodingOf } from "@bulmo/contracts/text-encoding";
import { type ByteReader, endOf, withReader } from "./byte-reader.ts";
import { beginningOfStream, isCompound } from "./compound-file.ts";
import { damaged, FileError } from "./file-error.ts";
import { assertMp3, assertMp4 } from "./media-file.ts";
import { declaredType, readZip } from "./zip-directory.ts";

type Judge = (reader: ByteReader, path: string) => Promise<void>;

/** Where readers look for a PDF's last word. */
const endOfPdf = 1024;

/** Programs write a mark of their encoding or a line before it. */
const beginsPdf = /^(?:\xef\xbb\xbf)?\s{0,16}%PDF-[12]\.\d/u;

const assertPdf: Judge = async (reader) => {
  const beginning = await reader.read(0, Math.min(reader.size, 32));
  if (!beginsPdf.test(beginning.toString("latin1"))) throw damaged("no PDF");
  const end = (await endOf(reader, endOfPdf)).toString("latin1");
  const last = end.lastIndexOf("%%EOF");
  if (last < 0) throw damaged("a PDF without its end");
  // Programs fill up a block behind it.
  if (!/^[\s\0]*$/u.test(end.slice(last + 5))) throw damaged("another file behind a PDF");
};

const hwpSignature = "HWP Document File";

/** Hangul before 2002: no compound file, and nothing that is read today opens it but Hangul itself. */
const outdatedHwp = `${hwpSignature} V3.`;

const assertHwp: Judge = async (reader) => {
  const beginning = await reader.read(0, Math.min(reader.size, outdatedHwp.length));
  if (beginning.toString("latin1") === outdatedHwp) throw new FileError("FILE_HWP_OUTDATED", "HWP 3");
  const header = await beginningOfStream(reader, "FileHeader", 32);
  if (!header?.toString("latin1").startsWith(hwpSignature)) throw damaged("no HWP");
};

/** Under a password programs of Office put a document into a compound file, as one stream (MS-OFFCRYPTO 2.3.4). */
async function isEncrypted(reader: ByteReader): Promise<boolean> {
  return (await isCompound(reader)) && (await beginningOfStream(reader, "EncryptedPackage", 8)) !== undefined;
}

/** OOXML: the folder in which the document itself is. */
const assertOffice =
  (folder: string): Judge =>
  async (reader) => {
    if (await isEncrypted(reader)) throw new FileError("FILE_ENCRYPTED", "a document with a password");
    const names = (await readZip(reader)).map(({ name }) => name);
    if (!names.includes("[Content_Types].xml") || !names.some((name) => name.startsWith(folder)))
      throw damaged("another kind of document");
  };

/** ODF and OWPML say what they are. */
const assertDeclared =
  (type: string): Judge =>
  async (reader) => {
    if ((await declaredType(reader, await readZip(reader))) !== type) throw damaged("another kind of document");
  };

const assertZip: Judge = async (reader) => void (await readZip(reader));

/** `hasZeros`: of two bytes a letter, one is often zero; else none is. */
async function isText(path: string, encoding: string, hasZeros = false): Promise<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      if (!hasZeros && chunk.includes(0)) return false;
      if (decoder.decode(chunk, { stream: true }).includes("\0")) return false;
    }
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** Of two bytes a letter are texts that say so at their beginning, as Excel's “유니코드 텍스트”. */
const assertText: Judge = async (reader, path) => {
  const encoding = encodingOf(await reader.read(0, Math.min(reader.size, 2)));
  const isMarked = encoding.startsWith("utf-16") && (await isText(path, encoding, true));
  if (!isMarked && !(await isText(path, "utf-8")) && !(await isText(path, "euc-kr"))) throw damaged("no text");
};

const odf = (name: string) => assertDeclared(`application/vnd.oasis.opendocument.${name}`);

const judges: Record<AttachmentKind, Judge> = {
  pdf: assertPdf,
  hwp: assertHwp,
  hwpx: assertDeclared("application/hwp+zip"),
  docx: assertOffice("word/"),
  xlsx: assertOffice("xl/"),
  pptx: assertOffice("ppt/"),
  odt: odf("text"),
  ods: odf("spreadsheet"),
  odp: odf("presentation"),
  zip: assertZip,
  txt: assertText,
  csv: assertText,
  mp3: assertMp3,
  m4a: assertMp4,
  mp4: assertMp4,
};

/**
 * Looks whether a file is what the end of its name says, and whole as far as that can be seen without opening it: nothing
 * is unpacked, drawn or run. Throws FILE_DAMAGED, and FILE_ENCRYPTED or FILE_HWP_OUTDATED of a file that is whole.
 */
export const judgeFile = (path: string, kind: AttachmentKind): Promise<void> =>
  withReader(path, async (reader) => {
    if (reader.size === 0) throw damaged("an empty file");
    await judges[kind](reader, path);
  });
