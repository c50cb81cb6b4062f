import { describe, expect, test } from "vitest";
import { random } from "../drawing/random.ts";
import { layOutHanging } from "./hanging-layout.ts";
import type { Join, LineageNode, PlacedName } from "./lineage.ts";
import { layOutLying, lyingWidth } from "./lying-layout.ts";

const names = ["담묵", "한석록", "비공개", "金蓉堂 日燮", "금용당 일섭", "가나다라마바사아자차카타", "Kim Dan-cheong"];
const founder = 3;

type Lineage = { trunk: { id: number; name: string }[]; branches: readonly LineageNode[] };
type Growing = { id: number; name: string; disciples: Growing[] };

/**
 * From 3 to 120 people. The larger `eagerness`, the likelier the last of all teaches the next: trees from flat to deep.
 */
function lineageOf(seed: number): Lineage {
  const next = random(seed);
  const below = (bound: number) => Math.floor(next() * bound);
  const nameOf = () => names[below(names.length)] ?? "";
  const trunk = Array.from({ length: 1 + below(4) }, (_, index) => ({ id: 1000 + index, name: nameOf() }));
  const root: Growing = { id: founder, name: nameOf(), disciples: [] };
  const all = [root];
  const eagerness = next();
  for (let id = 10, count = 2 + below(114); all.length <= count; id += 1) {
    const teacher =
      next() < eagerness ? all.at(-1 - below(Math.min(4, all.length))) : all[below(Math.min(6, all.length))];
    const disciple: Growing = { id, name: nameOf(), disciples: [] };
    teacher?.disciples.push(disciple);
    all.push(disciple);
  }
  return { trunk: [...trunk, { id: founder, name: root.name }], branches: root.disciples };
}

const lineages = Array.from({ length: 200 }, (_, seed) => lineageOf(seed));

const everybodyIn = (nodes: readonly LineageNode[]): LineageNode[] =>
  nodes.flatMap((node) => [node, ...everybodyIn(node.disciples)]);
const teachersIn = ({ branches }: Lineage): LineageNode[] => [
  { id: founder, name: "", disciples: branches },
  ...everybodyIn(branches),
];
const depthOf = (nodes: readonly LineageNode[]): number =>
  nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map(({ disciples }) => depthOf(disciples)));

const isOver = (one: PlacedName, other: PlacedName) =>
  one.x < other.x + other.width - 0.01 &&
  other.x < one.x + one.width - 0.01 &&
  one.y < other.y + other.height - 0.01 &&
  other.y < one.y + one.height - 0.01;

const isAt = ({ x, y }: Join["start"], { x: left, y: top, width, height }: PlacedName, room: number) =>
  x >= left - room && x <= left + width + room && y >= top - room && y <= top + height + room;

const isInLine = (one: PlacedName, other: PlacedName) => one.y < other.y + other.height && other.y < one.y + one.height;

type Kind = {
  kind: string;
  layOut: (lineage: Lineage) => {
    width: number;
    height: number;
    trunk: PlacedName[];
    names: PlacedName[];
    joins: (Join & { kind?: string })[];
  };
  smallest: number;
  isBefore: (one: PlacedName, next: PlacedName) => boolean;
};

const kinds: Kind[] = [
  { kind: "hanging", layOut: layOutHanging, smallest: 12, isBefore: (one, next) => one.x < next.x },
  {
    kind: "lying",
    layOut: (lineage) => ({ width: lyingWidth, ...layOutLying(lineage) }),
    smallest: 13,
    // Further to the right in one line, or in a lower one.
    isBefore: (one, next) => (isInLine(one, next) ? one.x + one.width <= next.x : one.y < next.y),
  },
];

test("the trees that are tried are small and large, flat and deep", () => {
  const sizes = lineages.map(({ trunk, branches }) => trunk.length + everybodyIn(branches).length);
  expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([
    expect.toSatisfy((n) => n < 8),
    expect.toSatisfy((n) => n > 110),
  ]);
  const depths = lineages.map(({ branches }) => depthOf(branches));
  expect([Math.min(...depths), Math.max(...depths)]).toEqual([
    expect.toSatisfy((n) => n < 4),
    expect.toSatisfy((n) => n > 10),
  ]);
  expect(Math.max(...lineages.flatMap(teachersIn).map(({ disciples }) => disciples.length))).toBeGreaterThan(15);
});

describe.each(kinds)("$kind", ({ layOut, smallest, isBefore }) => {
  test("PAG-06 of any tree everybody stands in the picture once, and nobody over anybody", () => {
    for (const lineage of lineages) {
      const { width, height, trunk, names: placed } = layOut(lineage);
      const ids = placed.map(({ id }) => id).toSorted((one, other) => one - other);
      expect(ids).toEqual(
        everybodyIn(lineage.branches)
          .map(({ id }) => id)
          .toSorted((one, other) => one - other),
      );
      const all = [...trunk, ...placed];
      const outside = all.filter(
        (one) => one.x < 13 || one.y < 13 || one.x + one.width > width - 13 || one.y + one.height > height - 13,
      );
      expect(outside).toEqual([]);
      expect(Math.min(...all.map(({ size }) => size))).toBeGreaterThanOrEqual(smallest);
      const covered = all.filter((one, index) => all.slice(index + 1).some((other) => isOver(one, other)));
      expect(covered).toEqual([]);
    }
  });

  test("PAG-06 in any tree each line joins a disciple to their teacher", () => {
    for (const lineage of lineages) {
      const { trunk, names: placed, joins } = layOut(lineage);
      const teachers = teachersIn(lineage).flatMap(({ id, disciples }) =>
        disciples.map((one) => [one.id, id] as const),
      );
      expect(new Map(joins.map(({ disciple, teacher }) => [disciple, teacher]))).toEqual(new Map(teachers));
      const byId = new Map([...trunk, ...placed].map((one) => [one.id, one]));
      const loose = joins.filter(({ teacher, disciple, start, end, kind }) => {
        const [from, to] = [byId.get(teacher), byId.get(disciple)];
        // The founder's lotus and halo reach further; a bracket holds all who stand in its lines.
        const isFrom = from && isAt(start, from, teacher === founder ? 100 : 8);
        return !isFrom || !to || !isAt(end, to, kind === "bracket" ? lyingWidth : 10);
      });
      expect(loose).toEqual([]);
    }
  });

  test("PAG-06 in any tree disciples of one teacher stand in their order", () => {
    for (const lineage of lineages) {
      const byId = new Map(layOut(lineage).names.map((one) => [one.id, one]));
      const pairs = teachersIn(lineage).flatMap(({ disciples }) =>
        disciples.slice(1).map((next, index) => [byId.get(disciples[index]?.id ?? 0), byId.get(next.id)] as const),
      );
      expect(pairs.filter(([one, next]) => !one || !next || !isBefore(one, next))).toEqual([]);
    }
  });
});
