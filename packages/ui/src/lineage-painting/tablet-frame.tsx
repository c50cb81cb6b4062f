import { paint } from "../drawing/paint.ts";

type TabletFrameProps = { x: number; y: number; width: number; height: number };

/** The board of a name tablet, with its gilt line. */
export function TabletFrame({ x, y, width, height }: TabletFrameProps) {
  return (
    <>
      <rect x={x} y={y} width={width} height={height} fill={paint.jibun} />
      <rect x={x + 4} y={y + 4} width={width - 8} height={height - 8} fill="none" stroke={paint.geumbak} />
    </>
  );
}
