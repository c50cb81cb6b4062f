import { Dots } from "../drawing/dots.tsx";
import { PetalRing } from "../drawing/petal-ring.tsx";
import { paint } from "../drawing/paint.ts";

function Rings({ radii, width = 1 }: { radii: number[]; width?: number }) {
  return (
    <g fill="none" stroke={paint.geumbak} strokeWidth={width}>
      {radii.map((radius) => (
        <circle key={radius} r={radius} />
      ))}
    </g>
  );
}

// The light of the halo, spreading in rings that stand ever farther apart.
const ripples = Array.from({ length: 15 }, (_, index) => 574 + 14 * index + 2 * index ** 2);

function SeedPod() {
  return (
    <g>
      <circle r="62" fill={paint.yangnok} stroke={paint.geumbak} strokeWidth="2" />
      <circle r="50" fill={paint.hwang} />
      <circle r="50" fill="none" stroke={paint.seokganju} strokeWidth="1.5" />
      <Dots count={8} distance={34} radius={6.5} fill={paint.hayeop} />
      <Dots count={8} distance={34} radius={3} fill={paint.jibun} />
      <circle r="8" fill={paint.hayeop} />
      <circle r="4" fill={paint.jibun} />
    </g>
  );
}

/** A halo of lotus petals, as it stands behind a Buddha's head. */
export function LotusHalo() {
  const blue = [paint.jibun, paint.samcheong, paint.guncheong, paint.yacheong];
  const red = [paint.jibun, paint.yuksaek, paint.jangdan, paint.juhong, paint.seokganju];
  const green = [paint.jibun, paint.oknok, paint.yangnok, paint.hayeop];
  return (
    <g>
      <rect width="1600" height="700" fill={paint.seokganju} />
      <g transform="translate(1060 372)">
        <g opacity="0.4">
          <Rings radii={ripples} width={0.8} />
        </g>
        <circle r="556" fill={paint.hayeop} />
        <Rings radii={[556, 548]} width={1.5} />
        <PetalRing count={36} inner={430} outer={542} tones={green} turn={5} />
        <circle r="446" fill={paint.yacheong} />
        <Rings radii={[446, 441, 417, 412]} />
        <Dots count={96} distance={429} radius={6} fill={paint.jibun} />
        <circle r="412" fill={paint.juhong} />
        <PetalRing count={24} inner={280} outer={406} fullness={1.02} tones={blue} turn={7.5} />
        <PetalRing count={24} inner={262} outer={392} fullness={0.86} tones={red} />
        <circle r="282" fill={paint.hayeop} />
        <Rings radii={[282, 277, 259, 254]} />
        <Dots count={64} distance={268} radius={5} fill={paint.hwang} />
        <circle r="254" fill={paint.guncheong} />
        <PetalRing count={16} inner={120} outer={249} tones={green} turn={11.25} />
        <PetalRing count={16} inner={100} outer={236} fullness={0.9} tones={red} />
        <PetalRing count={8} inner={40} outer={150} fullness={0.8} tones={blue} turn={22.5} />
        <PetalRing count={8} inner={30} outer={138} fullness={0.72} tones={green} />
        <SeedPod />
      </g>
    </g>
  );
}
