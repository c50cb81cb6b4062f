/** A name of the tree, and those who learned from whom it is. */
export type LineageNode = { id: number; name: string; disciples: readonly LineageNode[] };

export type LineagePaintingProps = {
  alt: string;
  /** From the oldest to the founder. */
  trunk: readonly Pick<LineageNode, "id" | "name">[];
  branches: readonly LineageNode[];
};

type Point = { x: number; y: number };

/** Where a name stands: its rectangle, and the size of its letters in units of the drawing. */
export type PlacedName = Point & { id: number; name: string; width: number; height: number; size: number };

/** From a teacher to a disciple. */
export type Join = { teacher: number; disciple: number; start: Point; end: Point };
