/** What a reader of PDF finds by following the file's own table, as the format wants it. Throws where it leads astray. */
export function readPdf(bytes: Buffer) {
  const file = bytes.toString("latin1");
  const must = (pattern: RegExp, text: string): string[] => {
    const found = pattern.exec(text);
    if (!found) throw new Error(`no ${pattern} in the PDF`);
    return found.slice(1).map((group) => group ?? "");
  };
  const [version = ""] = must(/^%PDF-(\d\.\d)\n/u, file);
  const [start = ""] = must(/startxref\n(\d+)\n%%EOF\n$/u, file);
  const [first = "", count = ""] = must(/^xref\n(\d+) (\d+)\n/u, file.slice(Number(start)));
  if (first !== "0") throw new Error("the table does not begin with 0");
  const rows = [...file.slice(Number(start)).matchAll(/^(\d{10}) \d{5} ([nf]) $/gmu)];
  if (rows.length !== Number(count)) throw new Error("the table is not as long as it says");
  const objects = rows.slice(1).map(([, offset], index) => {
    const [body = ""] = must(new RegExp(`^${index + 1} 0 obj\\n(.*?)\\nendobj\\n`, "su"), file.slice(Number(offset)));
    return body;
  });
  const object = (reference = "") => objects[Number(reference) - 1] ?? "";
  const [root] = must(/\/Root (\d+) 0 R/u, file.slice(Number(start)));
  const [tree] = must(/\/Pages (\d+) 0 R/u, object(root));
  const [kid] = must(/\/Kids \[(\d+) 0 R\]/u, object(tree));
  const [box = "", contents] = must(/\/MediaBox \[([\d. ]+)\].*\/Contents (\d+) 0 R/u, object(kid));
  const [length = "", content = ""] = must(/^<< \/Length (\d+) >>\nstream\n(.*)\nendstream$/su, object(contents));
  if (content.length !== Number(length)) throw new Error("the content is not as long as it says");
  return { version, objects, page: { mediaBox: box.split(" ").map(Number), content } };
}
