// Without zod: pages and the database's own words are held against these.

/** What a board is for. */
export const boardKinds = ["TEXT", "ALBUM", "ARCHIVE"] as const;
export const boardReaders = ["EVERYONE", "MEMBERS", "GRADES", "ADMINISTRATORS"] as const;
export const boardWriters = ["MEMBERS", "GRADES", "ADMINISTRATORS"] as const;

/** A draft is for administrators alone; one that is announced has no works yet (EXH-02). */
export const exhibitionStates = ["DRAFT", "ANNOUNCED", "OPEN", "PAST"] as const;

export type BoardKind = (typeof boardKinds)[number];
export type BoardReaders = (typeof boardReaders)[number];
export type BoardWriters = (typeof boardWriters)[number];
export type ExhibitionState = (typeof exhibitionStates)[number];
