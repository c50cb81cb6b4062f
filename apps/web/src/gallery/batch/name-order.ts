const { compare } = new Intl.Collator("ko", { numeric: true });

/** As the numbers in their names have them: 2 before 10. What chose them hands files over in an order of its own. */
export const inNameOrder = (files: readonly File[]): File[] =>
  files.toSorted((one, other) => compare(one.name, other.name));
