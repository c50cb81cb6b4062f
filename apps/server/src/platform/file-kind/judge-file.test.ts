import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  declaredZip,
  docxOf,
  honestFiles,
  hwpOf,
  hwpxFile,
  mp3Of,
  mp4Of,
  pdfOf,
  xlsxFile,
  zipOf,
} from "@bulmo/testing/attached-files";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cleanFileName, assertKind } from "./file-name.ts";
import { judgeFile } from "./judge-file.ts";

let directory = "";
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "bulmo-kinds-"));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/** Undefined for what is taken, else why it is not. */
async function refusalOf(name: string, bytes: Buffer): Promise<string | undefined> {
  const path = join(directory, "sent");
  await writeFile(path, bytes);
  try {
    await judgeFile(path, assertKind(cleanFileName(name)));
    return undefined;
  } catch (error) {
    return (error as { fault?: string }).fault ?? String(error);
  }
}

const script = "<html><script>alert(1)</script></html>";
const cut = (bytes: Buffer, share = 0.6) => bytes.subarray(0, Math.floor(bytes.length * share));
const photograph = Buffer.concat([Buffer.from("ffd8ffe000104a46494600", "hex"), Buffer.alloc(500)]);
const program = Buffer.concat([Buffer.from("MZ"), Buffer.alloc(2000)]);
const inCircle = () => {
  const bytes = hwpOf();
  // The directory's chain leads back to itself.
  bytes.writeUInt32LE(1, 512 + 4);
  return bytes;
};

describe("ATT-01 a file is judged by its bytes", () => {
  test.each(Object.entries(honestFiles()))("%s is taken", async (name, bytes) => {
    expect(await refusalOf(name, bytes)).toBeUndefined();
  });

  test.each<[what: string, name: string, bytes: Buffer]>([
    ["a page as a PDF", "a.pdf", Buffer.from(script)],
    ["a program as a PDF", "a.pdf", program],
    ["a PDF behind a page", "a.pdf", Buffer.concat([Buffer.from(script), pdfOf()])],
    ["a PDF with a page behind it", "a.pdf", Buffer.concat([pdfOf(), Buffer.from(script)])],
    ["UTF-16 that is cut off", "a.txt", Buffer.from("\uFEFF회비", "utf16le").subarray(0, 5)],
    ["a program that says it is UTF-16", "a.txt", Buffer.from("\uFEFF회비\0\0", "utf16le")],
    ["a PDF with a ZIP behind it", "a.pdf", Buffer.concat([pdfOf(), zipOf([{ name: "a", body: "a" }])])],
    ["a PDF that is cut off", "a.pdf", cut(pdfOf({ padding: 4000 }))],
    ["a PDF that is a head alone", "a.pdf", Buffer.from("%PDF-1.7\n")],
    ["an empty PDF", "a.pdf", Buffer.alloc(0)],
    ["an HWP that is cut off", "a.hwp", cut(hwpOf())],
    ["an HWP that is cut off within its head", "a.hwp", cut(hwpOf(), 0.03)],
    ["another compound file as an HWP", "a.hwp", hwpOf({ stream: "WordDocument" })],
    ["an HWP of another signature", "a.hwp", hwpOf({ signature: "Word Document File" })],
    ["an HWP whose chain has no end", "a.hwp", inCircle()],
    ["an HWP of nothing but a signature", "a.hwp", Buffer.from("d0cf11e0a1b11ae1", "hex")],
    ["an HWPX as an HWP", "a.hwp", hwpxFile()],
    ["a spreadsheet as a text", "a.docx", xlsxFile()],
    ["a ZIP as a document", "a.docx", zipOf([{ name: "word/document.xml", body: "" }])],
    ["a document that is cut off", "a.docx", cut(docxOf())],
    ["a program with a ZIP in it", "a.zip", Buffer.concat([program, zipOf([{ name: "a", body: "a" }])])],
    ["a picture with a ZIP in it", "a.zip", Buffer.concat([photograph, zipOf([{ name: "a", body: "a" }])])],
    [
      "a ZIP with something behind it",
      "a.zip",
      Buffer.concat([zipOf([{ name: "a", body: "a" }]), Buffer.from(script)]),
    ],
    ["an empty ZIP", "a.zip", zipOf([])],
    ["an ODF that says nothing", "a.odt", zipOf([{ name: "content.xml", body: "" }])],
    ["a spreadsheet of ODF as its text", "a.odt", declaredZip("application/vnd.oasis.opendocument.spreadsheet")],
    ["a book as an HWPX", "a.hwpx", declaredZip("application/epub+zip")],
    ["a picture as a text", "a.txt", photograph],
    ["bytes of no encoding", "a.csv", Buffer.from("이름,\xff\xfe\x81", "latin1")],
    ["a sound with one frame", "a.mp3", mp3Of({ frames: 1 })],
    ["a tag without a sound", "a.mp3", mp3Of({ frames: 0 })],
    ["a page as a sound", "a.mp3", Buffer.from(script)],
    ["a film that is cut off", "a.mp4", cut(mp4Of())],
    ["a HEIC as a film", "a.mp4", mp4Of("heic")],
    ["a film as a PDF", "a.pdf", mp4Of()],
    ["a film without one", "a.m4a", Buffer.from("\0\0\0\x10ftypM4A \0\0\0\0", "latin1")],
  ])("%s is damaged", async (_what, name, bytes) => {
    expect(await refusalOf(name, bytes)).toBe("FILE_DAMAGED");
  });

  test.each([
    ["a document with a password", "a.docx", hwpOf({ stream: "EncryptedPackage" }), "FILE_ENCRYPTED"],
    ["a spreadsheet with a password", "a.xlsx", hwpOf({ stream: "EncryptedPackage" }), "FILE_ENCRYPTED"],
    ["a document of Word 97 under a new name", "a.docx", hwpOf({ stream: "WordDocument" }), "FILE_DAMAGED"],
    [
      "a document with a password that is cut off",
      "a.docx",
      cut(hwpOf({ stream: "EncryptedPackage" })),
      "FILE_DAMAGED",
    ],
    ["an HWP 3", "a.hwp", Buffer.from(`HWP Document File V3.00 \x1a\x01\x02${"\0".repeat(500)}`), "FILE_HWP_OUTDATED"],
  ])("%s is refused for what it is", async (_what, name, bytes, fault) => {
    expect(await refusalOf(name, bytes)).toBe(fault);
  });

  test.each(["a.exe", "a.html", "a.svg", "a.docm", "a.hwp.js", "a.jpg", "pdf", "a", "a.pdf.exe"])(
    "%s is of no kind",
    async (name) => {
      expect(await refusalOf(name, pdfOf())).toBe("FILE_KIND_UNSUPPORTED");
    },
  );

  test("a document with macros is one", async () => {
    const macros = { name: "word/vbaProject.bin", body: "macros" };
    expect(await refusalOf("회칙.docx", docxOf(macros))).toBeUndefined();
  });

  test("a ZIP that says it grows to 4 GB is not unpacked", async () => {
    const bomb = zipOf([{ name: "a.txt", body: Buffer.alloc(1000) }], { claimed: 0xfffffff0 });
    expect(await refusalOf("a.zip", bomb)).toBeUndefined();
  });
});

describe("ATT-01 a name is cleaned", () => {
  test.each([
    ["참가 신청서.hwp", "참가 신청서.hwp"],
    ["../../etc/passwd.txt", "passwd.txt"],
    ["C:\\Users\\me\\명단.csv", "명단.csv"],
    ["공지\u202Efdp.exe.pdf", "공지fdp.exe.pdf"],
    ["a\u0000b\nc.txt", "abc.txt"],
    ["\u200B가\uFEFF.txt", "가.txt"],
    ["가.txt", "가.txt"],
    ["  빈칸   많은  이름.pdf . ", "빈칸 많은 이름.pdf"],
    ["PDF.PDF", "PDF.PDF"],
  ])("%j becomes %j", (given, name) => {
    expect(cleanFileName(given)).toBe(name);
  });

  test("one of 300 syllables is cut to 120, its end among them", () => {
    const name = cleanFileName(`${"가".repeat(300)}.hwp`);
    expect([[...name].length, name.endsWith("가.hwp")]).toEqual([120, true]);
  });

  test.each(["", "   ", ".pdf", "../", "\u202E", "...", `a.${"가".repeat(200)}`])("%j is none", (given) => {
    expect(() => cleanFileName(given)).toThrow("FILE_NAME_INVALID");
  });
});
