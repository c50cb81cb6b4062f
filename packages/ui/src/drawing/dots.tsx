import { polar, round } from "./path.ts";

type DotsProps = { count: number; distance: number; radius: number; fill: string; turn?: number };

/** A ring of pearls (연주문) around the origin. */
export function Dots({ count, distance, radius, fill, turn = 0 }: DotsProps) {
  return (
    <g fill={fill}>
      {Array.from({ length: count }, (_, index) => {
        const [x, y] = polar(0, 0, turn + (index * 360) / count, distance);
        return <circle key={index} cx={round(x)} cy={round(y)} r={radius} />;
      })}
    </g>
  );
}
