import { Cloud } from "../drawing/cloud.tsx";
import { Mound } from "../drawing/mound.tsx";
import { Peak } from "../drawing/peak.tsx";
import { Pine } from "../drawing/pine.tsx";
import { Orb, Sky } from "../drawing/sky.tsx";

const far = [
  { x: 60, width: 360, height: 110, seed: 6 },
  { x: 620, width: 420, height: 130, seed: 2 },
  { x: 1480, width: 360, height: 120, seed: 9 },
];

const trees = [
  { x: 200, y: 232, scale: 0.46 },
  { x: 330, y: 240, scale: 0.34, flip: true },
  { x: 1050, y: 236, scale: 0.4 },
  { x: 1180, y: 232, scale: 0.48, flip: true },
  { x: 1460, y: 236, scale: 0.42 },
];

/** Red pines over mist, before far mountains. */
export function Pines() {
  return (
    <g>
      <Sky width={1600} height={240} />
      <Orb x={800} y={84} radius={32} of="moon" />
      {far.map((peak) => (
        <Peak key={peak.seed} {...peak} y={244} isFar lineWidth={0.8} />
      ))}
      <Cloud x={640} y={128} kind="flying" scale={0.6} flip colours={["red", "blue"]} lineWidth={0.9} />
      <Cloud x={1350} y={100} kind="flying" scale={0.5} colours={["blue", "yellow"]} lineWidth={0.9} />
      {trees.map((tree) => (
        <Pine key={tree.x} {...tree} />
      ))}
      <Mound x={240} y={250} width={420} />
      <Mound x={1120} y={250} width={480} />
      <Mound x={1500} y={250} width={360} />
      <Cloud x={880} y={204} scale={0.6} colours={["yellow", "green", "red"]} lineWidth={0.9} />
    </g>
  );
}
