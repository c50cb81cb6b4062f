import { LotusFlower, LotusLeaf } from "../drawing/lotus-flower.tsx";
import { pigment } from "../drawing/paint.ts";

const leaves = [
  { x: 130, y: 224, width: 300 },
  { x: 470, y: 232, width: 240 },
  { x: 760, y: 216, width: 260 },
  { x: 1060, y: 236, width: 320 },
  { x: 1370, y: 220, width: 260 },
  { x: 1590, y: 236, width: 240 },
];

export function Lotus() {
  const red = [pigment.jibun, pigment.yuksaek, pigment.jangdan, pigment.juhong];
  const white = [pigment.jibun, pigment.baekbun, pigment.oknok, pigment.samcheong];
  const line = pigment.soyeon;
  return (
    <g>
      <rect width="1600" height="240" fill={pigment.gyeonbon} />
      <path d="M0 168C200 160 300 176 520 168S900 160 1120 170 1460 162 1600 168V240H0Z" fill={pigment.guncheong} />
      <path
        d="M40 186H210M300 196H420M560 184H720M880 194H1000M1150 184H1290M1440 194H1560"
        stroke={pigment.samcheong}
        strokeWidth="1.2"
      />
      {leaves.map((leaf) => (
        <LotusLeaf key={leaf.x} {...leaf} />
      ))}
      <LotusFlower x={300} y={206} scale={1.25} tones={red} line={line} />
      <LotusFlower x={620} y={220} scale={0.95} tones={white} line={line} />
      <LotusFlower x={910} y={204} scale={1.35} tones={red} line={line} />
      <LotusFlower x={1230} y={216} scale={1.05} tones={white} line={line} />
      <LotusFlower x={1490} y={210} scale={1.15} tones={red} line={line} />
    </g>
  );
}
