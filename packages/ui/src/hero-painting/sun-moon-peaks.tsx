import { Cloud } from "../drawing/cloud.tsx";
import { Peak } from "../drawing/peak.tsx";
import { Pine } from "../drawing/pine.tsx";
import { Mound } from "../drawing/mound.tsx";
import { Orb, Sky } from "../drawing/sky.tsx";
import { Waves } from "../drawing/waves.tsx";

const peaks = [
  { x: 300, y: 640, width: 420, height: 330, seed: 19 },
  { x: 1300, y: 640, width: 420, height: 330, seed: 11 },
  { x: 540, y: 640, width: 420, height: 410, seed: 5 },
  { x: 1060, y: 640, width: 420, height: 410, seed: 31 },
  { x: 800, y: 640, width: 520, height: 540, seed: 14 },
];

/** Sun and moon over five peaks (일월오봉도), in the five cardinal colours on aged silk. */
export function SunMoonPeaks() {
  return (
    <g>
      <Sky width={1600} height={700} />
      <Orb x={420} y={150} radius={58} of="moon" />
      <Orb x={1180} y={150} radius={58} of="sun" />
      <Cloud x={170} y={260} scale={0.9} colours={["red", "yellow", "blue"]} />
      <Cloud x={1430} y={260} scale={0.9} flip colours={["blue", "green", "red"]} />
      <Cloud x={620} y={120} kind="flying" scale={0.75} flip colours={["white", "green"]} />
      <Cloud x={960} y={110} kind="flying" scale={0.75} colours={["red", "yellow"]} />
      {peaks.map((peak) => (
        <Peak key={peak.seed} {...peak} />
      ))}
      <Waves y={560} rows={5} width={1600} span={100} />
      <Pine x={100} y={640} scale={1.18} />
      <Pine x={1500} y={640} scale={1.18} flip />
      <Mound x={40} y={716} width={560} />
      <Mound x={1560} y={716} width={560} />
    </g>
  );
}
