import { Cloud } from "../drawing/cloud.tsx";
import { Mound } from "../drawing/mound.tsx";
import { Peak } from "../drawing/peak.tsx";
import { Land } from "../drawing/land.tsx";
import { Pine } from "../drawing/pine.tsx";
import { Orb, Sky } from "../drawing/sky.tsx";
import { Stele } from "../drawing/stele.tsx";
import { paint } from "../drawing/paint.ts";

const behind = [
  { x: 300, y: 486, height: 190, scale: 0.72 },
  { x: 460, y: 478, height: 210, scale: 0.72 },
  { x: 620, y: 484, height: 180, scale: 0.72 },
  { x: 790, y: 478, height: 204, scale: 0.72 },
  { x: 940, y: 488, height: 184, scale: 0.72 },
];

const before = [
  { x: 210, y: 610, height: 230, scale: 0.95 },
  { x: 410, y: 622, height: 262, scale: 0.95 },
  { x: 610, y: 628, height: 290, scale: 1 },
  { x: 815, y: 622, height: 256, scale: 0.95 },
  { x: 1010, y: 610, height: 236, scale: 0.95 },
];

/** Memorial stones among pines, as close as the trees of a wood. */
export function SteleScene() {
  return (
    <g>
      <Sky width={1200} height={430} />
      <Orb x={250} y={170} radius={44} of="moon" />
      <Peak x={1130} y={440} width={400} height={200} seed={4} isFar lineWidth={0.8} />
      <Peak x={560} y={440} width={420} height={220} seed={9} isFar lineWidth={0.8} />
      <Peak x={860} y={446} width={500} height={300} seed={14} lineWidth={1} />
      <Peak x={400} y={446} width={440} height={210} seed={22} lineWidth={1} />
      <Cloud x={610} y={200} kind="flying" scale={0.7} colours={["red", "blue"]} lineWidth={0.9} />
      <Cloud x={150} y={330} scale={0.75} flip colours={["yellow", "green", "white"]} lineWidth={0.9} />
      <Land width={1200} top={424} bottom={720} />
      <Pine x={120} y={508} scale={0.8} />
      <Mound x={120} y={526} width={260} />
      <Pine x={1090} y={508} scale={0.84} flip />
      <Mound x={1090} y={526} width={260} />
      {behind.map((stone) => (
        <Stele key={stone.x} {...stone} stone={paint.gyeonbon} />
      ))}
      <Land width={1200} top={532} bottom={720} />
      {before.map((stone) => (
        <Stele key={stone.x} {...stone} />
      ))}
      <Land width={1200} top={672} bottom={760} isNear />
    </g>
  );
}
