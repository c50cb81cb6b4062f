import { paint } from "../drawing/paint.ts";

// 휘: the feathered ends of a painted beam, one arrowhead inside the other towards the flower.
const feathers = [
  { x: 7, tone: paint.jibun },
  { x: 8.5, tone: paint.yangnok },
  { x: 15, tone: paint.jibun },
  { x: 16.5, tone: paint.guncheong },
  { x: 23, tone: paint.jibun },
  { x: 24.5, tone: paint.jangdan },
  { x: 29, tone: paint.jibun },
  { x: 30.5, tone: paint.seokganju },
];

function Feathers() {
  return feathers.map(({ x, tone }) => <path key={x} d={`M${x} 0L${x + 5} 6L${x} 12H48V0Z`} fill={tone} />);
}

function Flower() {
  return (
    <g transform="translate(48 6)">
      <g fill={paint.yuksaek} stroke={paint.jibun} strokeWidth="0.5">
        {[0, 60, 120, 180, 240, 300].map((turn) => (
          <ellipse key={turn} cx="0" cy="-2.9" rx="1.55" ry="2.1" transform={`rotate(${turn})`} />
        ))}
      </g>
      <circle r="1.5" fill={paint.hwang} />
      <g fill={paint.hwang}>
        <circle cx="-8" r="0.9" />
        <circle cx="8" r="0.9" />
      </g>
    </g>
  );
}

/** One length of the painted beam, with a flower in its middle; laid end to end its green field goes on. */
export function BeamLength() {
  return (
    <g>
      <rect width="240" height="12" fill={paint.hayeop} />
      <path d="M104 6H232" stroke={paint.yangnok} strokeWidth="2" />
      <Feathers />
      <g transform="translate(96 0) scale(-1 1)">
        <Feathers />
      </g>
      <Flower />
      <path d="M0 .5H240M0 11.5H240" stroke={paint.line} />
    </g>
  );
}
