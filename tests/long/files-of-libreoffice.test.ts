import { execFile, execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { createDocumentReader } from "../../apps/server/src/platform/document-text/document-reader.ts";
import { isReadable } from "../../apps/server/src/platform/document-text/readable.ts";
import { assertKind } from "../../apps/server/src/platform/file-kind/file-name.ts";
import { judgeFile } from "../../apps/server/src/platform/file-kind/judge-file.ts";
import { temporaryDirectory } from "../harness/server-process.ts";

const line = "일섭문도회 회원 여러분께 석채 강습회를 알려 드립니다.";

const sources = {
  "글.html": `<html><head><meta charset="utf-8"></head><body><h1>안내</h1><p>${line}</p><table><tr><td>회비</td></tr></table></body></html>`,
  "표.csv": `이름,비고\n백호분,${line}\n`,
  "발표.fodp": `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.presentation"><office:body><office:presentation><draw:page draw:name="1"><draw:frame svg:width="20cm" svg:height="4cm" svg:x="2cm" svg:y="2cm"><draw:text-box><text:p>${line}</text:p></draw:text-box></draw:frame></draw:page></office:presentation></office:body></office:document>`,
};

/** What is made of what, one after the other: of HTML it makes no DOCX, but of its own text. */
const made: [from: string, kind: string][] = [
  ["글.html", "odt"],
  ["글.html", "pdf"],
  ["글.odt", "docx"],
  ["표.csv", "ods"],
  ["표.csv", "xlsx"],
  ["발표.fodp", "odp"],
  ["발표.fodp", "pptx"],
  ["발표.fodp", "pdf"],
];

/** A sheet breaks its lines. */
const withoutBlanks = (text: string) => text.replaceAll(/\s/gu, "");

function found(): boolean {
  try {
    return execFileSync("soffice", ["--version"]).length > 0;
  } catch {
    return false;
  }
}

// Debian: libreoffice-writer-nogui, libreoffice-calc-nogui and libreoffice-impress-nogui.
test.runIf(found())(
  "ATT-01 ATT-04 what LibreOffice writes is taken for what it is, and its words are found",
  { timeout: 400_000 },
  async () => {
    const { path, remove } = await temporaryDirectory();
    onTestFinished(remove);
    const reader = createDocumentReader({ folder: path });
    onTestFinished(() => reader.close());
    for (const [name, text] of Object.entries(sources)) await writeFile(join(path, name), text);
    const told: [name: string, hasLine: boolean][] = [];
    for (const [from, kind] of made) {
      const filter = from.endsWith("csv") ? ["--infilter=CSV:44,34,76,1"] : [];
      const words = [...filter, "--headless", "--convert-to", kind, "--outdir", path, join(path, from)];
      await promisify(execFile)("soffice", words, { env: { ...process.env, HOME: path } });
      const name = from.replace(/\w+$/u, kind);
      const file = { path: join(path, name), kind: assertKind(name) };
      await judgeFile(file.path, file.kind);
      if (!isReadable(file.kind)) throw new Error(`${name} is not read`);
      const text = await reader.read({ ...file, kind: file.kind });
      told.push([name, withoutBlanks(text).includes(withoutBlanks(line))]);
    }
    expect(told).toEqual(told.map(([name]) => [name, true]));
    // A report without its end is none.
    const whole = await readFile(join(path, "글.pdf"));
    await writeFile(join(path, "cut.pdf"), whole.subarray(0, whole.length - 200));
    await expect(judgeFile(join(path, "cut.pdf"), "pdf")).rejects.toThrow();
  },
);
