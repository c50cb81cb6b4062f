import { encode } from "uqr";
import * as styles from "./second-factor.css.ts";

/** The quiet zone that a reader of codes needs around them, in modules. */
const border = 4;

/** All dark modules in one path, a square each. */
const pathOf = (data: readonly (readonly boolean[])[]) =>
  data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");

export function QrCode({ text, label }: { text: string; label: string }) {
  const { data } = encode(text, { ecc: "M", border });
  return (
    <svg
      className={styles.qr}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${data.length} ${data.length}`}
      shapeRendering="crispEdges"
    >
      <path fill="currentColor" d={pathOf(data)} />
    </svg>
  );
}
