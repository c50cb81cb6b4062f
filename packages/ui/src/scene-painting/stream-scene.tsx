import { useId } from "react";
import { Cloud } from "../drawing/cloud.tsx";
import { Hall } from "../drawing/hall.tsx";
import { Mound } from "../drawing/mound.tsx";
import { Pagoda } from "../drawing/pagoda.tsx";
import { Peak } from "../drawing/peak.tsx";
import { Pine } from "../drawing/pine.tsx";
import { Land } from "../drawing/land.tsx";
import { Fade } from "../drawing/grade.tsx";
import { Orb, Sky } from "../drawing/sky.tsx";
import { paint } from "../drawing/paint.ts";

const ink = paint.line;

const far = [
  { x: 60, y: 420, width: 360, height: 190, seed: 2 },
  { x: 430, y: 420, width: 380, height: 230, seed: 17 },
  { x: 800, y: 420, width: 400, height: 240, seed: 9 },
  { x: 1160, y: 420, width: 360, height: 200, seed: 4 },
];

const near = [
  { x: 230, y: 430, width: 400, height: 260, seed: 6 },
  { x: 980, y: 430, width: 440, height: 280, seed: 12 },
  { x: 600, y: 430, width: 560, height: 360, seed: 31 },
];

function Stream() {
  const id = useId();
  const water =
    "M0 560C160 520 240 600 420 590S640 500 800 520 1020 620 1200 590V640C1040 670 920 590 800 580S600 660 430 654 150 590 0 640Z";
  const ripples =
    "M40 596q60-22 130-2M60 612q50-14 110 2M230 606q70 30 150 14M250 622q60 24 120 14M470 618q80-26 150-52M500 630q70-26 120-48M690 548q70-20 140 2M720 560q50-14 100 6M900 586q80 34 160 34M930 606q70 28 130 24M1090 616q50 0 90-12";
  return (
    <g>
      <Fade
        id={id}
        stops={[
          [0, paint.samcheong],
          [1, paint.guncheong],
        ]}
      />
      <path d={water} fill={`url(#${id})`} stroke={ink} strokeWidth="1.2" />
      <path d={ripples} fill="none" stroke={paint.foam} strokeWidth="1.2" strokeLinecap="round" />
    </g>
  );
}

function Bridge() {
  return (
    <g stroke={ink} strokeWidth="1.2" strokeLinejoin="round">
      <path d="M318 566Q420 510 522 566V592H506A86 60 0 0 0 334 592H318Z" fill={paint.jibun} />
      <path d="M318 566Q420 510 522 566V552Q420 496 318 552Z" fill={paint.gyeonbon} />
      <path d="M350 549v-13M384 538v-14M420 534v-14M456 538v-14M490 549v-13" fill="none" />
    </g>
  );
}

/** A mountain temple where a stream winds about a pagoda and two halls. */
export function StreamScene() {
  return (
    <g>
      <Sky width={1200} height={430} />
      <Orb x={420} y={146} radius={38} of="moon" />
      {far.map((peak) => (
        <Peak key={peak.seed} {...peak} isFar lineWidth={0.8} />
      ))}
      {near.map((peak) => (
        <Peak key={peak.seed} {...peak} lineWidth={1} />
      ))}
      <Cloud x={170} y={190} kind="flying" scale={0.7} colours={["yellow", "blue"]} lineWidth={0.9} />
      <Cloud x={1010} y={120} kind="flying" scale={0.7} flip colours={["white", "red"]} lineWidth={0.9} />
      <Land width={1200} top={392} bottom={720} />
      <Cloud x={380} y={400} scale={0.7} flip colours={["red", "green", "white"]} lineWidth={0.9} />
      <Cloud x={900} y={396} scale={0.75} colours={["yellow", "red", "blue"]} lineWidth={0.9} />
      <Hall x={620} y={366} width={230} bays={5} scale={0.66} />
      <Hall x={620} y={500} width={330} bays={5} scale={0.86} />
      <Pagoda x={870} y={520} scale={0.72} />
      <Hall x={250} y={494} width={180} bays={3} scale={0.7} />
      <Stream />
      <Bridge />
      <Pine x={1090} y={540} scale={0.72} flip />
      <Mound x={1090} y={566} width={260} />
      <Pine x={76} y={516} scale={0.62} />
      <Mound x={76} y={540} width={220} />
      <Land width={1200} top={672} bottom={760} isNear />
    </g>
  );
}
