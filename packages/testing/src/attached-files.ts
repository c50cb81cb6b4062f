import { crc32, deflateRawSync } from "node:zlib";

// Small files of every kind that a post takes, byte by byte: nothing that makes them is installed where tests run.

export type Packed = { name: string; body: Buffer | string; isStored?: boolean };

type Written = { name: Buffer; method: number; sum: number; packed: Buffer; bytes: number };

const u16 = (...values: number[]) => Buffer.from(values.flatMap((value) => [value & 255, (value >>> 8) & 255]));
const u32 = (...values: number[]) =>
  Buffer.concat(values.map((value) => u16(value & 0xffff, Math.floor(value / 0x10000))));

const write = ({ name, body, isStored = false }: Packed): Written => {
  const bytes = Buffer.from(body as string);
  const packed = isStored ? bytes : deflateRawSync(bytes);
  return { name: Buffer.from(name), method: isStored ? 0 : 8, sum: crc32(bytes), packed, bytes: bytes.length };
};

/** A ZIP of these files, in their order. `claimed`: how large the directory says that each is. */
export function zipOf(
  files: readonly Packed[],
  { claimed, comment = "" }: { claimed?: number; comment?: string } = {},
): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, method, sum, packed, bytes } of files.map(write)) {
    const facts = Buffer.concat([
      u16(method, 0, 0x5a21),
      u32(sum, packed.length, claimed ?? bytes),
      u16(name.length, 0),
    ]);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), u16(20, 0x0800), facts, name, packed]);
    const rest = Buffer.concat([u16(0, 0, 0), u32(0, offset)]);
    directory.push(Buffer.concat([Buffer.from("PK\x01\x02"), u16(20, 20, 0x0800), facts, rest, name]));
    parts.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = [
    u16(0, 0, files.length, files.length),
    u32(listed.length, offset),
    u16(comment.length),
    Buffer.from(comment),
  ];
  return Buffer.concat([...parts, listed, Buffer.from("PK\x05\x06"), ...end]);
}

const part = (name: string, body = `<?xml version="1.0"?><${name.replace(/\W/gu, "")}/>`): Packed => ({ name, body });

export const docxOf = (...more: Packed[]) =>
  zipOf([part("[Content_Types].xml"), part("_rels/.rels"), part("word/document.xml"), ...more]);
export const xlsxFile = () => zipOf([part("[Content_Types].xml"), part("xl/workbook.xml")]);
export const pptxFile = () => zipOf([part("[Content_Types].xml"), part("ppt/presentation.xml")]);

/** A document that says what it is: ODF, OWPML. */
export const declaredZip = (type: string, ...more: Packed[]) =>
  zipOf([{ name: "mimetype", body: type, isStored: true }, part("content.xml"), ...more]);
const odf = (kind: string) => declaredZip(`application/vnd.oasis.opendocument.${kind}`, part("META-INF/manifest.xml"));
export const hwpxFile = () =>
  declaredZip("application/hwp+zip", part("Contents/header.xml"), part("Contents/section0.xml"));

/** A PDF of these objects, the first of which is its catalog. */
export function pdfWith(objects: readonly string[]): Buffer {
  let text = "%PDF-1.7\n";
  const offsets = objects.map((object, place) => {
    const offset = text.length;
    text += `${place + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const count = objects.length + 1;
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(`${text}xref\n0 ${count}\n0000000000 65535 f \n${table}${trailer}`, "latin1");
}

export const pdfStream = (text: string) => `<< /Length ${text.length} >>\nstream\n${text}\nendstream`;

/** One page with a line, and as much behind it as is wanted. */
export const pdfOf = ({ line = "Notice", padding = 0, catalog = "" } = {}): Buffer =>
  pdfWith([
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    pdfStream(`BT /F1 24 Tf 72 720 Td (${line}) Tj ET`),
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    pdfStream("x".repeat(padding)),
  ]);

const sector = 512;
const inSectors = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc((sector - (bytes.length % sector)) % sector)]);

function directoryEntry(name: string, kind: number, first: number, bytes: number, child = 0xffffffff): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 0, "utf16le");
  entry.writeUInt16LE((name.length + 1) * 2, 64);
  entry.writeUInt8(kind, 66);
  entry.writeUInt8(1, 67);
  for (const at of [68, 72]) entry.writeUInt32LE(0xffffffff, at);
  entry.writeUInt32LE(child, 76);
  entry.writeUInt32LE(first, 116);
  entry.writeUInt32LE(bytes, 120);
  return entry;
}

/** The compound file of HWP 5: its FileHeader in the root's short sectors, and a text of so many bytes behind it. */
export function hwpOf({ signature = "HWP Document File", stream = "FileHeader", textBytes = 6000 } = {}): Buffer {
  const [end, free] = [0xfffffffe, 0xffffffff];
  const text = inSectors(Buffer.alloc(textBytes, 7));
  const textSectors = text.length / sector;
  const header = Buffer.alloc(256);
  header.write(signature, "latin1");
  header.writeUInt32LE(0x05010000, 32);
  // 0: the table; 1: the directory; 2: the table of short sectors; 3: the short sectors; then the text.
  const chain = [0xfffffffd, end, end, end, ...Array.from({ length: textSectors }, (_, at) => at + 5)];
  chain[chain.length - 1] = end;
  const table = u32(...chain, ...Array.from({ length: sector / 4 - chain.length }, () => free));
  const directory = inSectors(
    Buffer.concat([
      directoryEntry("Root Entry", 5, 3, 256, 1),
      directoryEntry(stream, 2, 0, 256),
      directoryEntry("BodyText", 2, 4, textBytes),
    ]),
  );
  const miniTable = u32(1, 2, 3, end, ...Array.from({ length: sector / 4 - 4 }, () => free));
  const head = Buffer.alloc(sector);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(head);
  u16(0x3e, 3, 0xfffe, 9, 6).copy(head, 24);
  u32(1, 1, 0, 4096, 2, 1, end, 0, 0).copy(head, 44);
  for (let at = 80; at < sector; at += 4) head.writeUInt32LE(free, at);
  return Buffer.concat([head, table, directory, miniTable, inSectors(header), text]);
}

/** Frames of silence behind a tag. */
export function mp3Of({ frames = 8, hasTag = true } = {}): Buffer {
  const frame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(413)]);
  const tag = Buffer.concat([Buffer.from("ID3\x04\x00\x00", "latin1"), Buffer.from([0, 0, 1, 0]), Buffer.alloc(128)]);
  return Buffer.concat([...(hasTag ? [tag] : []), ...Array.from({ length: frames }, () => frame)]);
}

const box = (type: string, body: Buffer) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, body]);
};

/** The boxes of a film, or of a sound, with nothing to be seen in them. */
export const mp4Of = (brand = "isom", mediaBytes = 2000) =>
  Buffer.concat([
    box("ftyp", Buffer.from(`${brand}\0\0\0\0mp42`, "latin1")),
    box("moov", box("mvhd", Buffer.alloc(100))),
    box("mdat", Buffer.alloc(mediaBytes, 3)),
  ]);

const eucKr = Buffer.from("b0f8c1f6bbe7c7d70a", "hex");

/** One honest file of each kind, by the name that it is sent with. */
export const honestFiles = (): Record<string, Buffer> => ({
  "포스터.pdf": pdfOf(),
  "참가 신청서.hwp": hwpOf(),
  "참가 신청서.hwpx": hwpxFile(),
  "회칙.docx": docxOf(),
  "회비.xlsx": xlsxFile(),
  "발표.pptx": pptxFile(),
  "회칙.odt": odf("text"),
  "회비.ods": odf("spreadsheet"),
  "발표.odp": odf("presentation"),
  "사진 모음.zip": zipOf([part("사진/하나.txt", "하나"), part("사진/둘.txt", "둘")]),
  "안내.txt": Buffer.from("봄 정기 총회를 엽니다.\n"),
  "옛 안내.txt": eucKr,
  "유니코드 명단.txt": Buffer.from("\ufeff이름\t직책\n홍길동\t회원\n", "utf16le"),
  "유니코드 명단.csv": Buffer.from("\ufeff이름,직책\n", "utf16le").swap16(),
  "명단.csv": Buffer.from("\ufeff이름,직책\n홍길동,회원\n"),
  "염불.mp3": mp3Of(),
  "법문.m4a": mp4Of("M4A "),
  "행사.mp4": mp4Of(),
});
