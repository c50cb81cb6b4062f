import { Cloud } from "../drawing/cloud.tsx";
import { Mound } from "../drawing/mound.tsx";
import { Peak } from "../drawing/peak.tsx";
import { Pine } from "../drawing/pine.tsx";
import { Stele } from "../drawing/stele.tsx";
import { pigment } from "../drawing/paint.ts";

const ink = pigment.soyeon;

const behind = [
  { x: 300, y: 486, height: 190, scale: 0.72 },
  { x: 460, y: 478, height: 210, scale: 0.72 },
  { x: 620, y: 484, height: 180, scale: 0.72 },
  { x: 790, y: 478, height: 204, scale: 0.72 },
  { x: 940, y: 488, height: 184, scale: 0.72 },
];

const before = [
  { x: 210, y: 610, height: 230, scale: 0.95 },
  { x: 410, y: 622, height: 262, scale: 0.95 },
  { x: 610, y: 628, height: 290, scale: 1 },
  { x: 815, y: 622, height: 256, scale: 0.95 },
  { x: 1010, y: 610, height: 236, scale: 0.95 },
];

/** Memorial stones among pines, as close as the trees of a wood. */
export function SteleScene() {
  const rock = [pigment.guncheong, pigment.yangnok, pigment.oknok, pigment.hwang];
  const mist = { tones: [pigment.jibun, pigment.samcheong, pigment.guncheong], line: ink, lineWidth: 0.9 };
  return (
    <g>
      <rect width="1200" height="720" fill={pigment.gyeonbon} />
      <circle cx="250" cy="170" r="54" fill={pigment.jibun} stroke={ink} />
      <circle cx="250" cy="170" r="47" fill="none" stroke={pigment.geumbak} strokeWidth="1.2" />
      <Peak x={860} y={440} width={520} height={290} seed={14} tones={rock} line={ink} lineWidth={1} />
      <Peak x={420} y={440} width={460} height={210} seed={22} tones={rock} line={ink} lineWidth={1} />
      <Cloud x={620} y={230} scale={0.55} {...mist} />
      <Cloud x={140} y={330} scale={0.7} flip {...mist} />
      <path d="M0 430C240 404 480 416 640 410S1000 404 1200 430V720H0Z" fill={pigment.oknok} stroke={ink} />
      <Pine x={120} y={508} scale={0.8} />
      <Mound x={120} y={522} width={210} fill={pigment.yangnok} />
      <Pine x={1100} y={508} scale={0.84} flip />
      <Mound x={1100} y={522} width={210} fill={pigment.yangnok} />
      {behind.map((stone) => (
        <Stele key={stone.x} {...stone} stone={pigment.gyeonbon} />
      ))}
      <path d="M0 540C260 508 520 528 700 520S1040 516 1200 544V720H0Z" fill={pigment.yangnok} stroke={ink} />
      {before.map((stone) => (
        <Stele key={stone.x} {...stone} />
      ))}
      <path d="M0 664C220 640 420 676 640 668S1020 640 1200 660V720H0Z" fill={pigment.hayeop} stroke={ink} />
    </g>
  );
}
