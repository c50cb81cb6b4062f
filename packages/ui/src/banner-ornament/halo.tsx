import { Dots } from "../drawing/dots.tsx";
import { PetalRing } from "../drawing/petal-ring.tsx";
import { pigment } from "../drawing/paint.ts";

function HalfHalo({ x, scale }: { x: number; scale: number }) {
  return (
    <g transform={`translate(${x} 262) scale(${scale})`}>
      <circle r="236" fill={pigment.hayeop} stroke={pigment.geumbak} />
      <circle r="230" fill="none" stroke={pigment.geumbak} />
      <PetalRing
        count={20}
        inner={130}
        outer={224}
        tones={[pigment.jibun, pigment.samcheong, pigment.guncheong, pigment.yacheong]}
        turn={9}
      />
      <PetalRing
        count={20}
        inner={116}
        outer={214}
        fullness={0.84}
        tones={[pigment.jibun, pigment.yuksaek, pigment.jangdan, pigment.juhong, pigment.seokganju]}
      />
      <circle r="126" fill={pigment.yacheong} stroke={pigment.geumbak} />
      <Dots count={36} distance={115} radius={5} fill={pigment.jibun} />
      <circle r="104" fill={pigment.juhong} stroke={pigment.geumbak} />
      <PetalRing
        count={10}
        inner={26}
        outer={100}
        tones={[pigment.jibun, pigment.oknok, pigment.yangnok, pigment.hayeop]}
      />
      <circle r="30" fill={pigment.hwang} stroke={pigment.seokganju} />
    </g>
  );
}

export function Halo() {
  return (
    <g>
      <rect width="1600" height="240" fill={pigment.seokganju} />
      <g fill="none" stroke={pigment.geumbak} strokeWidth="0.8" opacity="0.4">
        {[280, 310, 344, 382, 424, 470, 520, 576, 638, 708, 788, 880].map((radius) => (
          <circle key={radius} cx="800" cy="262" r={radius} />
        ))}
      </g>
      <HalfHalo x={800} scale={1} />
      <HalfHalo x={360} scale={0.56} />
      <HalfHalo x={1240} scale={0.56} />
      <HalfHalo x={60} scale={0.4} />
      <HalfHalo x={1540} scale={0.4} />
    </g>
  );
}
