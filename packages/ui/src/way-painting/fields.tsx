import { paint } from "../drawing/paint.ts";
import { path } from "../drawing/path.ts";
import { random } from "../drawing/random.ts";

const plot = { width: 80, height: 70 };
/** How far east a ridge goes on its way across a plot to the south: fields follow the lie of the land. */
const slant = -14;
const crops = [paint.foot, paint.oknok, paint.gyeonbon, paint.oknok];

/** The wide plain: plots of rice in their ridges, each as ripe as it is. */
export function Fields() {
  const next = random(8);
  const plots = Array.from({ length: 8 }, (_, row) =>
    Array.from({ length: 18 }, (__, column) => ({
      x: column * plot.width + row * slant - (row % 2) * 34,
      y: row * plot.height,
      crop: crops[Math.floor(next() * crops.length)] ?? paint.foot,
      part: 0.15 + Math.round(next() * 3) / 10,
    })),
  ).flat();
  return (
    <g>
      <rect width="1280" height="560" fill={paint.silk} />
      {plots.map(({ x, y, crop, part }) => (
        <path
          key={`${x} ${y}`}
          d={path`M${x} ${y}h${plot.width}l${slant} ${plot.height}h${-plot.width}z`}
          fill={crop}
          fillOpacity={part}
          stroke={paint.fine}
          strokeOpacity="0.35"
          strokeWidth="0.8"
        />
      ))}
    </g>
  );
}
