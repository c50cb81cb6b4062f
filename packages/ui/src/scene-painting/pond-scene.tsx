import { useId } from "react";
import { Cloud } from "../drawing/cloud.tsx";
import { Fade } from "../drawing/grade.tsx";
import { Hall } from "../drawing/hall.tsx";
import { LotusFlower, LotusLeaf } from "../drawing/lotus-flower.tsx";
import { Mound } from "../drawing/mound.tsx";
import { Pagoda } from "../drawing/pagoda.tsx";
import { Pond } from "../drawing/pond.tsx";
import { Pine } from "../drawing/pine.tsx";
import { Orb, Sky } from "../drawing/sky.tsx";
import { paint } from "../drawing/paint.ts";

const ink = paint.line;

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

/** A wide plain of ripening rice in its plots, from far hills to the foot of the rise. */
function Fields() {
  const id = useId();
  const ridges =
    "M0 366H1200M0 380C300 377 900 377 1200 382M0 398C300 393 900 393 1200 400M0 424C300 418 900 418 1200 426M40 350L-40 424M160 350L90 424M290 350L246 424M420 350L400 424M550 350L552 424M680 350L704 424M810 350L856 424M940 350L1008 424M1070 350L1158 424";
  return (
    <g>
      <Fade
        id={id}
        stops={[
          [0, paint.oknok],
          [0.45, paint.foot],
          [1, paint.gyeonbon],
        ]}
      />
      <Fade
        id={`${id}h`}
        stops={[
          [0, paint.farCrest],
          [1, paint.farBody],
        ]}
      />
      <path
        d="M0 352V322C120 300 210 318 330 316S560 290 680 304 900 322 1000 306 1140 312 1200 304V352Z"
        fill={`url(#${id}h)`}
        stroke={ink}
        strokeWidth="0.8"
      />
      <path d="M0 350H1200V540H0Z" fill={`url(#${id})`} />
      <path
        d="M0 366H1200V382C900 377 300 377 0 380ZM0 398C300 393 900 393 1200 400V426C900 418 300 418 0 424Z"
        fill={paint.hwang}
        fillOpacity="0.4"
      />
      <path d={ridges} fill="none" stroke={paint.seokganju} strokeWidth="0.8" strokeOpacity="0.6" />
    </g>
  );
}

/** A hall on a low rise in the plain, before it a pond of white lotus. */
export function PondScene() {
  const id = useId();
  return (
    <g>
      <Sky width={1200} height={360} />
      <Orb x={930} y={180} radius={48} of="sun" />
      <Cloud x={260} y={190} scale={0.8} colours={["red", "green", "blue"]} lineWidth={0.9} />
      <Cloud x={1080} y={256} kind="flying" scale={0.66} flip colours={["white", "yellow"]} lineWidth={0.9} />
      <Cloud x={640} y={130} kind="flying" scale={0.66} flip colours={["blue", "red"]} lineWidth={0.9} />
      <Fields />
      <Fade
        id={id}
        stops={[
          [0, paint.body],
          [1, paint.foot],
        ]}
      />
      <path d="M80 540C260 440 440 420 600 420S960 436 1130 540Z" fill={`url(#${id})`} stroke={ink} />
      <Pine x={300} y={482} scale={0.68} />
      <Mound x={300} y={500} width={200} />
      <Hall x={600} y={470} width={300} bays={3} scale={1} />
      <Pagoda x={880} y={510} scale={0.62} />
      <Pine x={1000} y={504} scale={0.5} flip />
      <Mound x={1000} y={520} width={170} />
      <Pond width={1200} top={526} bottom={720} />
      {leaves.map((leaf) => (
        <LotusLeaf key={leaf.x} {...leaf} />
      ))}
      {flowers.map((flower) => (
        <LotusFlower key={flower.x} {...flower} hue="white" />
      ))}
    </g>
  );
}
