import { sizeOf } from "./work-caption.ts";

type Measured = Partial<Record<"height" | "width" | "depth", string>>;

/** `50×125 cm`, height first; where a side is not known those that are, each by its name (`height 45 cm`); empty for none. */
export function lengthsInEnglish(work: Measured): string {
  const size = sizeOf(work);
  if (size) return `${size} cm`;
  return (["height", "width", "depth"] as const)
    .flatMap((side) => (work[side] ? [`${side} ${work[side]} cm`] : []))
    .join(", ");
}
