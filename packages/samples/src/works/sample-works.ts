import { createRandom } from "./drawing/random.ts";
import { makings, sampleRemark } from "./making.ts";
import { type ExhibitionType, exhibitionTypes, groupsOf, studios } from "./painters.ts";
import type { DrawingSize } from "./sample-drawing.ts";
import type { Format, Subject } from "./subject.ts";
import { subjects } from "./subjects.ts";

/** A work as it hangs in an exhibition, and what it takes to draw it. */
export type SampleWork = {
  type: ExhibitionType;
  /** Null in the exhibition without groups. */
  subType: number | null;
  title: string;
  painter: string;
  caption: string;
  description: string;
  paragraphs: readonly string[];
  createdAt: string;
  views: number;
  likes: number;
  seed: number;
  subject: Subject;
  format: Format;
  size: DrawingSize;
};

const perExhibition = 40;

/** Pixels of the longer side. Three works of each exhibition are large, its newest among them, so that zooming shows something. */
const sides = { usual: 1600, large: 3200 };
const largeEvery = 13;

/** When the works were put on the site: the first three exhibitions in its first months, the fourth as it opened. */
const firstDay: Record<ExhibitionType, string> = {
  FIRST_EXHIBITION: "2019-01-21",
  SECOND_EXHIBITION: "2019-03-18",
  THIRD_EXHIBITION: "2019-05-20",
  FOURTH_EXHIBITION: "2022-08-22",
};

const hour = 60 * 60_000;

function sizeOf({ width, height }: Format, side: number): DrawingSize {
  const unit = side / Math.max(width, height);
  return { width: Math.round(width * unit), height: Math.round(height * unit) };
}

/** Centimetres of the painting, as a wall label gives them. */
function measure({ width, height }: Format, next: () => number): string {
  const long = 60 + Math.round(next() * 28) * 5;
  const unit = long / Math.max(width, height);
  return `${Math.round(height * unit)}×${Math.round(width * unit)}cm`;
}

/** Every group shows its pupils in turn; without groups all studios do. */
function painterOf(type: ExhibitionType, place: number): { painter: string; subType: number | null } {
  const groups = groupsOf[type];
  const all = Object.values(studios);
  const studio =
    groups.length > 0 ? studios[groups[place % groups.length] ?? "담묵"] : (all[place % all.length] ?? all[0]);
  const round = Math.floor(place / (groups.length || all.length));
  return {
    painter: studio?.[round % studio.length] ?? "",
    subType: groups.length > 0 ? (place % groups.length) + 1 : null,
  };
}

const turn = <Value>(values: readonly [Value, ...Value[]], place: number): Value =>
  values[place % values.length] ?? values[0];

function workOf(type: ExhibitionType, place: number): SampleWork {
  const exhibition = exhibitionTypes.indexOf(type);
  const seed = exhibition * 1000 + place;
  const next = createRandom(seed);
  const subject = subjects[(place + exhibition * 4) % subjects.length] ?? subjects[0];
  // How often the subject has come already, in this and the exhibitions before.
  const round = Math.floor(place / subjects.length) + exhibition * 3;
  const format = turn(subject.formats, round);
  const isLarge = (perExhibition - 1 - place) % largeEvery === 0 && place >= largeEvery;
  return {
    type,
    ...painterOf(type, place),
    title: turn(subject.titles, round),
    caption: `견본 작품 · ${turn(subject.materials, round)}, ${measure(format, next)}`,
    description: subject.description,
    paragraphs: [turn(subject.meanings, round), turn(makings, place * 3 + exhibition), sampleRemark],
    createdAt: new Date(Date.parse(`${firstDay[type]}T10:00:00+09:00`) + place * 31 * hour).toISOString(),
    views: 30 + Math.floor(next() ** 2 * 900),
    likes: Math.floor(next() ** 2 * 24),
    seed,
    subject,
    format,
    size: sizeOf(format, isLarge ? sides.large : sides.usual),
  };
}

/** In the order in which they are drawn: the exhibitions fill up together, each from its oldest work to its newest. */
export const sampleWorks: readonly SampleWork[] = Array.from({ length: perExhibition }, (_, place) =>
  exhibitionTypes.map((type) => workOf(type, place)),
).flat();
