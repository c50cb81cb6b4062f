import { useId } from "react";
import { Fade } from "./grade.tsx";
import { paint } from "./paint.ts";
import { path, round } from "./path.ts";

type HallProps = {
  x: number;
  y: number;
  /** Between the outer pillars. */
  width: number;
  bays?: number;
  scale?: number;
};

const height = 92;
const eaves = 46;

/** The roof's edge sags between its corners and lifts at them, as a tiled one does. */
function roof(half: number): string {
  const edge = half + eaves;
  const ridge = half * 0.62;
  return path`M${-edge} ${-height - 6}C${-half * 0.9} ${-height - 22} ${-ridge * 1.05} ${-height - 60} ${-ridge} ${-height - 92}Q0 ${-height - 82} ${ridge} ${-height - 92}C${ridge * 1.05} ${-height - 60} ${half * 0.9} ${-height - 22} ${edge} ${-height - 6}Q${half * 0.5} ${-height + 14} 0 ${-height + 14}T${-edge} ${-height - 6}Z`;
}

/** The painted ends of the rafters, in a row under the eaves. */
const rafters = (half: number) =>
  Array.from({ length: Math.round(half / 6) }, (_, index) => path`M${-half + 3 + index * 12} ${-height + 15}v4`).join(
    "",
  );

function Tiles({ half }: { half: number }) {
  const count = Math.round(half / 9);
  const places = Array.from({ length: count * 2 - 1 }, (_, index) => (index - count + 1) / count);
  const lines = places
    .map(
      (part) =>
        path`M${part * half * 0.6} ${-height - 86}Q${part * half * 0.68} ${-height - 40} ${part * (half + 32)} ${-height + 8 - Math.abs(part) * 12}`,
    )
    .join("");
  return <path d={lines} fill="none" stroke={paint.samcheong} strokeWidth="0.9" />;
}

function Bay({ x, width }: { x: number; width: number }) {
  const leaf = width / 2 - 5;
  return (
    <g transform={`translate(${round(x)} 0)`}>
      {[-1, 1].map((side) => (
        <g key={side} transform={`translate(${side === 1 ? 1 : -leaf - 1} -64)`}>
          <rect width={round(leaf)} height="58" fill={paint.yangnok} />
          <path
            d={path`M${leaf / 3} 2V40M${(leaf / 3) * 2} 2V40M0 12H${leaf}M0 22H${leaf}M0 32H${leaf}`}
            stroke={paint.foam}
            strokeWidth="0.9"
          />
          <path d={path`M0 42H${leaf}`} />
        </g>
      ))}
    </g>
  );
}

/** A temple hall from the front, standing on (x, y): stone terrace, red pillars, painted eaves, tiled roof. */
export function Hall({ x, y, width, bays = 3, scale = 1 }: HallProps) {
  const id = useId();
  const half = width / 2;
  const bay = width / bays;
  const pillars = Array.from({ length: bays + 1 }, (_, index) => index * bay - half);
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} stroke={paint.line} strokeWidth="1.2" strokeLinejoin="round">
      <path d={path`M${-half - 30} 0h${width + 60}v26h${-width - 60}z`} fill={paint.jibun} />
      <path d={path`M${-half - 30} 13h${width + 60}`} fill="none" strokeWidth="0.7" />
      <rect x={-half} y={-height} width={width} height={height} fill={paint.gyeonbon} />
      {pillars.slice(1).map((right) => (
        <Bay key={right} x={right - bay / 2} width={bay} />
      ))}
      <rect x={round(-half - 8)} y={-height} width={width + 16} height="22" fill={paint.hayeop} />
      <path d={rafters(half)} fill="none" stroke={paint.jangdan} strokeWidth="3" />
      {pillars.map((pillar) => (
        <g key={pillar} transform={`translate(${round(pillar)} 0)`}>
          <rect x="-5" y={-height + 20} width="10" height={height - 20} fill={paint.seokganju} />
          <rect x="-8" y={-height + 4} width="16" height="16" fill={paint.juhong} />
          <circle cy={-height + 12} r="4.5" fill={paint.hwang} strokeWidth="0.8" />
        </g>
      ))}
      <Fade
        id={id}
        stops={[
          [0, paint.samcheong],
          [0.45, paint.guncheong],
          [1, paint.yacheong],
        ]}
      />
      <path d={roof(half)} fill={`url(#${id})`} />
      <Tiles half={half} />
      <path
        d={path`M${-half * 0.62 - 8} ${-height - 92}Q0 ${-height - 82} ${half * 0.62 + 8} ${-height - 92}v-9Q0 ${-height - 92} ${-half * 0.62 - 8} ${-height - 101}z`}
        fill={paint.yacheong}
      />
    </g>
  );
}
