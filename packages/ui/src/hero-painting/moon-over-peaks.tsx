import { Cloud } from "../drawing/cloud.tsx";
import { path } from "../drawing/path.ts";
import { Peak } from "../drawing/peak.tsx";
import { pigment } from "../drawing/paint.ts";

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
    <g stroke={pigment.geumbak} fill={pigment.geumbak}>
      <path d={thread} fill="none" strokeWidth="0.8" />
      {stars.map(([cx, cy]) => (
        <g key={cx}>
          <circle cx={cx} cy={cy} r="8" fill={pigment.yacheong} strokeWidth="0.8" />
          <circle cx={cx} cy={cy} r="3.5" stroke="none" />
        </g>
      ))}
    </g>
  );
}

/** Mountains under the moon in gold line on indigo, after the sutra paintings in gold paste (감지금니). */
export function MoonOverPeaks() {
  const gold = pigment.geumbak;
  const night = [pigment.yacheong, pigment.yacheong];
  return (
    <g>
      <rect width="1600" height="700" fill={pigment.yacheong} />
      <SevenStars />
      <g fill="none" stroke={gold}>
        <circle cx="1010" cy="190" r="118" strokeWidth="0.8" />
        <circle cx="1010" cy="190" r="110" strokeWidth="2" />
        <circle cx="1010" cy="190" r="96" fill={pigment.jibun} strokeWidth="1" />
        <circle cx="1010" cy="190" r="88" stroke={pigment.hwang} strokeWidth="0.8" />
      </g>
      {far.map((peak) => (
        <Peak
          key={peak.seed}
          {...peak}
          tones={[pigment.yacheong, pigment.guncheong, pigment.yacheong]}
          line={gold}
          lineWidth={0.8}
        />
      ))}
      <Cloud x={1330} y={330} scale={0.8} tones={night} line={gold} lineWidth={0.9} />
      <Cloud x={420} y={430} scale={0.9} flip tones={night} line={gold} lineWidth={0.9} />
      {near.map((peak) => (
        <Peak
          key={peak.seed}
          {...peak}
          tones={[pigment.guncheong, pigment.hayeop, pigment.yacheong, pigment.guncheong]}
          line={gold}
          lineWidth={1.1}
        />
      ))}
      <Cloud x={640} y={560} scale={1.25} tones={night} line={gold} />
      <Cloud x={1260} y={590} scale={1.4} flip tones={night} line={gold} />
      <Cloud x={150} y={610} scale={1.2} flip tones={night} line={gold} />
      <Cloud x={930} y={670} scale={1.5} tones={night} line={gold} />
      <Cloud x={1570} y={660} scale={1.3} tones={night} line={gold} />
      <Cloud x={400} y={690} scale={1.4} tones={night} line={gold} />
    </g>
  );
}
