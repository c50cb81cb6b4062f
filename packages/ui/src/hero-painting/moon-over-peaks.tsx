import { Cloud } from "../drawing/cloud.tsx";
import { path } from "../drawing/path.ts";
import { Peak } from "../drawing/peak.tsx";
import { Orb, Sky } from "../drawing/sky.tsx";
import { paint } from "../drawing/paint.ts";

const far = [
  { x: 330, y: 610, width: 300, height: 250, seed: 4 },
  { x: 660, y: 600, width: 320, height: 330, seed: 9 },
  { x: 1290, y: 600, width: 330, height: 350, seed: 6 },
  { x: 1530, y: 610, width: 300, height: 290, seed: 2 },
];

const near = [
  { x: 130, y: 720, width: 460, height: 290, seed: 3 },
  { x: 480, y: 720, width: 430, height: 350, seed: 12 },
  { x: 1480, y: 720, width: 480, height: 370, seed: 8 },
  { x: 1160, y: 720, width: 400, height: 330, seed: 15 },
  { x: 830, y: 720, width: 520, height: 470, seed: 21 },
];

// The Seven Stars (칠성), whom a temple's own hall honours.
const stars = [
  [168, 120],
  [246, 92],
  [312, 118],
  [372, 158],
  [392, 226],
  [486, 236],
  [500, 166],
] as const;

function SevenStars() {
  const thread = stars.map(([x, y], index) => path`${index ? "L" : "M"}${x} ${y}`).join("");
  return (
    <g stroke={paint.geumbak} fill={paint.geumbak}>
      <path d={thread} fill="none" strokeWidth="0.8" />
      {stars.map(([cx, cy]) => (
        <g key={cx}>
          <circle cx={cx} cy={cy} r="8" fill={paint.silk} strokeWidth="0.8" />
          <circle cx={cx} cy={cy} r="3.5" stroke="none" />
        </g>
      ))}
    </g>
  );
}

/** Mountains under the moon, after the sutra paintings in gold paste (감지금니). */
export function MoonOverPeaks() {
  return (
    <g>
      <Sky width={1600} height={700} />
      <SevenStars />
      <Orb x={1010} y={190} radius={96} of="moon" />
      {far.map((peak) => (
        <Peak key={peak.seed} {...peak} isFar lineWidth={0.8} />
      ))}
      <Cloud x={1330} y={330} kind="flying" colours={["white", "blue"]} />
      <Cloud x={420} y={400} kind="flying" scale={1.1} flip colours={["yellow", "red"]} />
      {near.map((peak) => (
        <Peak key={peak.seed} {...peak} />
      ))}
      <Cloud x={640} y={580} scale={1.25} colours={["blue", "yellow", "red"]} />
      <Cloud x={1260} y={600} scale={1.4} flip colours={["red", "white", "blue"]} />
      <Cloud x={150} y={620} scale={1.2} flip colours={["red", "yellow", "green"]} />
      <Cloud x={960} y={680} scale={1.5} colours={["green", "red", "white"]} />
    </g>
  );
}
