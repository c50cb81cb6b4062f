import { round } from "./path.ts";
import { random } from "./random.ts";
import { rock } from "./rock.tsx";

export type PeakProps = {
  x: number;
  y: number;
  width: number;
  height: number;
  seed: number;
  /** Paler, and without texture: behind others. */
  isFar?: boolean;
  lineWidth?: number;
};

/** From the back to the front, in parts of the whole: lower spurs stand before the summit as they do in 일월오봉도. */
const build = [
  { at: 0, width: 0.74, height: 1 },
  { at: -0.24, width: 0.5, height: 0.7 },
  { at: 0.25, width: 0.5, height: 0.62 },
  { at: 0.04, width: 0.4, height: 0.47 },
  { at: -0.37, width: 0.3, height: 0.36 },
  { at: 0.39, width: 0.28, height: 0.33 },
];

/** A crag of several spurs; the file of its drawing holds their shapes (see `Rocks`). */
export function Peak({ x, y, width, height, seed, isFar = false, lineWidth = 1.1 }: PeakProps) {
  const next = random(seed + 5);
  const jitter = () => 0.86 + next() * 0.28;
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      {build.slice(0, isFar ? 3 : undefined).map((spur, index) => {
        const across = (spur.width * width * jitter()) / rock.width;
        const up = (spur.height * height * (index === 0 ? 1 : jitter())) / rock.height;
        const side = next() < 0.5 ? -1 : 1;
        const place = `translate(${Math.round(x + spur.at * width * jitter())} ${round(y)})`;
        return (
          <use
            key={spur.at}
            href={`#${isFar ? "far" : "rock"}${(seed + index) % rock.count}`}
            transform={`${place}scale(${(side * across).toFixed(2)} ${up.toFixed(2)})`}
            strokeWidth={round(lineWidth / Math.sqrt(across * up))}
          />
        );
      })}
    </g>
  );
}
