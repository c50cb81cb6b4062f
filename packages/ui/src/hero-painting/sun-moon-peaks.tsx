import { Cloud } from "../drawing/cloud.tsx";
import { Peak } from "../drawing/peak.tsx";
import { Pine } from "../drawing/pine.tsx";
import { Waves } from "../drawing/waves.tsx";
import { pigment } from "../drawing/paint.ts";

const ink = pigment.soyeon;

const peaks = [
  { x: 300, y: 640, width: 420, height: 330, seed: 19 },
  { x: 1300, y: 640, width: 420, height: 330, seed: 11 },
  { x: 540, y: 640, width: 420, height: 410, seed: 5 },
  { x: 1060, y: 640, width: 420, height: 410, seed: 31 },
  { x: 800, y: 640, width: 500, height: 530, seed: 14 },
];

function Disc({ x, fill, rim }: { x: number; fill: string; rim: string }) {
  return (
    <g>
      <circle cx={x} cy="150" r="60" fill={fill} stroke={ink} strokeWidth="1.2" />
      <circle cx={x} cy="150" r="54" fill="none" stroke={rim} strokeWidth="1.2" />
    </g>
  );
}

/** Sun and moon over five peaks (일월오봉도), in the five cardinal colours on aged silk. */
export function SunMoonPeaks() {
  const rock = [pigment.guncheong, pigment.yangnok, pigment.oknok, pigment.hwang];
  const blue = [pigment.jibun, pigment.samcheong, pigment.guncheong];
  const pink = [pigment.jibun, pigment.yuksaek, pigment.jangdan];
  return (
    <g>
      <rect width="1600" height="700" fill={pigment.gyeonbon} />
      <Disc x={420} fill={pigment.jibun} rim={pigment.geumbak} />
      <Disc x={1180} fill={pigment.juhong} rim={pigment.geumbak} />
      <Cloud x={180} y={250} scale={0.66} tones={blue} line={ink} lineWidth={0.9} />
      <Cloud x={1420} y={250} scale={0.66} flip tones={pink} line={ink} lineWidth={0.9} />
      <Cloud x={600} y={120} scale={0.5} flip tones={pink} line={ink} lineWidth={0.8} />
      <Cloud x={1000} y={120} scale={0.5} tones={blue} line={ink} lineWidth={0.8} />
      {peaks.map((peak) => (
        <Peak key={peak.seed} {...peak} tones={rock} line={ink} lineWidth={1.1} />
      ))}
      <Waves
        y={586}
        rows={4}
        width={1600}
        span={100}
        tones={[pigment.yangnok, pigment.guncheong]}
        line={ink}
        foam={pigment.jibun}
      />
      <Pine x={96} y={640} scale={1.18} />
      <Pine x={1504} y={640} scale={1.18} flip />
      <Peak x={20} y={720} width={420} height={130} seed={40} tones={[pigment.hayeop, pigment.yangnok]} line={ink} />
      <Peak x={1580} y={720} width={420} height={130} seed={41} tones={[pigment.hayeop, pigment.yangnok]} line={ink} />
    </g>
  );
}
