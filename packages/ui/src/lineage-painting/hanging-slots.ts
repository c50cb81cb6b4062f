import type { LineageNode } from "./lineage.ts";

/** How far apart two names of a generation hang: those of the founder's disciples stand in frames. */
export const pitchOf = (level: number) => (level === 0 ? 60 : 44);

/** So many who have no disciples are worth hanging by turns in two rows. */
const crowd = 4;

/** One name, or neighbours without disciples who hang by turns in two rows, and what room they and all below them need. */
export type Slot = { nodes: readonly [LineageNode, ...LineageNode[]]; width: number };

const isLeaf = ({ disciples }: LineageNode) => disciples.length === 0;

export const roomOf = (slots: readonly Slot[]) => slots.reduce((sum, { width }) => sum + width, 0);

function runsOf(nodes: readonly LineageNode[]): [LineageNode, ...LineageNode[]][] {
  const runs: [LineageNode, ...LineageNode[]][] = [];
  for (const node of nodes) {
    const last = runs.at(-1);
    if (last && isLeaf(node) && isLeaf(last[0])) last.push(node);
    else runs.push([node]);
  }
  return runs;
}

/** The slots of disciples of one teacher, side by side; `isDense` where there is too little room for one row. */
export function slotsOf(nodes: readonly LineageNode[], level: number, isDense: boolean): Slot[] {
  const pitch = pitchOf(level);
  const alone = (node: LineageNode): Slot => ({
    nodes: [node],
    width: Math.max(pitch, roomOf(slotsOf(node.disciples, level + 1, isDense))),
  });
  if (!isDense) return nodes.map(alone);
  return runsOf(nodes).flatMap((run) =>
    run.length < crowd ? run.map(alone) : [{ nodes: run, width: ((run.length + 1) * pitch) / 2 }],
  );
}
