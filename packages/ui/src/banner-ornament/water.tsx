import { Cloud } from "../drawing/cloud.tsx";
import { Peak } from "../drawing/peak.tsx";
import { Orb, Sky } from "../drawing/sky.tsx";
import { Waves } from "../drawing/waves.tsx";

const rocks = [
  { x: 560, width: 170, height: 96, seed: 7 },
  { x: 1370, width: 200, height: 110, seed: 20 },
  { x: 1240, width: 260, height: 152, seed: 14 },
];

/** Crags in the sea, under the sun. */
export function Water() {
  return (
    <g>
      <Sky width={1600} height={240} />
      <Orb x={980} y={92} radius={28} of="sun" />
      <Peak x={180} y={190} width={380} height={104} seed={9} isFar lineWidth={0.8} />
      <Peak x={860} y={190} width={420} height={90} seed={6} isFar lineWidth={0.8} />
      <Cloud x={360} y={92} kind="flying" scale={0.56} flip colours={["red", "yellow"]} lineWidth={0.9} />
      <Cloud x={760} y={112} scale={0.55} colours={["blue", "red", "white"]} lineWidth={0.9} />
      <Cloud x={1480} y={84} kind="wisp" scale={0.6} flip colours={["green"]} lineWidth={0.9} />
      {rocks.map((rock) => (
        <Peak key={rock.seed} {...rock} y={206} lineWidth={1} />
      ))}
      <Waves y={160} rows={4} width={1600} span={80} />
    </g>
  );
}
