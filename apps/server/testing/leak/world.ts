import { createSignedIn } from "../account.ts";
import { createGrade, giveGrade } from "../grade.ts";
import type { Site } from "../site.ts";
import type { Looker, Marker } from "./detector.ts";
import { type LocationName, type Viewer, wordOf } from "./location.ts";

type Address = { type: string; index: number };

/** What doors are asked about: where something stands, and by which numbers it is called. */
export type LeakLocation = {
  name: LocationName;
  /** Those it has and those it had before it moved. */
  posts: Address[];
  comments: string[];
  /** Numbers of what is planned. */
  plans: number[];
};

export type LeakBoard = { place: LocationName; type: string; address: string; n?: number };

export type SignedIn = Awaited<ReturnType<typeof createSignedIn>>;

export type LeakWorld = {
  site: Site;
  people: { member: SignedIn; fellow: SignedIn; writer: SignedIn; administrator: SignedIn };
  places: LeakLocation[];
  boards: LeakBoard[];
  markers: Marker[];
  /** Addresses of attached files. */
  files: string[];
  /** The fellow's. */
  grade: number;
  /** Of the webhook that is told of everything. */
  webhook: string;
};

export async function createLeakWorld(site: Site): Promise<LeakWorld> {
  const people = {
    member: await createSignedIn(site, { nickname: "읽는이" }),
    fellow: await createSignedIn(site, { nickname: "정회원" }),
    writer: await createSignedIn(site, { nickname: "글쓴이" }),
    administrator: await createSignedIn(site, { nickname: "운영진", isAdmin: true }),
  };
  const grade = await createGrade(site.fork(), "정회원");
  await giveGrade(site.fork(), people.fellow.user.id, grade);
  return { site, people, places: [], boards: [], markers: [], files: [], grade, webhook: "" };
}

/** Who asks, in this order: the visitor who comes last meets what is kept of answers to the others. */
export const lookersOf = ({ people }: LeakWorld): Looker[] => [
  { viewer: "visitor" },
  ...Object.entries(people).map(([viewer, { token, cookie }]) => ({ viewer: viewer as Viewer, token, cookie })),
  { viewer: "visitor" },
];

/** From now on these words tell the place. */
export const mark = ({ markers }: LeakWorld, place: LocationName, part: string, words?: readonly string[]) =>
  markers.push({ place, part, words: words ?? [wordOf(place, part)] });

export function locationOf({ places }: LeakWorld, name: LocationName): LeakLocation {
  const known = places.find((place) => place.name === name);
  if (known) return known;
  const place: LeakLocation = { name, posts: [], comments: [], plans: [] };
  places.push(place);
  return place;
}

export const boardOf = ({ boards }: LeakWorld, place: LocationName): LeakBoard => {
  const board = boards.find((one) => one.place === place);
  if (!board) throw new Error(`no board for ${place}`);
  return board;
};

/** Calls as a program of the person would, and answers what they are answered. */
export async function act({ site }: LeakWorld, { token }: SignedIn, call: string, body: unknown) {
  const [method = "", path = ""] = call.split(" ");
  const answer = await site.call(method, `/api${path}`, { token, body });
  if (answer.status !== 200) throw new Error(`${call}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}
