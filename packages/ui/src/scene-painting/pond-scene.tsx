import { Cloud } from "../drawing/cloud.tsx";
import { Hall } from "../drawing/hall.tsx";
import { LotusFlower, LotusLeaf } from "../drawing/lotus-flower.tsx";
import { Mound } from "../drawing/mound.tsx";
import { Pagoda } from "../drawing/pagoda.tsx";
import { Pine } from "../drawing/pine.tsx";
import { pigment } from "../drawing/paint.ts";

const ink = pigment.soyeon;

const leaves = [
  { x: 90, y: 640, width: 240 },
  { x: 340, y: 610, width: 190 },
  { x: 560, y: 668, width: 260 },
  { x: 790, y: 622, width: 200 },
  { x: 1010, y: 664, width: 260 },
  { x: 1170, y: 612, width: 180 },
];

const flowers = [
  { x: 210, y: 640, scale: 1 },
  { x: 450, y: 648, scale: 0.8 },
  { x: 690, y: 654, scale: 1.1 },
  { x: 905, y: 634, scale: 0.8 },
  { x: 1110, y: 650, scale: 0.95 },
];

/** Bands of a wide plain, the nearer the greener. */
function Fields() {
  const ridges =
    "M0 380H1200M0 396C300 392 900 392 1200 398M120 366L60 412M340 366L310 412M560 366L556 412M800 366L820 412M1040 366L1090 412";
  return (
    <g stroke={ink} strokeWidth="0.8">
      <path d="M0 340C200 328 420 338 640 332S1020 326 1200 338V366H0Z" fill={pigment.samcheong} />
      <path d="M0 362H1200V420H0Z" fill={pigment.hwang} />
      <path d={ridges} fill="none" stroke={pigment.seokganju} />
      <path d="M0 412C260 398 700 404 1200 414V560H0Z" fill={pigment.oknok} />
    </g>
  );
}

/** A hall on a low rise in the plain, before it a pond of white lotus. */
export function PondScene() {
  const petals = [pigment.jibun, pigment.baekbun, pigment.jibun, pigment.yuksaek];
  const mist = { tones: [pigment.jibun, pigment.yuksaek, pigment.jangdan], line: ink, lineWidth: 0.9 };
  return (
    <g>
      <rect width="1200" height="720" fill={pigment.gyeonbon} />
      <circle cx="930" cy="190" r="58" fill={pigment.juhong} stroke={ink} />
      <circle cx="930" cy="190" r="51" fill="none" stroke={pigment.geumbak} strokeWidth="1.2" />
      <Cloud x={250} y={190} scale={0.7} {...mist} />
      <Cloud x={1060} y={250} scale={0.6} flip {...mist} />
      <Cloud x={620} y={130} scale={0.45} flip {...mist} />
      <Fields />
      <path d="M140 520C300 430 460 420 600 420S930 430 1080 520Z" fill={pigment.yangnok} stroke={ink} />
      <Pine x={300} y={482} scale={0.68} />
      <Mound x={300} y={494} width={150} fill={pigment.oknok} />
      <Hall x={600} y={470} width={300} bays={3} scale={1} />
      <Pagoda x={880} y={510} scale={0.62} />
      <Pine x={1000} y={504} scale={0.5} flip />
      <Mound x={1000} y={514} width={130} fill={pigment.oknok} />
      <path d="M0 536C220 512 420 524 640 520S1010 512 1200 534V720H0Z" fill={pigment.guncheong} stroke={ink} />
      <path
        d="M60 556h150M300 546h120M520 556h170M760 546h120M960 556h160"
        stroke={pigment.samcheong}
        strokeWidth="1.4"
      />
      {leaves.map((leaf) => (
        <LotusLeaf key={leaf.x} {...leaf} />
      ))}
      {flowers.map((flower) => (
        <LotusFlower key={flower.x} {...flower} tones={petals} line={ink} />
      ))}
    </g>
  );
}
