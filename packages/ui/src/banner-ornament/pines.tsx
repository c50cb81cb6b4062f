import { Cloud } from "../drawing/cloud.tsx";
import { Peak } from "../drawing/peak.tsx";
import { Pine } from "../drawing/pine.tsx";
import { pigment } from "../drawing/paint.ts";

const trees = [
  { x: 180, y: 262, scale: 0.6 },
  { x: 330, y: 280, scale: 0.46, flip: true },
  { x: 1010, y: 282, scale: 0.5 },
  { x: 1190, y: 270, scale: 0.62, flip: true },
  { x: 1480, y: 276, scale: 0.52 },
];

export function Pines() {
  const hill = { tones: [pigment.hayeop, pigment.yangnok], line: pigment.soyeon };
  const mist = { tones: [pigment.jibun, pigment.oknok, pigment.yangnok], line: pigment.soyeon, lineWidth: 0.9 };
  return (
    <g>
      <rect width="1600" height="240" fill={pigment.gyeonbon} />
      <circle cx="700" cy="86" r="40" fill={pigment.jibun} stroke={pigment.soyeon} />
      <circle cx="700" cy="86" r="35" fill="none" stroke={pigment.geumbak} />
      <Cloud x={800} y={122} scale={0.5} {...mist} />
      <Cloud x={480} y={80} scale={0.4} flip {...mist} />
      <Cloud x={1340} y={84} scale={0.45} {...mist} />
      {trees.map((tree) => (
        <Pine key={tree.x} {...tree} />
      ))}
      <Peak x={250} y={256} width={620} height={72} seed={40} {...hill} />
      <Peak x={690} y={262} width={600} height={60} seed={43} {...hill} />
      <Peak x={1120} y={258} width={640} height={78} seed={41} {...hill} />
      <Peak x={1530} y={258} width={480} height={70} seed={45} {...hill} />
    </g>
  );
}
