import dingbats from "pdfjs-dist/standard_fonts/FoxitDingbats.pfb?url";
import symbol from "pdfjs-dist/standard_fonts/FoxitSymbol.pfb?url";
import jbig2 from "pdfjs-dist/wasm/jbig2.wasm?url";
import openjpeg from "pdfjs-dist/wasm/openjpeg.wasm?url";
import qcms from "pdfjs-dist/wasm/qcms_bg.wasm?url";

/** How Korean files whose fonts are elsewhere number their letters; those of other languages are left out. */
const characterMaps = import.meta.glob<string>(
  "../../../../../../node_modules/pdfjs-dist/cmaps/{KSC,KSCms,KSCpc,UniKS,Adobe-Korea1}*.bcmap",
  { query: "?url", import: "default", eager: true },
);

/** What a worker may ask for by name: of the site's own files these and no other. */
export const assetUrls: ReadonlyMap<string, string> = new Map([
  ...Object.entries(characterMaps).map(([path, url]) => [path.slice(path.lastIndexOf("/") + 1), url] as const),
  ["FoxitDingbats.pfb", dingbats],
  ["FoxitSymbol.pfb", symbol],
  ["jbig2.wasm", jbig2],
  ["openjpeg.wasm", openjpeg],
  ["qcms_bg.wasm", qcms],
]);
