/** The kinds of files in which words can be found, by the ends of their names. */
const readers = {
  pdf: "pdf",
  hwp: "hwp",
  hwpx: "hwp",
  docx: "office",
  xlsx: "office",
  pptx: "office",
  odt: "office",
  ods: "office",
  odp: "office",
  txt: "plain",
  csv: "plain",
} as const;

export type ReadableKind = keyof typeof readers;

export type Reader = (typeof readers)[ReadableKind];

export const isReadable = (kind: string): kind is ReadableKind => Object.hasOwn(readers, kind);

export const readerOf = (kind: ReadableKind): Reader => readers[kind];
