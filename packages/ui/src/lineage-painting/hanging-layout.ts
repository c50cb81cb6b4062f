import { pitchOf, roomOf, type Slot, slotsOf } from "./hanging-slots.ts";
import type { Join, LineageNode, LineagePaintingProps, PlacedName } from "./lineage.ts";
import { fitVertically } from "./vertical-length.ts";

const leastWidth = 1200;
const margin = 30;
/** More room than this between two disciples of the founder would pull a small tree apart. */
const widestSlot = 260;
const tablet = { width: 58, height: 144, gap: 18, top: 40, size: 22, longest: 330, padding: 10.9 };
/** Between the founder's tablet and the one before it: the halo needs it. */
const haloGap = 54;
/** From the founder's tablet to where the branches leave one another. */
const forkBelow = 68;
const frame = { width: 50, height: 88, size: 28, longest: 260, padding: 25.28 };
const plain = { width: 22, size: 21, longest: 300 };
const rowGap = 16;
const levelGap = 34;
const below = 55;

export type Hanging = { level: number; row: number };
type Hung = PlacedName & Hanging;
export type HangingJoin = Join & {
  level: number;
  /** Above this the line bends; from there on it goes straight down, between the names of the first row. */
  bentUntil: number;
};

export type HangingLayout = {
  width: number;
  height: number;
  /** Where the branches leave one another. */
  fork: number;
  trunk: PlacedName[];
  names: Hung[];
  joins: HangingJoin[];
};

/** A name that has its place from left to right, and not yet from the top down. */
type Column = Hanging & { node: LineageNode; x: number; teacher: number };

function columnsOf(slots: readonly Slot[], level: number, teacher: number, left: number, isDense: boolean): Column[] {
  let edge = left;
  return slots.flatMap(({ nodes, width }) => {
    const begin = edge;
    edge += width;
    if (nodes.length > 1)
      return nodes.map((node, index) => ({
        node,
        level,
        teacher,
        row: index % 2,
        x: begin + ((index + 1) * pitchOf(level)) / 2,
      }));
    const [node] = nodes;
    const x = begin + width / 2;
    const disciples = slotsOf(node.disciples, level + 1, isDense);
    return [
      { node, level, teacher, row: 0, x },
      ...columnsOf(disciples, level + 1, node.id, x - roomOf(disciples) / 2, isDense),
    ];
  });
}

function trunkOf(trunk: LineagePaintingProps["trunk"], middle: number): PlacedName[] {
  const fits = trunk.map(({ name }) => fitVertically(name, tablet.size, tablet.longest));
  const height = Math.max(tablet.height, ...fits.map(({ length }) => Math.round(length + tablet.padding)));
  return trunk.map(({ id, name }, index) => ({
    id,
    name,
    x: middle - tablet.width / 2,
    y: tablet.top + index * (height + tablet.gap) + (index === trunk.length - 1 ? haloGap - tablet.gap : 0),
    width: tablet.width,
    height,
    size: fits[index]?.size ?? tablet.size,
  }));
}

/** The founder's disciples have room between them, but no more than keeps them together. */
function withRoom(slots: Slot[], width: number): Slot[] {
  const spare = Math.max(0, width - 2 * margin - roomOf(slots)) / slots.length;
  return slots.map((slot) => ({ ...slot, width: slot.width + Math.min(spare, Math.max(0, widestSlot - slot.width)) }));
}

type Level = { top: number; bottom: number; height: number };

/** A generation hangs below all of the one before it, and the lower the wider its lines have to spread. */
function levelsOf(columns: readonly Column[], top: number): Level[] {
  const xs = new Map(columns.map(({ node, x }) => [node.id, x]));
  const levels: Level[] = [];
  for (const [level, own] of [...Map.groupBy(columns, (column) => column.level)].toSorted(([a], [b]) => a - b)) {
    const spread = Math.max(...own.map(({ x, teacher }) => Math.abs(x - (xs.get(teacher) ?? x))));
    const last = levels.at(-1);
    const begin = last ? last.bottom + levelGap + Math.min(50, Math.max(0, spread - 60) / 10) : top;
    const height = Math.max(...own.map((column) => Math.ceil(heightOf(column) - 0.01)), level === 0 ? frame.height : 0);
    const rows = 1 + Math.max(...own.map(({ row }) => row));
    levels.push({ top: begin, height, bottom: begin + rows * height + (rows - 1) * rowGap });
  }
  return levels;
}

const fitOf = ({ level, node }: Column) =>
  level === 0
    ? fitVertically(node.name, frame.size, frame.longest)
    : fitVertically(node.name, plain.size, plain.longest);

const heightOf = (column: Column) => fitOf(column).length + (column.level === 0 ? frame.padding : 0);

function hang(column: Column, { top, height }: Level): Hung {
  const { node, level, row, x } = column;
  const width = level === 0 ? frame.width : plain.width;
  return {
    id: node.id,
    name: node.name,
    level,
    row,
    x: x - width / 2,
    y: top + row * (height + rowGap),
    width,
    height: level === 0 ? height : heightOf(column),
    size: fitOf(column).size,
  };
}

/** The tree from the oldest down: everybody below their teacher, brothers in their order, nobody over anybody. */
export function layOutHanging({ trunk, branches }: Pick<LineagePaintingProps, "trunk" | "branches">): HangingLayout {
  const isDense = roomOf(slotsOf(branches, 0, false)) > leastWidth - 2 * margin;
  const slots = slotsOf(branches, 0, isDense);
  const width = Math.max(leastWidth, roomOf(slots) + 2 * margin);
  const middle = width / 2;
  const tablets = trunkOf(trunk, middle);
  const founder = tablets.at(-1);
  const fork = (founder ? founder.y + founder.height : 0) + forkBelow;
  const spaced = withRoom(slots, width);
  const columns = columnsOf(spaced, 0, founder?.id ?? 0, middle - roomOf(spaced) / 2, isDense);
  const levels = levelsOf(columns, fork + 20);
  const names = columns.flatMap((column) => {
    const level = levels[column.level];
    return level ? [hang(column, level)] : [];
  });
  return {
    width,
    height: Math.round((levels.at(-1)?.bottom ?? fork) + below),
    fork,
    trunk: tablets,
    names,
    joins: joinsOf(columns, names, levels, { x: middle, y: fork - 46 }),
  };
}

function joinsOf(
  columns: readonly Column[],
  names: readonly Hung[],
  levels: readonly Level[],
  fork: HangingJoin["start"],
) {
  const byId = new Map(names.map((one) => [one.id, one]));
  return columns.flatMap(({ node, level, teacher, x }): HangingJoin[] => {
    const own = byId.get(node.id);
    const above = byId.get(teacher);
    if (!own) return [];
    // Letters begin a little below the line, frames at it.
    const gap = level === 0 ? 0 : 2;
    const start = above
      ? { x: above.x + above.width / 2, y: above.y + above.height + (isFramed(above) ? 0 : 6) }
      : fork;
    const bentUntil = (levels[level]?.top ?? own.y) - gap;
    return [{ teacher, disciple: node.id, level, start, end: { x, y: own.y - gap }, bentUntil }];
  });
}

const isFramed = ({ level }: Hanging) => level === 0;
