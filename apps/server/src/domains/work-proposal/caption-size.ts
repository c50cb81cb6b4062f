import type { CaptionPart } from "./caption-part.ts";

// Height, width and depth, in centimetres.

const figure = String.raw`(?:\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.\d{1,3})?`;
const unit = String.raw`(?:cm|㎝|센티미터|센티|mm|㎜|밀리미터|m(?![a-z])|미터|자|척|尺)`;
const by = String.raw`\s*[×x✕╳*ⅹхχ]\s*`;
const order = String.raw`[(（]?\s*(?:세로|가로|높이|너비|폭)${by}(?:세로|가로|높이|너비|폭)(?:${by}(?:깊이|두께))?\s*[)）]?`;

const product = new RegExp(
  String.raw`(?<before>${order}\s*[:：]?\s*)?(?<![\d.,])(?<a>${figure})\s*(?<ua>${unit})?${by}(?<b>${figure})\s*(?<ub>${unit})?(?:${by}(?<c>${figure})\s*(?<uc>${unit})?)?(?![\d.]*\d)(?<after>\s*${order})?`,
  "giu",
);

const labelled = new RegExp(
  String.raw`(?<![\p{L}\d])(?<label>세로|높이|가로|너비|폭|깊이|두께|[hwd](?=[\s.:]*\d))\s*[:：.]?\s*(?<figure>${figure})(?![\d.]*\d)\s*(?<unit>${unit})?`,
  "giu",
);

/** Of a 자 or 척, of old a carpenter's: 10/33 of a metre. */
const foot = 30.3;

const inCentimetres: readonly [unit: RegExp, factor: number][] = [
  [/^(?:cm|㎝|센티)/iu, 1],
  [/^(?:mm|㎜|밀리)/iu, 0.1],
  [/^(?:m|미터)/iu, 100],
  [/^[자척尺]/u, foot],
];

/** As the record takes it; null for what it has no room for. */
function lengthOf(written: string, unitName: string): string | null {
  const plain = written.replaceAll(",", "");
  const factor = inCentimetres.find(([pattern]) => pattern.test(unitName))?.[1] ?? 1;
  const length = factor === 1 ? plain : String(Number((Number(plain) * factor).toFixed(2)));
  return Number(length) > 0 && /^\d{1,5}(?:\.\d{1,2})?$/u.test(length) ? length : null;
}

const unitless = "단위가 없어 cm로 보았습니다.";
const inFeet = `1자를 ${foot}cm로 셈했습니다.`;

const judged = (unitName: string) => {
  if (unitName === "") return { isSure: false, reason: unitless };
  return /^[자척尺]/u.test(unitName) ? { isSure: false, reason: inFeet } : { isSure: true, reason: "" };
};

type Side = "height" | "width" | "depth";

const sideNames: readonly [label: RegExp, side: Side][] = [
  [/^(?:세로|높이|h)$/iu, "height"],
  [/^(?:가로|너비|폭|w)$/iu, "width"],
  [/^(?:깊이|두께|d)$/iu, "depth"],
];
const sideOf = (label: string) => sideNames.find(([pattern]) => pattern.test(label))?.[1] ?? "height";

type Measure = { side: Side; figure: string; unit: string; start: number; end: number };

/** Nothing where one of them is no length, or a side is told twice. */
function partsOf(measures: readonly Measure[]): CaptionPart[] {
  const parts = measures.flatMap(({ side, figure: written, unit: unitName, start, end }): CaptionPart[] => {
    const value = lengthOf(written, unitName);
    return value === null ? [] : [{ name: side, value, start, end, ...judged(unitName) }];
  });
  const isWhole = parts.length === measures.length && new Set(parts.map(({ name }) => name)).size === parts.length;
  return isWhole ? parts : [];
}

/** Height first, as museums have it, unless the caption says otherwise. */
function ofProduct(match: RegExpMatchArray): CaptionPart[] {
  const { before = "", after = "", a = "", b = "", c, ua, ub, uc } = match.groups ?? {};
  const said = before + after;
  const isTurned = said !== "" && /^[^가너폭세높]*[가너폭]/u.test(said);
  const start = match.index ?? 0;
  const span = { start, end: start + match[0].trimEnd().length };
  const sides: Side[] = isTurned ? ["width", "height"] : ["height", "width"];
  const measures = [
    { side: sides[0] ?? "height", figure: a, unit: ua ?? ub ?? uc ?? "" },
    { side: sides[1] ?? "width", figure: b, unit: ub ?? uc ?? ua ?? "" },
    ...(c ? [{ side: "depth" as const, figure: c, unit: uc ?? ub ?? ua ?? "" }] : []),
  ];
  return partsOf(measures.map((measure) => ({ ...measure, ...span })));
}

function ofLabels(matches: readonly RegExpMatchArray[]): CaptionPart[] {
  const unitFrom = (place: number) =>
    [...matches.slice(place), ...matches].map(({ groups }) => groups?.["unit"]).find(Boolean) ?? "";
  return partsOf(
    matches.map(({ 0: text, index = 0, groups }, place) => ({
      side: sideOf(groups?.["label"] ?? ""),
      figure: groups?.["figure"] ?? "",
      unit: unitFrom(place),
      start: index,
      end: index + text.trimEnd().length,
    })),
  );
}

const saidBy = (parts: readonly CaptionPart[]) => parts.map(({ name, value }) => `${name} ${value}`).join();

/** The size that a caption tells; nothing where it tells several. */
export function sizeIn(text: string): CaptionPart[] {
  const products = [...text.matchAll(product)].map(ofProduct);
  const labels = [...text.matchAll(labelled)];
  const told = [...products, ...(labels.length > 0 ? [ofLabels(labels)] : [])];
  const [first = []] = told;
  return new Set(told.map(saidBy)).size === 1 ? first : [];
}
