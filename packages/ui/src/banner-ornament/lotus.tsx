import { LotusFlower, LotusLeaf } from "../drawing/lotus-flower.tsx";
import { Pond } from "../drawing/pond.tsx";
import { Sky } from "../drawing/sky.tsx";

const leaves = [
  { x: 130, y: 214, width: 260 },
  { x: 460, y: 222, width: 220 },
  { x: 760, y: 206, width: 230 },
  { x: 1070, y: 222, width: 280 },
  { x: 1360, y: 208, width: 230 },
  { x: 1580, y: 222, width: 210 },
];

const flowers = [
  { x: 300, y: 198, scale: 1.15 },
  { x: 620, y: 206, scale: 0.9, hue: "white" },
  { x: 910, y: 198, scale: 1.25 },
  { x: 1230, y: 204, scale: 0.95, hue: "white" },
  { x: 1490, y: 200, scale: 1.05 },
] as const;

export function Lotus() {
  return (
    <g>
      <Sky width={1600} height={240} />
      <Pond width={1600} top={162} bottom={240} />
      {leaves.map((leaf) => (
        <LotusLeaf key={leaf.x} {...leaf} />
      ))}
      {flowers.map((flower) => (
        <LotusFlower key={flower.x} {...flower} />
      ))}
    </g>
  );
}
