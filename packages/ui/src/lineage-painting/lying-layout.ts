import type { Join, LineageNode, LineagePaintingProps, PlacedName } from "./lineage.ts";
import { fitLying } from "./lying-words.ts";

export const lyingWidth = 390;
const middle = lyingWidth / 2;
const right = lyingWidth - 20;
const tablet = { width: 196, widest: 340, height: 46, gap: 22, top: 44, size: 23 };
export const halo = 82;
/** The founder stands in the halo, which needs room above. */
const haloGap = 44;
const row = 62;
/** Where the stem goes down that the branches leave. */
export const stem = 42;
const frame = { x: 76, width: 84, height: 40, size: 23, padding: 38 };
const plain = { size: 20, gap: 9, rowGap: 18 };
/** From one name to the next. */
const step = 78;
const indent = { most: 26, room: 140 };

export type Lain = PlacedName & { level: number; lines: readonly string[] };
/** Disciples who stand in line behind their teacher are held by a bracket, others leave their teacher's stem. */
export type LyingJoin = Join & { kind: "branch" | "bracket" | "stem" };

export type LyingLayout = {
  height: number;
  trunk: (PlacedName & { lines: readonly string[] })[];
  /** From its middle on the founder's halo reaches up and down. */
  haloMiddle: number;
  /** Where the first of the branches stands. */
  first: number;
  names: Lain[];
  joins: LyingJoin[];
};

/** A point of the drawing at which the next row begins, and what has been laid out above it. */
type Page = { names: Lain[]; joins: LyingJoin[]; bottom: number; indent: number };

const depthOf = (nodes: readonly LineageNode[]): number =>
  nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map(({ disciples }) => depthOf(disciples)));

const isLine = (disciples: readonly LineageNode[]) => disciples.every((one) => one.disciples.length === 0);

/** About an axis, but not above the top of its line. */
function placeName(
  { id, name }: LineageNode,
  level: number,
  x: number,
  { top, axis }: { top: number; axis: number },
): Lain {
  const { size, lines, width, height } = fitLying(name, plain.size, right - x);
  return { id, name, level, x, y: Math.max(top, axis - height / 2), width, height, size, lines };
}

function placeFrame({ id, name }: LineageNode, y: number): Lain {
  const { x, padding, height: least } = frame;
  const { size, lines, width, height: words } = fitLying(name, frame.size, right - x - padding);
  const height = Math.max(least, words + 10);
  return {
    id,
    name,
    level: 0,
    x,
    y: y - height / 2,
    width: Math.max(frame.width, width + padding),
    height,
    size,
    lines,
  };
}

/** Disciples who have none of their own, in line behind their teacher and in further lines below. */
function layInLine(page: Page, teacher: Lain, disciples: readonly LineageNode[]): void {
  const axis = teacher.y + teacher.height / 2;
  const end = teacher.x + teacher.width;
  const begin = Math.min(end + 30, right - 3 * plain.size);
  const edge = begin - 8;
  // Behind a name that fills its line they begin in the next one.
  const isBeside = begin === end + 30;
  let line = isBeside ? { top: teacher.y - 8, axis } : { top: page.bottom + plain.gap, axis: 0 };
  let x = begin;
  for (const disciple of disciples) {
    const { width } = fitLying(disciple.name, plain.size, right - begin);
    if (x > begin && x + width > right) {
      line = { top: page.bottom + plain.gap, axis: 0 };
      x = begin;
    }
    const name = placeName(disciple, teacher.level + 1, x, line);
    page.names.push(name);
    page.joins.push({
      kind: "bracket",
      teacher: teacher.id,
      disciple: disciple.id,
      start: { x: Math.min(teacher.level > 0 ? end + 6 : end, edge), y: isBeside ? axis : teacher.y + teacher.height },
      end: { x: edge, y: name.y + name.height / 2 },
    });
    page.bottom = Math.max(page.bottom, name.y + name.height);
    x += Math.max(step, width + 18);
  }
}

/** Each disciple in a row of their own, a step further in, with all of theirs. */
function layInRows(page: Page, teacher: Lain, disciples: readonly LineageNode[]): void {
  const x = teacher.x + page.indent;
  for (const disciple of disciples) {
    const name = placeName(disciple, teacher.level + 1, x, { top: page.bottom + plain.rowGap, axis: 0 });
    page.names.push(name);
    page.joins.push({
      kind: "stem",
      teacher: teacher.id,
      disciple: disciple.id,
      start: { x: teacher.x + page.indent / 3, y: teacher.y + teacher.height },
      end: { x: x - 4, y: name.y + name.height / 2 },
    });
    page.bottom = name.y + name.height;
    layDisciples(page, name, disciple.disciples);
  }
}

function layDisciples(page: Page, teacher: Lain, disciples: readonly LineageNode[]): void {
  if (isLine(disciples)) layInLine(page, teacher, disciples);
  else layInRows(page, teacher, disciples);
}

function trunkOf(trunk: LineagePaintingProps["trunk"]): LyingLayout["trunk"] {
  const fits = trunk.map(({ name }) => fitLying(name, tablet.size, tablet.widest - 24));
  const width = Math.max(tablet.width, ...fits.map((fit) => fit.width + 24));
  let y = tablet.top;
  return trunk.map(({ id, name }, index) => {
    const { size, lines, height: words } = fits[index] ?? fitLying(name, tablet.size, tablet.widest);
    if (index === trunk.length - 1) y += haloGap;
    const height = Math.max(tablet.height, words + 16);
    const placed = { id, name, x: middle - width / 2, y, width, height, size, lines };
    y += height + tablet.gap;
    return placed;
  });
}

/** The same tree for a narrow screen: its names lie, one line under another. */
export function layOutLying({ trunk, branches }: Pick<LineagePaintingProps, "trunk" | "branches">): LyingLayout {
  const tablets = trunkOf(trunk);
  const founder = tablets.at(-1);
  const haloMiddle = founder ? founder.y + founder.height / 2 : tablet.top;
  const first = haloMiddle + halo + 78;
  const steps = Math.max(1, depthOf(branches) - 1);
  const page: Page = { names: [], joins: [], bottom: 0, indent: Math.min(indent.most, indent.room / steps) };
  let y = first;
  let last = haloMiddle + halo;
  for (const branch of branches) {
    const name = placeFrame(branch, y);
    page.names.push(name);
    page.joins.push({
      kind: "branch",
      teacher: founder?.id ?? 0,
      disciple: branch.id,
      start: { x: middle, y: haloMiddle + halo },
      end: { x: name.x, y },
    });
    page.bottom = name.y + name.height;
    layDisciples(page, name, branch.disciples);
    last = page.bottom - frame.height / 2;
    y = last + row;
  }
  return { height: Math.round(last + 66), trunk: tablets, haloMiddle, first, names: page.names, joins: page.joins };
}
