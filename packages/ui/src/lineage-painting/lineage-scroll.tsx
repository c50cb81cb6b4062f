import { Cloud } from "../drawing/cloud.tsx";
import { LotusFlower } from "../drawing/lotus-flower.tsx";
import { painted } from "../drawing/painted.css.ts";
import { path } from "../drawing/path.ts";
import { paint, serif } from "../drawing/paint.ts";
import type { LineagePaintingProps } from "./lineage.ts";
import { halo, type Lain, layOutLying, lyingWidth, type LyingJoin, type LyingLayout, stem } from "./lying-layout.ts";
import { TabletFrame } from "./tablet-frame.tsx";

const ink = paint.line;
const middle = lyingWidth / 2;

/** The same tree for a narrow screen, where its names can be read as they lie. */
export function LineageScroll({ alt, trunk, branches }: LineagePaintingProps) {
  const layout = layOutLying({ trunk, branches });
  const { height } = layout;
  return (
    <svg className={painted} viewBox={`0 0 ${lyingWidth} ${height}`} width="100%" role="img" aria-label={alt}>
      <rect width={lyingWidth} height={height} fill={paint.silk} />
      <rect x="8" y="8" width={lyingWidth - 16} height={height - 16} fill="none" stroke={ink} strokeWidth="2.4" />
      <rect x="13" y="13" width={lyingWidth - 26} height={height - 26} fill="none" stroke={paint.geumbak} />
      <Sky {...layout} />
      <Trunk {...layout} />
      {layout.joins.map((join) => (
        <JoinLine key={join.disciple} {...join} />
      ))}
      {layout.names.map((name) => (
        <Name key={name.id} {...name} />
      ))}
    </svg>
  );
}

/** Beside the halo, where the tablets leave room. */
const Sky = ({ trunk, haloMiddle }: LyingLayout) =>
  trunk.every(({ width }) => width < 240) && (
    <>
      <Cloud x={66} y={haloMiddle - 73} scale={0.3} colours={["red", "yellow", "blue"]} lineWidth={0.8} />
      <Cloud x={324} y={haloMiddle - 45} scale={0.3} flip colours={["blue", "white", "green"]} lineWidth={0.8} />
    </>
  );

function Trunk({ trunk, haloMiddle: last, first, joins }: LyingLayout) {
  const lowest = joins.findLast(({ kind }) => kind === "branch")?.end.y;
  return (
    <>
      {trunk[0] && <path d={path`M${middle} ${trunk[0].y}V${last}`} stroke={ink} strokeWidth="2.4" />}
      {lowest !== undefined && (
        <path
          d={path`M${middle} ${last + halo}C${middle} ${last + halo + 40} ${stem} ${last + halo - 4} ${stem} ${first - 20}V${lowest - 18}`}
          fill="none"
          stroke={ink}
          strokeWidth="2.4"
        />
      )}
      <circle cx={middle} cy={last} r={halo} fill={paint.oknok} stroke={paint.geumbak} strokeWidth="2" />
      <circle cx={middle} cy={last} r={halo - 8} fill={paint.jibun} stroke={paint.geumbak} />
      <LotusFlower x={middle} y={last + halo - 4} scale={0.6} />
      {trunk.map(({ id, x, y, width, height, size, lines }) => (
        <g key={id} stroke={ink} strokeWidth="1.1">
          <TabletFrame x={x} y={y} width={width} height={height} />
          <Words x={middle} y={y + height / 2 + 8} size={size} lines={lines} />
        </g>
      ))}
    </>
  );
}

type WordsProps = { x: number; y: number; size: number; anchor?: "start" | "middle"; lines: readonly string[] };

/** Its lines, about the foot of a single one. */
function Words({ x, y, size, anchor = "middle", lines }: WordsProps) {
  const pitch = size * 1.25;
  const placed = lines.map((line, index) => ({ line, y: y + (index - (lines.length - 1) / 2) * pitch }));
  return placed.map(({ line, y: at }) => (
    <text
      key={at}
      x={x}
      y={at}
      fontFamily={serif}
      fontSize={size}
      fill={paint.letters}
      stroke="none"
      textAnchor={anchor}
    >
      {line}
    </text>
  ));
}

function lineOf({ kind, start, end }: LyingJoin): string {
  if (kind === "branch") return path`M${stem} ${end.y - 18}C${stem} ${end.y} ${stem + 10} ${end.y} ${end.x} ${end.y}`;
  if (kind === "bracket") return path`M${start.x} ${start.y}H${end.x}V${end.y}`;
  return path`M${start.x} ${start.y}V${end.y - 10}C${start.x} ${end.y} ${start.x + 4} ${end.y} ${end.x} ${end.y}`;
}

const JoinLine = (join: LyingJoin) => (
  <path d={lineOf(join)} fill="none" stroke={ink} strokeWidth={join.kind === "stem" ? "1.4" : "2"} />
);

function Name({ level, x, y, width, height, size, lines }: Lain) {
  const axis = y + height / 2;
  if (level > 0) return <Words x={x} y={axis + 7} size={size} anchor="start" lines={lines} />;
  return (
    <g stroke={ink}>
      <rect x={x} y={y} width={width} height={height} fill={paint.juhong} />
      <rect x={x + 4} y={y + 4} width={width - 8} height={height - 8} fill={paint.jibun} stroke={paint.geumbak} />
      <Words x={x + width / 2} y={axis + 8} size={size} lines={lines} />
    </g>
  );
}
