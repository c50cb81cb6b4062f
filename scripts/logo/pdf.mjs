import { asPdfPath } from "./curves.mjs";

const channel = (hex, at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4);
const colour = (hex) => [1, 3, 5].map((at) => channel(hex, at)).join(" ");

function paint({ operations, fill, stroke, strokeWidth = 0 }) {
  const line = stroke ? `${colour(stroke)} RG ${strokeWidth} w 1 j\n` : "";
  // Letters and the rim leave their counters open by the direction of their contours, as in SVG.
  return `${line}${colour(fill)} rg\n${asPdfPath(operations)}\n${stroke ? "B" : "f"}`;
}

/** In PDF the page begins below, in our drawings above. */
const content = ({ height, shapes }) => ["q", `1 0 0 -1 0 ${height} cm`, ...shapes.map(paint), "Q"].join("\n");

/**
 * A drawing as a PDF of vector paths alone, which Illustrator and every reader of PDF opens; sizes in points.
 * Written by hand: it is five objects, and the same every time it is made.
 */
export function writePdf(drawing, title) {
  const { width, height } = drawing;
  const stream = content(drawing);
  const hexTitle = Buffer.from(`\uFEFF${title}`, "utf16le").swap16().toString("hex");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /ArtBox [0 0 ${width} ${height}] /Resources << >> /Contents 4 0 R >>`,
    `<< /Length ${Buffer.byteLength(stream)} >>\nstream\n${stream}\nendstream`,
    `<< /Title <${hexTitle}> /Creator (bulmo) >>`,
  ];
  // Four bytes above 127 in the second line tell whoever moves the file that it is not text.
  let file = "%PDF-1.6\n%\u00E2\u00E3\u00CF\u00D3\n";
  const offsets = objects.map((object, index) => {
    const offset = Buffer.byteLength(file, "latin1");
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const start = Buffer.byteLength(file, "latin1");
  const count = objects.length + 1;
  file += `xref\n0 ${count}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${count} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, "latin1");
}
