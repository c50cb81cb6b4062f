import { Cloud } from "../drawing/cloud.tsx";
import { pigment } from "../drawing/paint.ts";

const banks = [
  { x: 220, y: 70, scale: 0.55, flip: true },
  { x: 1420, y: 80, scale: 0.7, flip: false },
  { x: 560, y: 120, scale: 0.8, flip: false },
  { x: 1120, y: 110, scale: 0.6, flip: true },
  { x: 90, y: 200, scale: 1.1, flip: false },
  { x: 860, y: 190, scale: 1.15, flip: true },
  { x: 1300, y: 220, scale: 1.2, flip: false },
  { x: 480, y: 236, scale: 1.2, flip: true },
];

export function Clouds() {
  return (
    <g>
      <rect width="1600" height="240" fill={pigment.yacheong} />
      {banks.map((bank) => (
        <Cloud
          key={bank.x}
          {...bank}
          tones={[pigment.yacheong, pigment.guncheong, pigment.yacheong]}
          line={pigment.geumbak}
          lineWidth={0.9}
        />
      ))}
    </g>
  );
}
