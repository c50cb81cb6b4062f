import { Cloud } from "../drawing/cloud.tsx";
import { LotusFlower } from "../drawing/lotus-flower.tsx";
import { painted } from "../drawing/painted.css.ts";
import { path } from "../drawing/path.ts";
import { paint } from "../drawing/paint.ts";
import type { Branch, LineagePaintingProps } from "./lineage.ts";
import { TabletFrame } from "./tablet-frame.tsx";
import { VerticalWords } from "./vertical-words.tsx";

const ink = paint.line;
const width = 1200;
const middle = width / 2;
const tablet = { width: 58, height: 144, gap: 18, top: 40 };
/** Between the last tablet and the one before it: the halo needs it. */
const haloGap = 54;
const fork = 612;

/** A tree of names: the trunk from the oldest down, then the branches side by side. */
export function LineageTree({ alt, trunk, branches }: LineagePaintingProps) {
  const step = (width - 60) / branches.length;
  return (
    <svg className={painted} viewBox="0 0 1200 880" width="100%" role="img" aria-label={alt}>
      <rect width="1200" height="880" fill={paint.silk} />
      <rect x="14" y="14" width="1172" height="852" fill="none" stroke={ink} strokeWidth="3" />
      <rect x="21" y="21" width="1158" height="838" fill="none" stroke={paint.geumbak} strokeWidth="1.5" />
      <Cloud x={250} y={170} scale={0.9} colours={["red", "yellow", "blue"]} lineWidth={0.9} />
      <Cloud x={950} y={210} scale={0.9} flip colours={["blue", "white", "green"]} lineWidth={0.9} />
      <Cloud x={230} y={420} kind="flying" scale={0.8} flip colours={["green", "red"]} lineWidth={0.9} />
      <Cloud x={965} y={460} kind="flying" scale={0.8} colours={["yellow", "blue"]} lineWidth={0.9} />
      <path d={path`M${middle} ${tablet.top}V${fork - 60}`} stroke={ink} strokeWidth="3" />
      {trunk.map((name, index) => (
        <Tablet key={name} name={name} y={tabletTop(index, trunk.length)} isLast={index === trunk.length - 1} />
      ))}
      {branches.map((branch, index) => (
        <BranchDrawing key={branch.name} {...branch} x={30 + step * (index + 0.5)} />
      ))}
    </svg>
  );
}

function tabletTop(index: number, count: number): number {
  const last = index === count - 1 ? haloGap - tablet.gap : 0;
  return tablet.top + index * (tablet.height + tablet.gap) + last;
}

function Tablet({ name, y, isLast }: { name: string; y: number; isLast: boolean }) {
  const edge = middle - tablet.width / 2;
  return (
    <g stroke={ink} strokeWidth="1.2">
      {isLast && (
        <>
          <circle
            cx={middle}
            cy={y + tablet.height / 2}
            r="98"
            fill={paint.oknok}
            stroke={paint.geumbak}
            strokeWidth="2"
          />
          <circle cx={middle} cy={y + tablet.height / 2} r="88" fill={paint.jibun} stroke={paint.geumbak} />
          <LotusFlower x={middle} y={y + tablet.height + 38} scale={0.8} />
        </>
      )}
      <TabletFrame x={edge} y={y} width={tablet.width} height={tablet.height} />
      <VerticalWords x={middle} y={y + 1} size={22}>
        {name}
      </VerticalWords>
    </g>
  );
}

function BranchDrawing({ name, twigs, x }: Branch & { x: number }) {
  const twigPlace = (index: number) => x + (index - (twigs.length - 1) / 2) * 44;
  return (
    <g stroke={ink} fill="none">
      <path d={path`M${middle} ${fork - 46}C${middle} ${fork} ${x} ${fork - 40} ${x} ${fork + 20}`} strokeWidth="2.4" />
      <rect x={x - 25} y={fork + 20} width="50" height="88" fill={paint.juhong} stroke={ink} strokeWidth="1.2" />
      <rect x={x - 20} y={fork + 25} width="40" height="78" fill={paint.jibun} stroke={paint.geumbak} />
      <VerticalWords x={x} y={fork + 27} size={28}>
        {name}
      </VerticalWords>
      {twigs.map((twig, index) => (
        <g key={twig}>
          <path
            d={path`M${x} ${fork + 108}C${x} ${fork + 126} ${twigPlace(index)} ${fork + 120} ${twigPlace(index)} ${fork + 140}`}
            strokeWidth="1.4"
          />
          <VerticalWords x={twigPlace(index)} y={fork + 142} size={21}>
            {twig}
          </VerticalWords>
        </g>
      ))}
    </g>
  );
}
