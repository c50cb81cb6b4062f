import { Cloud } from "../drawing/cloud.tsx";
import { LotusFlower } from "../drawing/lotus-flower.tsx";
import { painted } from "../drawing/painted.css.ts";
import { path } from "../drawing/path.ts";
import { paint } from "../drawing/paint.ts";
import { type Hanging, type HangingJoin, layOutHanging } from "./hanging-layout.ts";
import type { LineagePaintingProps, PlacedName } from "./lineage.ts";
import { TabletFrame } from "./tablet-frame.tsx";
import { fitVertically } from "./vertical-length.ts";
import { VerticalWords } from "./vertical-words.tsx";

const ink = paint.line;

/** A tree of names: the trunk from the oldest down, then all who follow, a generation below the other. */
export function LineageTree({ alt, trunk, branches }: LineagePaintingProps) {
  const layout = layOutHanging({ trunk, branches });
  const { width, height, fork } = layout;
  const middle = width / 2;
  return (
    <svg className={painted} viewBox={`0 0 ${width} ${height}`} width="100%" role="img" aria-label={alt}>
      <rect width={width} height={height} fill={paint.silk} />
      <rect x="14" y="14" width={width - 28} height={height - 28} fill="none" stroke={ink} strokeWidth="3" />
      <rect
        x="21"
        y="21"
        width={width - 42}
        height={height - 42}
        fill="none"
        stroke={paint.geumbak}
        strokeWidth="1.5"
      />
      <Sky width={width} fork={fork} isTall={trunk.length > 1} />
      {layout.trunk[0] && <path d={path`M${middle} ${layout.trunk[0].y}V${fork - 60}`} stroke={ink} strokeWidth="3" />}
      {layout.trunk.map((tablet, index) => (
        <Tablet key={tablet.id} {...tablet} isLast={index === layout.trunk.length - 1} />
      ))}
      {layout.joins.map((join) => (
        <JoinLine key={join.disciple} {...join} />
      ))}
      {layout.names.map((one) => (
        <Name key={one.id} {...one} />
      ))}
    </svg>
  );
}

/** Where a name begins that stands in the middle of its frame, from `top` down. */
function beginning({ name, size, y, height }: PlacedName, top: number, bottom: number): number {
  const { length } = fitVertically(name, size, Infinity);
  return y + top + Math.max(0, (height - top - bottom - length) / 2);
}

/** Clouds beside the trunk; beside a short one there is room for two. */
function Sky({ width, fork, isTall }: { width: number; fork: number; isTall: boolean }) {
  const at = (x: number, y: number) => ({ x: (width * x) / 1200, y: (fork * y) / 612 });
  return (
    <>
      <Cloud {...at(250, 170)} scale={0.9} colours={["red", "yellow", "blue"]} lineWidth={0.9} />
      <Cloud {...at(950, 210)} scale={0.9} flip colours={["blue", "white", "green"]} lineWidth={0.9} />
      {isTall && (
        <>
          <Cloud {...at(230, 420)} kind="flying" scale={0.8} flip colours={["green", "red"]} lineWidth={0.9} />
          <Cloud {...at(965, 460)} kind="flying" scale={0.8} colours={["yellow", "blue"]} lineWidth={0.9} />
        </>
      )}
    </>
  );
}

function Tablet({ isLast, ...tablet }: PlacedName & { isLast: boolean }) {
  const { name, x, y, width, height, size } = tablet;
  const middle = x + width / 2;
  return (
    <g stroke={ink} strokeWidth="1.2">
      {isLast && (
        <>
          <circle cx={middle} cy={y + height / 2} r="98" fill={paint.oknok} stroke={paint.geumbak} strokeWidth="2" />
          <circle cx={middle} cy={y + height / 2} r="88" fill={paint.jibun} stroke={paint.geumbak} />
          <LotusFlower x={middle} y={y + height + 38} scale={0.8} />
        </>
      )}
      <TabletFrame x={x} y={y} width={width} height={height} />
      <VerticalWords x={middle} y={beginning(tablet, 1, 9.9)} size={size}>
        {name}
      </VerticalWords>
    </g>
  );
}

/** The founder's disciples leave one another in a wide bow, all others below their teacher. */
function JoinLine({ level, start, end, bentUntil }: HangingJoin) {
  const bend = bentUntil - start.y;
  const bow =
    level === 0
      ? path`M${start.x} ${start.y}C${start.x} ${start.y + 46} ${end.x} ${start.y + 6} ${end.x} ${bentUntil}`
      : path`M${start.x} ${start.y}C${start.x} ${start.y + bend * 0.5625} ${end.x} ${start.y + bend * 0.375} ${end.x} ${bentUntil}`;
  return (
    <path
      d={end.y > bentUntil ? bow + path`V${end.y}` : bow}
      fill="none"
      stroke={ink}
      strokeWidth={level === 0 ? "2.4" : "1.4"}
    />
  );
}

function Name({ level, ...placed }: PlacedName & Hanging) {
  const { name, x, y, width, height, size } = placed;
  const middle = x + width / 2;
  if (level > 0)
    return (
      <VerticalWords x={middle} y={y} size={size}>
        {name}
      </VerticalWords>
    );
  return (
    <>
      <rect x={x} y={y} width={width} height={height} fill={paint.juhong} stroke={ink} strokeWidth="1.2" />
      <rect x={x + 5} y={y + 5} width={width - 10} height={height - 10} fill={paint.jibun} stroke={paint.geumbak} />
      <VerticalWords x={middle} y={beginning(placed, 7, 18.28)} size={size}>
        {name}
      </VerticalWords>
    </>
  );
}
