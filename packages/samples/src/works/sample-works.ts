import { createRandom } from "./drawing/random.ts";
import { makingsOf, sampleRemark } from "./making.ts";
import { type ExhibitionType, exhibitionTypes, groupsOf, studios } from "./painters.ts";
import type { DrawingSize } from "./sample-drawing.ts";
import type { Format, Subject } from "./subject.ts";
import { subjects } from "./subjects.ts";
import { titlesOf } from "./titles.ts";

/** What its record says: a sample, as the work is. */
type SampleRecord = Record<
  "hanja" | "english" | "dated" | "kind" | "technique" | "height" | "width" | "rights",
  string
>;

/** A work as it hangs in an exhibition, and what it takes to draw it. */
export type SampleWork = {
  type: ExhibitionType;
  /** Null in the exhibition without groups. */
  subType: number | null;
  title: string;
  painter: string;
  caption: string;
  record: SampleRecord;
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

/** Pixels of the longer side. Three works of each exhibition are large, its newest among them, so that zooming shows something. */
const sides = { usual: 1600, large: 3200 };
const largeEvery = 5;

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
function measure({ width, height }: Format, next: () => number) {
  const long = 60 + Math.round(next() * 28) * 5;
  const unit = long / Math.max(width, height);
  return { height: String(Math.round(height * unit)), width: String(Math.round(width * unit)) };
}

/** When the exhibitions were: a work was made for one in its year or the two before. */
const shownIn: Record<ExhibitionType, number> = {
  FIRST_EXHIBITION: 2012,
  SECOND_EXHIBITION: 2015,
  THIRD_EXHIBITION: 2018,
  FOURTH_EXHIBITION: 2022,
};

const kindOf: Record<Subject["medium"], string> = {
  colour: "PAINTING",
  gold: "PAINTING",
  ink: "PAINTING",
  wood: "DANCHEONG",
};

/** As they are asked for in the forms: most painters keep their rights, some give them away. */
const rightsInTurn = ["CC_BY", "IN_COPYRIGHT", "CC0", "IN_COPYRIGHT", "CC_BY_NC_ND"] as const;

function recordOf(subject: Subject, type: ExhibitionType, turn: number): Omit<SampleRecord, "height" | "width"> {
  const year = shownIn[type] - (turn % 3);
  return {
    hanja: titlesOf[subject.title]?.hanja ?? "",
    english: titlesOf[subject.title]?.english ?? "",
    dated: turn % 7 === 0 ? `${year - 1}/${year}` : String(year),
    kind: /초본/u.test(subject.title) ? "DRAWING" : kindOf[subject.medium],
    technique: subject.materials,
    rights: rightsInTurn[turn % rightsInTurn.length] ?? "",
  };
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

/** The exhibitions fill up together, each from its oldest work to its newest. */
function workOf(subject: Subject, turn: number): SampleWork {
  const exhibition = turn % exhibitionTypes.length;
  const place = Math.floor(turn / exhibitionTypes.length);
  const type = exhibitionTypes[exhibition] ?? "FIRST_EXHIBITION";
  const seed = subject.seed ?? exhibition * 1000 + place;
  const next = createRandom(turn);
  const { title, materials, description, meaning, format } = subject;
  const size = measure(format, next);
  const makings = makingsOf[subject.medium];
  return {
    type,
    ...painterOf(type, place),
    title,
    caption: `${materials}, ${size.height}×${size.width}cm`,
    record: { ...recordOf(subject, type, turn), ...size },
    description,
    paragraphs: [meaning, makings[turn % makings.length] ?? makings[0], sampleRemark],
    createdAt: new Date(Date.parse(`${firstDay[type]}T10:00:00+09:00`) + place * 83 * hour).toISOString(),
    views: 30 + Math.floor(next() ** 2 * 900),
    likes: Math.floor(next() ** 2 * 24),
    seed,
    subject,
    format,
    size: sizeOf(format, (place + 1) % largeEvery === 0 ? sides.large : sides.usual),
  };
}

/** In the order in which they are drawn. */
export const sampleWorks: readonly SampleWork[] = subjects.map(workOf);
