import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HwpDocument, initSync } from "@rhwp/core";
import { pdfStream, pdfWith, zipOf } from "@bulmo/testing/attached-files";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createDocumentReader, type DocumentReader, InterruptedError, UnreadableError } from "./document-reader.ts";
import { maximumCharacters } from "./found-text.ts";
import type { ReadableKind } from "./readable.ts";

let directory: string;
let made = 0;
let reader: DocumentReader;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "bulmo-test-"));
  reader = createDocumentReader({ folder: directory });
  initSync({ module: readFileSync(createRequire(import.meta.url).resolve("@rhwp/core/rhwp_bg.wasm")) });
});

afterAll(async () => {
  reader.close();
  await rm(directory, { recursive: true });
});

async function fileOf(bytes: Buffer | Uint8Array | string): Promise<string> {
  const path = join(directory, String((made += 1)));
  await writeFile(path, bytes);
  return path;
}

const read = async (kind: ReadableKind, bytes: Buffer | Uint8Array | string, by = reader) =>
  by.read({ path: await fileOf(bytes), kind });

/** A reader that never ends with what is to be an hwp: it is looked at while it reads, however fast the machine is. */
async function busyScript(): Promise<string> {
  const script = join(directory, "busy.mjs");
  await writeFile(
    script,
    `process.on("message", ({ kind }) => {
      while (kind === "hwp");
      process.send({ text: String(process.pid) });
    });`,
  );
  return script;
}

/** An archive of these files by their names. */
const archiveOf = (files: Record<string, string | Buffer>) =>
  zipOf(Object.entries(files).map(([name, body]) => ({ name, body })));

/** With a cell of a table after the first line. */
function hwpDocument(text: string, cell: string): HwpDocument {
  const document = HwpDocument.createEmpty();
  document.createBlankDocument();
  document.insertText(0, 0, 0, text);
  const { paraIdx, controlIdx } = JSON.parse(document.createTable(0, 0, text.length, 1, 2)) as Record<string, number>;
  document.insertTextInCell(0, paraIdx ?? 0, controlIdx ?? 0, 1, 0, 0, cell);
  return document;
}

/** EUC-KR, which no encoder of the platform writes. */
const eucKr = { 회비: "c8b8baf1", 안내: "bec8b3bb" };

/** A page whose letters are named by a Korean encoding, and whose font is not in it, as old programs write them. */
const koreanPdf = (hex: string): Buffer =>
  pdfWith([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    pdfStream(`BT /F1 12 Tf 72 720 Td <${hex}> Tj ET`),
    "<< /Type /Font /Subtype /Type0 /BaseFont /Batang /Encoding /KSCms-UHC-H /DescendantFonts [6 0 R] >>",
    "<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Batang /CIDSystemInfo << /Registry (Adobe) /Ordering (Korea1) /Supplement 2 >> /FontDescriptor 7 0 R >>",
    "<< /Type /FontDescriptor /FontName /Batang /Flags 6 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 900 /Descent -200 /CapHeight 700 /StemV 80 >>",
  ]);

const word = (text: string) =>
  `<w:document xmlns:w="w"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p><w:p><w:r><w:instrText>PAGE</w:instrText><w:t>둘째 &amp; 줄</w:t></w:r></w:p></w:body></w:document>`;

const openDocument = (text: string) =>
  `<office:document-content xmlns:office="o" xmlns:text="t"><office:automatic-styles>숨은 것</office:automatic-styles><office:body><office:text><text:h>${text}</text:h><text:p>본<text:s/>문</text:p></office:text></office:body></office:document-content>`;

describe("ATT-04 words are read out of", () => {
  const kinds: [name: string, kind: ReadableKind, bytes: () => Buffer | Uint8Array | string, words: string][] = [
    ["HWP 5", "hwp", () => hwpDocument("회비 안내", "칸의 말").exportHwp(), "회비 안내 칸의 말"],
    ["HWPX", "hwpx", () => hwpDocument("회비 안내", "칸의 말").exportHwpx(), "회비 안내 칸의 말"],
    ["PDF without its fonts", "pdf", () => koreanPdf(eucKr.회비 + eucKr.안내), "회비안내"],
    ["DOCX", "docx", () => archiveOf({ "word/document.xml": word("회비 안내") }), "회비 안내 둘째 & 줄"],
    [
      "XLSX",
      "xlsx",
      () =>
        archiveOf({
          "xl/worksheets/sheet1.xml": `<worksheet><sheetData><row><c t="s"><v>0</v></c><c t="inlineStr"><is><t>칸 안의 말</t></is></c></row></sheetData></worksheet>`,
          "xl/sharedStrings.xml": `<sst><si><t>회비</t></si><si><r><t>납</t></r><r><t>부</t></r></si></sst>`,
        }),
      "회비 납부 칸 안의 말",
    ],
    [
      "XLSX, its numbers as stored and as shown, what formulas come to, and the names of its sheets",
      "xlsx",
      () =>
        archiveOf({
          "xl/workbook.xml": `<workbook><sheets><sheet name="2026년 &amp; 회비" sheetId="1" r:id="rId1"/><sheet name="명단" sheetId="2"/></sheets></workbook>`,
          "xl/worksheets/sheet1.xml": `<x:worksheet xmlns:x="x"><x:c r="A1"><x:v>30000</x:v></x:c><x:c t="n"><x:v>-1234567.5</x:v></x:c><x:c><x:f>0.1+0.2</x:f><x:v>0.30000000000000004</x:v></x:c><x:c t="str"><x:f>A1&amp;"원"</x:f><x:v>삼만 원</x:v></x:c><x:c t="s"><x:v>7</x:v></x:c><x:c t="b"><x:v>1</x:v></x:c><x:c t="e"><x:v>#N/A</x:v></x:c><x:c><x:v>nonsense</x:v></x:c><x:c><x:v/></x:c></x:worksheet>`,
        }),
      "2026년 & 회비 명단 30000 30,000 -1234567.5 -1,234,567.5 0.3 삼만 원",
    ],
    [
      "ODS, the same",
      "ods",
      () =>
        archiveOf({
          "content.xml": `<office:document-content><office:body><office:spreadsheet><table:table table:name="2026년 회비"><table:table-row><table:table-cell office:value-type="float" office:value="30000"><text:p>₩30,000</text:p></table:table-cell><table:table-cell office:value-type="string"><text:p>완납</text:p></table:table-cell></table:table-row></table:table></office:spreadsheet></office:body></office:document-content>`,
        }),
      "2026년 회비 30000 30,000 ₩30,000 완납",
    ],
    [
      "PPTX, its slides in order",
      "pptx",
      () =>
        archiveOf({
          "ppt/slides/slide10.xml": `<p:sld><a:p><a:r><a:t>열째</a:t></a:r></a:p></p:sld>`,
          "ppt/slides/slide2.xml": `<p:sld><a:p><a:r><a:t>둘째</a:t></a:r></a:p></p:sld>`,
          "ppt/theme/theme1.xml": `<a:t>꾸밈</a:t>`,
        }),
      "둘째 열째",
    ],
    ["ODT", "odt", () => archiveOf({ mimetype: "x", "content.xml": openDocument("회비 안내") }), "회비 안내 본 문"],
    ["a text in UTF-8", "txt", () => "회비\r\n안내\u0000\u202e", "회비 안내"],
    ["a table in EUC-KR", "csv", () => Buffer.from(`${eucKr.회비}2c${eucKr.안내}0d0a`, "hex"), "회비,안내"],
    ["a text in UTF-16", "txt", () => Buffer.from("\uFEFF회비 안내", "utf16le"), "회비 안내"],
  ];
  test.each(kinds)("%s", async (_name, kind, bytes, words) => {
    const text = await read(kind, bytes());
    expect(text.replaceAll(/ +/gu, " ")).toBe(words);
  });
});

test("ATT-04 of a long text no more is read than can be searched, and no half of a letter", async () => {
  const text = await read("txt", `${"가".repeat(maximumCharacters - 1)}😀나`);
  expect(text).toHaveLength(maximumCharacters - 1);
  expect(text.isWellFormed()).toBe(true);
});

describe("ATT-04 nothing is read, and the next file is, after", () => {
  const bomb = () => {
    const entities = Array.from({ length: 12 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`).join("");
    return archiveOf({ "word/document.xml": `<!DOCTYPE d [<!ENTITY e0 "회비">${entities}]><w:t>&e12;</w:t>` });
  };
  const largePart = () => ({ name: "word/document.xml", body: Buffer.alloc(80 * 1024 * 1024, "<w:b/>") });
  const hostile: [name: string, kind: ReadableKind, bytes: () => Buffer | Uint8Array | string][] = [
    ["a cut-off HWP", "hwp", () => hwpDocument("가", "나").exportHwp().subarray(0, 5000)],
    ["an HWP with a password", "hwp", () => hwpDocument("가", "나").exportHwpWithPassword("bulmo-1234")],
    ["an archive that ends early", "docx", () => archiveOf({ "word/document.xml": word("가") }).subarray(0, 60)],
    ["a part of 80 MB", "docx", () => zipOf([largePart()])],
    ["a part of 80 MB that says it has 100 bytes", "docx", () => zipOf([largePart()], { claimed: 100 })],
    ["what is no PDF", "pdf", () => "%PDF-1.7\nnothing"],
    ["what is nothing", "hwpx", () => ""],
  ];
  test.each(hostile)("%s", async (_name, kind, bytes) => {
    await expect(read(kind, bytes())).rejects.toThrow(UnreadableError);
    expect(await read("txt", "회비")).toBe("회비");
  });

  test("a document whose entities name one another: they are not known, and do not grow", async () => {
    expect((await read("docx", bomb())).length).toBeLessThan(100);
  });

  test("one that takes too long: its process ends, and another begins", async () => {
    const script = await busyScript();
    // What it takes to begin counts, too.
    const hasty = createDocumentReader({ folder: directory, script, timeout: 1_000 });
    onTestFinished(() => hasty.close());
    const first = await read("txt", "", hasty);
    await expect(read("hwp", "", hasty)).rejects.toThrow("too long");
    expect(await read("txt", "", hasty)).not.toBe(first);
  });

  test("one that is ended from outside, or gets no processor for long, is not called unreadable", async () => {
    const script = join(directory, "waiting.mjs");
    await writeFile(
      script,
      `process.on("message", ({ kind }) => {
        if (kind === "hwp") return process.kill(process.pid, "SIGKILL");
        if (kind === "txt") setTimeout(() => process.send({ text: "회비" }), 1_500);
      });`,
    );
    const slow = createDocumentReader({ folder: directory, script, timeout: 1_000 });
    const hasty = createDocumentReader({ folder: directory, script, longest: 300 });
    onTestFinished(() => [slow, hasty].forEach((one) => one.close()));
    // More of the clock than it may have of a processor.
    expect(await read("txt", "", slow)).toBe("회비");
    await expect(read("hwp", "", slow)).rejects.toThrow(InterruptedError);
    await expect(read("pdf", "", hasty)).rejects.toThrow(InterruptedError);
  });

  test("one that takes too much memory", async () => {
    const narrow = createDocumentReader({ folder: directory, script: await busyScript(), memory: 1024 * 1024 });
    onTestFinished(() => narrow.close());
    await expect(read("hwp", "", narrow)).rejects.toThrow("too much memory");
  });
});

describe("ATT-04 the process that reads sees the documents and what it is made of, and nothing else", () => {
  const lockFile = join(import.meta.dirname, "../../../../../package-lock.json");
  const outside: [name: string, path: () => string][] = [
    ["a file of the system", () => "/etc/passwd"],
    ["what it was started with", () => "/proc/self/environ"],
    ["a folder whose name begins alike", () => `${directory}-other/file`],
    ["the site's own folder", () => lockFile],
    ["a domain of the site", () => join(import.meta.dirname, "../../main.ts")],
  ];
  beforeAll(async () => {
    await mkdir(`${directory}-other`);
    await writeFile(`${directory}-other/file`, "회비");
    // Stands where the real one does, with what a document might make of it.
    await writeFile(
      join(directory, "planted.mjs"),
      `import { readFileSync } from "node:fs";
      process.on("message", ({ path }) => {
        try {
          process.send({ text: readFileSync(path, "utf8") });
        } catch (error) {
          process.send({ failure: error.code });
        }
      });`,
    );
  });
  afterAll(() => rm(`${directory}-other`, { recursive: true }));

  test.each(outside)("%s", async (_name, path) => {
    const planted = createDocumentReader({ folder: directory, script: join(directory, "planted.mjs") });
    onTestFinished(() => planted.close());
    expect(await planted.read({ path: await fileOf("회비"), kind: "txt" })).toBe("회비");
    await expect(planted.read({ path: path(), kind: "txt" })).rejects.toThrow("ERR_ACCESS_DENIED");
    await expect(reader.read({ path: path(), kind: "txt" })).rejects.toThrow(/restricted/u);
  });
});
