type Known = Partial<Record<"technique" | "height" | "width" | "depth", string>>;

/** `50×125`: centimetres, height first as museums have it; empty where height or width is not known. */
export const sizeOf = ({ height, width, depth }: Known): string =>
  height && width ? [height, width, depth].filter(Boolean).join("×") : "";

/** Of what stands in a room the first is its height; of what hangs, that of its sheet. */
const upright: ReadonlySet<string | undefined> = new Set(["SCULPTURE", "CRAFT"]);

type Measured = Pick<Known, "height" | "width" | "depth"> & { kind?: string | undefined };

/** All sides as one (`50×125 cm`), or those that are known, each by its name (`높이 45 cm`); empty for none. */
export function lengthsOf(work: Measured): string {
  const { kind, height, width, depth } = work;
  const size = sizeOf(work);
  if (size) return `${size} cm`;
  const [vertical, horizontal] = upright.has(kind) ? ["높이", "너비"] : ["세로", "가로"];
  return [height && `${vertical} ${height} cm`, width && `${horizontal} ${width} cm`, depth && `깊이 ${depth} cm`]
    .filter(Boolean)
    .join(", ");
}

/** The caption of a work that nobody wrote one for: `비단에 석채, 50×125cm`; empty where nothing is known (WRK-01). */
export function captionOf(work: Known): string {
  const size = sizeOf(work);
  return [work.technique, size && `${size}cm`].filter(Boolean).join(", ");
}
