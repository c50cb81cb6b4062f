import { pigment } from "./paint.ts";
import { path } from "./path.ts";

/** A rise of ground for a tree to stand behind, centred on (x, y). */
export function Mound({ x, y, width, fill }: { x: number; y: number; width: number; fill: string }) {
  const half = width / 2;
  return (
    <path
      d={path`M${x - half} ${y}C${x - half * 0.5} ${y - width * 0.24} ${x + half * 0.4} ${y - width * 0.24} ${x + half} ${y}Z`}
      fill={fill}
      stroke={pigment.soyeon}
    />
  );
}
