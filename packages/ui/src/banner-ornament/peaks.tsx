import { Cloud } from "../drawing/cloud.tsx";
import { Peak } from "../drawing/peak.tsx";
import { pigment } from "../drawing/paint.ts";

const range = [
  { x: 120, y: 262, width: 300, height: 150, seed: 3 },
  { x: 1500, y: 262, width: 320, height: 170, seed: 8 },
  { x: 360, y: 262, width: 300, height: 200, seed: 12 },
  { x: 1270, y: 262, width: 300, height: 190, seed: 22 },
  { x: 620, y: 262, width: 260, height: 165, seed: 26 },
  { x: 1040, y: 262, width: 300, height: 215, seed: 31 },
  { x: 820, y: 262, width: 260, height: 150, seed: 17 },
];

export function Peaks() {
  const cloud = { line: pigment.soyeon, lineWidth: 0.9, tones: [pigment.jibun, pigment.samcheong, pigment.guncheong] };
  return (
    <g>
      <rect width="1600" height="240" fill={pigment.gyeonbon} />
      <circle cx="690" cy="72" r="34" fill={pigment.jibun} stroke={pigment.soyeon} />
      <Cloud x={520} y={90} scale={0.42} {...cloud} />
      <Cloud x={1400} y={66} scale={0.4} flip {...cloud} />
      {range.map((peak) => (
        <Peak
          key={peak.seed}
          {...peak}
          tones={[pigment.guncheong, pigment.yangnok, pigment.oknok, pigment.hwang]}
          line={pigment.soyeon}
          lineWidth={1}
        />
      ))}
      <Cloud x={230} y={226} scale={0.6} {...cloud} />
      <Cloud x={900} y={232} scale={0.6} flip {...cloud} />
    </g>
  );
}
