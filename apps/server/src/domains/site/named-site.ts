/** Whose site it is, for programs that read it. */
export type NamedSite = {
  /** Origin of the addresses. */
  publicUrl: string;
  /** What the association is called. */
  name: string;
  /** Its seal or its picture; undefined for the drawn lotus. */
  logo?: string | undefined;
};
