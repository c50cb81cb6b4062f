import { createRandom } from "./drawing/random.ts";
import { makingsOf, sampleRemark } from "./making.ts";
import { artistsOf, type SampleArtist } from "./artists.ts";
import { type ExhibitionType, exhibitionTypes } from "./painters.ts";
import type { DrawingSize } from "./sample-drawing.ts";
import type { Format, Subject } from "./subject.ts";
import { subjects } from "./subjects.ts";
import { titlesOf } from "./titles.ts";

/** What its record says: a sample, as the work is. */
type SampleRecord = Record<
  | "hanja"
  | "english"
  | "dated"
  | "kind"
  | "technique"
  | "height"
  | "width"
  | "depth"
  | "holder"
  | "inscription"
  | "rights"
  | "credit",
  string
>;

/** A work as it hangs in an exhibition, and what it takes to draw it. */
export type SampleWork = {
  type: ExhibitionType;
  /** Null in the exhibition without groups. */
  subType: number | null;
  title: string;
  painter: string;
  /** Who made it, the painter first, each with what they did. */
  artists: readonly SampleArtist[];
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

/** Named so that nobody looks for them. */
const holders = ["작가", "(가상) 불교미술관", "작가", "(가상) 산사"] as const;

/** Of some years only so much is known. */
function datedOf(year: number, turn: number): string {
  if (turn % 7 === 0) return `${year - 1}/${year}`;
  return `${year}${["", "", "~", "", "?"][turn % 5]}`;
}

/** Buddha's era is 544 years ahead. */
const inscribed = (year: number, title: string, painter: string) =>
  `(지어낸 화기)\n불기 ${year + 544}년 ${title}\n금어 ${painter} 삼가 그림`;

type Made = { type: ExhibitionType; turn: number; painter: string };

function recordOf({ title, medium, materials }: Subject, { type, turn, painter }: Made) {
  const year = shownIn[type] - (turn % 3);
  return {
    hanja: titlesOf[title]?.hanja ?? "",
    english: titlesOf[title]?.english ?? "",
    dated: datedOf(year, turn),
    kind: /초본/u.test(title) ? "DRAWING" : kindOf[medium],
    technique: materials,
    depth: medium === "wood" ? "3" : "",
    holder: holders[turn % holders.length] ?? "",
    inscription: turn % 2 === 0 ? inscribed(year, title, painter) : "",
    rights: rightsInTurn[turn % rightsInTurn.length] ?? "",
    credit: "누리집의 모습을 보이려고 프로그램으로 그린 그림",
  };
}

/** The exhibitions fill up together, each from its oldest work to its newest. */
function workOf(subject: Subject, turn: number): SampleWork {
  const exhibition = turn % exhibitionTypes.length;
  const place = Math.floor(turn / exhibitionTypes.length);
  const type = exhibitionTypes[exhibition] ?? "FIRST_EXHIBITION";
  const seed = subject.seed ?? exhibition * 1000 + place;
  const next = createRandom(turn);
  const { title, materials, medium, description, meaning, format } = subject;
  const size = measure(format, next);
  const made = artistsOf(subject, type, place);
  const makings = makingsOf[subject.medium];
  return {
    type,
    ...made,
    title,
    caption: `${materials}, ${[size.height, size.width, ...(medium === "wood" ? ["3"] : [])].join("×")}cm`,
    record: { ...recordOf(subject, { type, turn, painter: made.painter }), ...size },
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
