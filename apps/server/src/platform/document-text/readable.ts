/** The kinds of files in which words can be found, by the ends of their names. */
const readers = {
  pdf: "pdf",
  hwp: "hwp",
  hwpx: "hwp",
  docx: "packed",
  xlsx: "packed",
  pptx: "packed",
  odt: "packed",
  ods: "packed",
  odp: "packed",
  txt: "plain",
  csv: "plain",
} as const;

export type ReadableKind = keyof typeof readers;

export type Reader = (typeof readers)[ReadableKind];

export const isReadable = (kind: string): kind is ReadableKind => Object.hasOwn(readers, kind);

export const readerOf = (kind: ReadableKind): Reader => readers[kind];
