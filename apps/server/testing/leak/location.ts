/** Who looks. One that is to be told apart from these, as a member of some kind, is added here and to the audiences. */
export const viewers = ["visitor", "member", "fellow", "writer", "administrator"] as const;
export type Viewer = (typeof viewers)[number];

/** What stands in every text here, and is searched for; what follows it tells one place and part from another. */
export const common = "표식";

const everybody: readonly Viewer[] = viewers;
const members: readonly Viewer[] = ["member", "fellow", "writer", "administrator"];
const administrators: readonly Viewer[] = ["administrator"];

/** Who may read what stands where. All that the table expects is said here (EXH-07). */
export const audiences = {
  /** What everybody reads, to see that each door shows something at all. */
  open: everybody,
  question: everybody,
  inner: members,
  innerclosed: members,
  office: administrators,
  officeclosed: administrators,
  /** Of a board for one grade, which the fellow has. */
  graded: ["fellow", "administrator"],
  draft: administrators,
  /** What everybody is told of an exhibition that is announced, and the works that hang in it already. */
  announced: everybody,
  hung: administrators,
  secret: ["writer", "administrator"],
  planned: administrators,
  trash: administrators,
  /** Somebody of the lineage who is not public, by whom a work hangs that is everybody’s. */
  concealed: administrators,
  /** The words of a report. */
  report: administrators,
  /** What was taken back, under which an answer stands. */
  retracted: [],
} satisfies Record<string, readonly Viewer[]>;

export type LocationName = keyof typeof audiences;
export const locationNames = Object.keys(audiences) as LocationName[];

export const isFor = (place: LocationName, viewer: Viewer): boolean =>
  (audiences[place] as readonly Viewer[]).includes(viewer);

/** A word that stands nowhere else, not within another of them either. */
export const wordOf = (place: LocationName, part: string) => `zq${place}x${part}z`;

/** The word in a text that a search finds. */
export const textOf = (place: LocationName, part: string) => `${common} ${wordOf(place, part)}`;

/** A board's word that posts bear, which has twelve characters at most. */
export const headingOf = (place: LocationName) => `zqw${locationNames.indexOf(place)}wz`;

/** All that posts of the table have, and some that none has: of works these are permanent addresses. */
export const workNumbers: readonly number[] = Array.from({ length: 60 }, (_, place) => place + 1);
