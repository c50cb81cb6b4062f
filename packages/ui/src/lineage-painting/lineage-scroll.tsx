import { Cloud } from "../drawing/cloud.tsx";
import { LotusFlower } from "../drawing/lotus-flower.tsx";
import { painted } from "../drawing/painted.css.ts";
import { path } from "../drawing/path.ts";
import { paint, serif } from "../drawing/paint.ts";
import type { Branch, LineagePaintingProps } from "./lineage.ts";
import { TabletFrame } from "./tablet-frame.tsx";

const ink = paint.line;
const width = 390;
const middle = width / 2;
const tablet = { width: 196, height: 46, gap: 22, top: 44 };
const halo = 82;
const row = 62;
/** Where the stem goes down that the branches leave. */
const stem = 42;
const branchTablet = { x: 76, width: 84, height: 40 };
/** From one name to the next. */
const twigStep = 78;

/** The same tree for a narrow screen: its names lie, one line under another, so that they can be read there. */
export function LineageScroll({ alt, trunk, branches }: LineagePaintingProps) {
  const last = tabletTop(trunk.length - 1, trunk.length) + tablet.height / 2;
  const first = last + halo + 78;
  const height = first + row * (branches.length - 1) + 66;
  return (
    <svg className={painted} viewBox={`0 0 ${width} ${height}`} width="100%" role="img" aria-label={alt}>
      <rect width={width} height={height} fill={paint.silk} />
      <rect x="8" y="8" width={width - 16} height={height - 16} fill="none" stroke={ink} strokeWidth="2.4" />
      <rect x="13" y="13" width={width - 26} height={height - 26} fill="none" stroke={paint.geumbak} />
      <Cloud x={66} y={tablet.top + 130} scale={0.3} colours={["red", "yellow", "blue"]} lineWidth={0.8} />
      <Cloud x={324} y={tablet.top + 158} scale={0.3} flip colours={["blue", "white", "green"]} lineWidth={0.8} />
      <path d={path`M${middle} ${tablet.top}V${last}`} stroke={ink} strokeWidth="2.4" />
      <path
        d={path`M${middle} ${last + halo}C${middle} ${last + halo + 40} ${stem} ${last + halo - 4} ${stem} ${first - 20}V${first + row * (branches.length - 1) - 18}`}
        fill="none"
        stroke={ink}
        strokeWidth="2.4"
      />
      <circle cx={middle} cy={last} r={halo} fill={paint.oknok} stroke={paint.geumbak} strokeWidth="2" />
      <circle cx={middle} cy={last} r={halo - 8} fill={paint.jibun} stroke={paint.geumbak} />
      <LotusFlower x={middle} y={last + halo - 4} scale={0.6} />
      {trunk.map((name, index) => (
        <LyingTablet key={name} name={name} y={tabletTop(index, trunk.length)} />
      ))}
      {branches.map((branch, index) => (
        <LyingBranch key={branch.name} {...branch} y={first + row * index} />
      ))}
    </svg>
  );
}

/** The last stands in its halo, which needs room above. */
const tabletTop = (index: number, count: number): number =>
  tablet.top + index * (tablet.height + tablet.gap) + (index === count - 1 ? 44 : 0);

type WordsProps = { x: number; y: number; size: number; anchor?: "start" | "middle"; children: string };

function Words({ x, y, size, anchor = "middle", children }: WordsProps) {
  return (
    <text x={x} y={y} fontFamily={serif} fontSize={size} fill={paint.letters} stroke="none" textAnchor={anchor}>
      {children}
    </text>
  );
}

function LyingTablet({ name, y }: { name: string; y: number }) {
  const left = middle - tablet.width / 2;
  return (
    <g stroke={ink} strokeWidth="1.1">
      <TabletFrame x={left} y={y} width={tablet.width} height={tablet.height} />
      <Words x={middle} y={y + 31} size={23}>
        {name}
      </Words>
    </g>
  );
}

function LyingBranch({ name, twigs, y }: Branch & { y: number }) {
  const { x, width: across, height } = branchTablet;
  const end = x + across;
  return (
    <g stroke={ink} fill="none">
      <path d={path`M${stem} ${y - 18}C${stem} ${y} ${stem + 10} ${y} ${x} ${y}H${end + 22}`} strokeWidth="2" />
      <rect x={x} y={y - height / 2} width={across} height={height} fill={paint.juhong} stroke={ink} />
      <rect
        x={x + 4}
        y={y - height / 2 + 4}
        width={across - 8}
        height={height - 8}
        fill={paint.jibun}
        stroke={paint.geumbak}
      />
      <Words x={x + across / 2} y={y + 8} size={23}>
        {name}
      </Words>
      {twigs.map((twig, index) => (
        <Words key={twig} x={end + 30 + index * twigStep} y={y + 7} size={20} anchor="start">
          {twig}
        </Words>
      ))}
    </g>
  );
}
