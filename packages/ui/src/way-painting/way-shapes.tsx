import { useId } from "react";
import { Cloud } from "../drawing/cloud.tsx";
import { Fade } from "../drawing/grade.tsx";
import { Hall } from "../drawing/hall.tsx";
import { Mound } from "../drawing/mound.tsx";
import { Pagoda } from "../drawing/pagoda.tsx";
import { paint } from "../drawing/paint.ts";
import { Peak } from "../drawing/peak.tsx";
import { Pine } from "../drawing/pine.tsx";
import { Fields } from "./fields.tsx";

const river =
  "M0 172C150 132 280 196 430 168S640 140 780 158 1050 186 1280 120V154C1060 218 920 192 780 188S600 172 440 198 150 166 0 206Z";
const flow =
  "M40 176q60-14 120-6M230 182q70 12 150-2M300 190q40 6 80 0M480 176q60-14 130-14M520 184q50-10 90-10M700 166q60 0 120 8M860 184q70 4 140-10M1060 172q60-8 120-26M1090 178q50-8 90-20";
const railway = "M566 -4C566 60 556 96 542 140S470 300 452 372 426 500 420 564";
const highway = "M652 -4C656 60 646 130 634 190S618 232 612 262C590 330 530 420 486 564";
const branch = "M612 262C630 310 662 352 690 398S742 500 758 564";
const lane = "M690 398C724 392 750 376 790 352";

/** A road in two strokes: its edge, and the pale earth between. */
function Road({ d, width }: { d: string; width: number }) {
  return (
    <>
      <path d={d} stroke={paint.line} strokeWidth={width} />
      <path d={d} stroke={paint.rim} strokeWidth={width - 2.4} />
    </>
  );
}

function Railway() {
  return (
    <g>
      <path d={railway} stroke={paint.line} strokeWidth="7" />
      <path d={railway} stroke={paint.rim} strokeWidth="4.4" strokeDasharray="13 11" />
    </g>
  );
}

/** The board that shows the way in: a plank on two posts. */
function SignBoard({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke={paint.line}>
      <path d="M-12 0V-22M12 0V-22" stroke={paint.seokganju} strokeWidth="3" />
      <path d="M-18-40H18V-20H-18Z" fill={paint.hwang} />
      <path d="M-12-34H6M-12-27H2M8-36L14-30L8-24" fill="none" strokeWidth="1.4" />
    </g>
  );
}

/** A village among its trees: a few roofs. */
function Village({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke={paint.line} strokeWidth="0.9">
      {[
        [-26, -4],
        [20, -8],
        [-2, 4],
      ].map(([left, foot]) => (
        <g key={left} transform={`translate(${left} ${foot})`}>
          <path d="M-10 0V-9H10V0Z" fill={paint.jibun} />
          <path d="M-16-8Q-10-12-9-18Q0-15 9-18Q10-12 16-8Q0-4-16-8Z" fill={paint.guncheong} />
        </g>
      ))}
    </g>
  );
}

/** The way to the temple as old maps show a country: roads and water from above, what stands there from the front. */
export function WayShapes() {
  const id = useId();
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <Fields />
      <Fade
        id={id}
        stops={[
          [0, paint.samcheong],
          [1, paint.guncheong],
        ]}
      />
      <path d={river} fill={`url(#${id})`} stroke={paint.line} />
      <path d={flow} stroke={paint.foam} strokeWidth="1.2" />
      <Peak x={1130} y={470} width={260} height={120} seed={14} lineWidth={1} />
      <Railway />
      <Road d={branch} width={9} />
      <Road d={lane} width={7} />
      <Road d={highway} width={13} />
      <Hall x={544} y={78} width={150} bays={3} scale={0.34} />
      <Hall x={440} y={486} width={130} bays={3} scale={0.34} />
      <Village x={520} y={330} />
      <Village x={300} y={350} />
      <Village x={960} y={300} />
      <Village x={200} y={500} />
      <SignBoard x={722} y={446} />
      <Pine x={766} y={322} scale={0.2} flip />
      <Pine x={858} y={326} scale={0.24} />
      <Mound x={812} y={358} width={170} />
      <Hall x={806} y={346} width={200} bays={3} scale={0.36} />
      <Pagoda x={866} y={352} scale={0.2} />
      <Cloud x={240} y={70} scale={0.7} colours={["red", "green", "blue"]} lineWidth={0.9} />
      <Cloud x={1010} y={62} kind="flying" scale={0.8} flip colours={["white", "red"]} lineWidth={0.9} />
      <Cloud x={1120} y={470} kind="flying" scale={0.7} flip colours={["blue", "yellow"]} lineWidth={0.9} />
      <Cloud x={110} y={430} kind="wisp" scale={0.6} colours={["yellow"]} lineWidth={0.9} />
    </g>
  );
}
