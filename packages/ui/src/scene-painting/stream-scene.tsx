import { Cloud } from "../drawing/cloud.tsx";
import { Hall } from "../drawing/hall.tsx";
import { Mound } from "../drawing/mound.tsx";
import { Pagoda } from "../drawing/pagoda.tsx";
import { Peak } from "../drawing/peak.tsx";
import { Pine } from "../drawing/pine.tsx";
import { pigment } from "../drawing/paint.ts";

const ink = pigment.soyeon;

const far = [
  { x: 240, y: 420, width: 420, height: 250, seed: 6 },
  { x: 980, y: 420, width: 460, height: 270, seed: 12 },
  { x: 600, y: 420, width: 560, height: 330, seed: 31 },
];

function Stream() {
  const water =
    "M0 560C160 520 240 600 420 590S640 500 800 520 1020 620 1200 590V640C1040 670 920 590 800 580S600 660 430 654 150 590 0 640Z";
  const ripples =
    "M40 596q60-22 130-2M230 606q70 30 150 14M470 618q80-26 150-52M690 548q70-20 140 2M900 586q80 34 160 34";
  return (
    <g>
      <path d={water} fill={pigment.guncheong} stroke={ink} strokeWidth="1.2" />
      <path d={ripples} fill="none" stroke={pigment.samcheong} strokeWidth="2" strokeLinecap="round" />
    </g>
  );
}

function Bridge() {
  return (
    <g stroke={ink} strokeWidth="1.2" strokeLinejoin="round">
      <path d="M318 566Q420 510 522 566V592H506A86 60 0 0 0 334 592H318Z" fill={pigment.jibun} />
      <path d="M318 566Q420 510 522 566V552Q420 496 318 552Z" fill={pigment.gyeonbon} />
      <path d="M350 549v-13M384 538v-14M420 534v-14M456 538v-14M490 549v-13" fill="none" />
    </g>
  );
}

/** A mountain temple where a stream winds about a pagoda and two halls. */
export function StreamScene() {
  const rock = [pigment.guncheong, pigment.yangnok, pigment.oknok, pigment.hwang];
  const mist = { tones: [pigment.jibun, pigment.oknok, pigment.yangnok], line: ink, lineWidth: 0.9 };
  return (
    <g>
      <rect width="1200" height="720" fill={pigment.gyeonbon} />
      {far.map((peak) => (
        <Peak key={peak.seed} {...peak} tones={rock} line={ink} lineWidth={1} />
      ))}
      <Cloud x={180} y={170} scale={0.6} {...mist} />
      <Cloud x={1010} y={130} scale={0.55} flip {...mist} />
      <path d="M0 400C200 372 380 386 600 380S1000 376 1200 398V720H0Z" fill={pigment.oknok} stroke={ink} />
      <Cloud x={330} y={392} scale={0.7} flip {...mist} />
      <Cloud x={900} y={386} scale={0.75} {...mist} />
      <Hall x={620} y={366} width={230} bays={5} scale={0.66} />
      <Hall x={620} y={500} width={330} bays={5} scale={0.86} />
      <Pagoda x={870} y={520} scale={0.72} />
      <Hall x={250} y={494} width={180} bays={3} scale={0.7} />
      <Stream />
      <Bridge />
      <Pine x={1080} y={562} scale={0.72} flip />
      <Mound x={1080} y={574} width={190} fill={pigment.yangnok} />
      <Pine x={86} y={536} scale={0.62} />
      <Mound x={86} y={546} width={150} fill={pigment.yangnok} />
      <path d="M0 664C220 630 420 690 640 676S1020 640 1200 668V720H0Z" fill={pigment.yangnok} stroke={ink} />
    </g>
  );
}
