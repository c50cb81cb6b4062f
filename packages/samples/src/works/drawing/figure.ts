import { mirrored, outline, stroke } from "./brush.ts";
import { type Point, layers } from "./path.ts";
import {
  hair,
  hairCurls,
  lowerLip,
  mouth,
  neck,
  nose,
  rightEar,
  rightFace,
  rightOfFace,
  upperLip,
} from "./figure-head.ts";
import {
  bandOfRobe,
  chest,
  fan,
  fingers,
  foldsOfFan,
  foldsOfLap,
  foldsOfSleeve,
  hands,
  innerRobe,
  knot,
  rightCollar,
  rightHem,
  rightRobe,
  sleeve,
  thumb,
  wrist,
} from "./figure-robe.ts";

/** What each part is filled with, and the ink it is drawn in; `weight` is how broad its boldest strokes are. */
export type FigureStyle = {
  skin: string;
  robe: string;
  lining: string;
  border: string;
  skirt: string;
  hair: string;
  jewel: string;
  lip: string;
  line: string;
  fine: string;
  weight: number;
};

/** Half a shape and its mirror image: a ring around both. */
export const whole = (half: readonly Point[]): Point[] => [...half, ...mirrored(half).toReversed()];

const shape = (points: readonly Point[], fill: string) => `<path d="${outline(points)}" fill="${fill}"/>`;

const both = (points: readonly Point[]): (readonly Point[])[] => [points, mirrored(points)];

/** The strokes of a pen that knows where it is going: bold ones round a form, thin ones within. */
function strokes(lines: readonly (readonly Point[])[], line: string, width: number, end = 0.12): string {
  return `<path d="${lines.map((points) => stroke(points, { width, end })).join("")}" fill="${line}"/>`;
}

const closed = (points: readonly Point[]): Point[] => [...points, ...points.slice(0, 1)];

function body(style: FigureStyle): string {
  const { line, fine, weight } = style;
  return layers(
    shape(whole(rightRobe), style.robe),
    shape(whole([[0, -40], [190, -40], ...rightHem]), style.robe),
    strokes(both(rightHem), line, weight),
    shape(chest, style.skin),
    shape(innerRobe, style.skirt),
    strokes([innerRobe.slice(0, 5), innerRobe.slice(5, 10)], line, weight * 0.7),
    strokes(knot, line, weight * 0.7),
    both(bandOfRobe).map((band) => shape(band, style.border)),
    strokes(both(rightCollar), line, weight * 0.9),
    strokes(both(bandOfRobe.slice(0, 7)), line, weight * 0.6),
    strokes(both(rightRobe), line, weight * 1.15),
    strokes(foldsOfLap.flatMap(both), fine, weight * 0.62, 0.04),
    // The feet lie under the robe.
    shape(fan, style.lining),
    strokes([fan], line, weight * 0.8),
    strokes(foldsOfFan.flatMap(both), fine, weight * 0.5),
  );
}

function arms(style: FigureStyle): string {
  const { line, fine, weight } = style;
  return layers(
    both(wrist).map((points) => shape(points, style.skin)),
    strokes(both(wrist.slice(0, 3)), line, weight * 0.7),
    both(sleeve).map((points) => shape(points, style.robe)),
    strokes(both(sleeve), line, weight * 0.95),
    strokes(foldsOfSleeve.flatMap(both), fine, weight * 0.6, 0.04),
    shape(hands, style.skin),
    strokes([closed(hands)], line, weight * 0.75, 0.4),
    both(thumb).map((points) => shape(points, style.skin)),
    strokes(both(thumb), line, weight * 0.7),
    strokes(fingers, fine, weight * 0.5),
  );
}

/** Half-closed eyes, a nose of one stroke, the hair between the brows (백호). */
function head(style: FigureStyle): string {
  const { line, fine, weight } = style;
  return layers(
    both(rightEar).map((points) => shape(points, style.skin)),
    strokes(both(rightEar).map(closed), line, weight * 0.65),
    shape(whole(rightFace), style.skin),
    strokes(both(rightFace), line, weight * 0.85),
    shape(hair, style.hair),
    hairCurls(style.fine, weight * 0.34),
    strokes([closed(hair)], line, weight * 0.6, 0.5),
    `<circle cy="-490" r="6" fill="${style.jewel}" stroke="${line}" stroke-width="${weight * 0.3}"/><circle cy="-540" r="5" fill="${style.jewel}" stroke="${line}" stroke-width="${weight * 0.3}"/>`,
    `<path d="${outline([...upperLip, ...lowerLip.toReversed()])}" fill="${style.lip}"/>`,
    strokes(rightOfFace.bold.flatMap(both), line, weight * 0.62, 0.1),
    strokes([...rightOfFace.fine.flatMap(both), ...nose, upperLip, lowerLip, ...neck], fine, weight * 0.42),
    strokes([mouth], line, weight * 0.5),
    `<circle cy="-452" r="3.4" fill="${style.jewel}" stroke="${line}" stroke-width="${weight * 0.3}"/>`,
  );
}

/** A Buddha who sits with both hands in the lap (선정인). The seat is the origin, the tip of the 육계 540 units above it. */
export const seatedBuddha = (style: FigureStyle): string => layers(body(style), arms(style), head(style));
