import { Cloud } from "../drawing/cloud.tsx";
import { Peak } from "../drawing/peak.tsx";
import { Waves } from "../drawing/waves.tsx";
import { pigment } from "../drawing/paint.ts";

export function Water() {
  const rock = { tones: [pigment.guncheong, pigment.oknok, pigment.hwang], line: pigment.soyeon };
  const mist = { tones: [pigment.jibun, pigment.yuksaek, pigment.jangdan], line: pigment.soyeon, lineWidth: 0.9 };
  return (
    <g>
      <rect width="1600" height="240" fill={pigment.oknok} />
      <Cloud x={240} y={66} scale={0.5} {...mist} />
      <Cloud x={980} y={56} scale={0.42} flip {...mist} />
      <Peak x={1240} y={220} width={240} height={170} seed={14} {...rock} />
      <Peak x={1350} y={220} width={180} height={110} seed={20} {...rock} />
      <Peak x={560} y={220} width={150} height={90} seed={7} {...rock} />
      <Waves
        y={140}
        rows={4}
        width={1600}
        span={106}
        tones={[pigment.yangnok, pigment.guncheong]}
        line={pigment.soyeon}
        foam={pigment.jibun}
      />
    </g>
  );
}
