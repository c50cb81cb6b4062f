declare module "edtf" {
  /** Throws for what is no EDTF of that level (ISO 8601-2). */
  const parse: (text: string, options?: { level?: 0 | 1 | 2 }) => { type: string };
  export default parse;
}
