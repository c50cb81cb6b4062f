type Known = Partial<Record<"technique" | "height" | "width" | "depth", string>>;

/** `50×125`: centimetres, height first as museums have it; empty where height or width is not known. */
export const sizeOf = ({ height, width, depth }: Known): string =>
  height && width ? [height, width, depth].filter(Boolean).join("×") : "";

/** The caption of a work that nobody wrote one for: `비단에 석채, 50×125cm`; empty where nothing is known (WRK-01). */
export function captionOf(work: Known): string {
  const size = sizeOf(work);
  return [work.technique, size && `${size}cm`].filter(Boolean).join(", ");
}
