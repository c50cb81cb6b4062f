import { Cloud } from "../drawing/cloud.tsx";
import { Peak } from "../drawing/peak.tsx";
import { Orb, Sky } from "../drawing/sky.tsx";

const far = [
  { x: 40, width: 300, height: 120, seed: 4 },
  { x: 470, width: 260, height: 130, seed: 9 },
  { x: 930, width: 300, height: 150, seed: 6 },
  { x: 1400, width: 320, height: 140, seed: 2 },
];

const near = [
  { x: 240, width: 280, height: 150, seed: 3 },
  { x: 1560, width: 300, height: 160, seed: 8 },
  { x: 660, width: 330, height: 185, seed: 12 },
  { x: 1200, width: 360, height: 195, seed: 5 },
];

/** A range in the blue-and-green manner between moon and sun. */
export function Peaks() {
  return (
    <g>
      <Sky width={1600} height={240} />
      <Orb x={430} y={78} radius={26} of="moon" />
      <Orb x={1000} y={74} radius={24} of="sun" />
      {far.map((peak) => (
        <Peak key={peak.seed} {...peak} y={246} isFar lineWidth={0.8} />
      ))}
      <Cloud x={860} y={118} kind="flying" scale={0.5} colours={["yellow", "red"]} lineWidth={0.9} />
      {near.map((peak) => (
        <Peak key={peak.seed} {...peak} y={248} lineWidth={1} />
      ))}
      <Cloud x={420} y={196} scale={0.62} flip colours={["red", "green", "blue"]} lineWidth={0.9} />
      <Cloud x={930} y={204} scale={0.6} colours={["yellow", "blue", "red"]} lineWidth={0.9} />
      <Cloud x={1420} y={120} kind="flying" scale={0.52} flip colours={["white", "green"]} lineWidth={0.9} />
    </g>
  );
}
