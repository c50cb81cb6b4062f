export type Branch = { name: string; twigs: readonly string[] };

export type LineagePaintingProps = { alt: string; trunk: readonly string[]; branches: readonly Branch[] };
