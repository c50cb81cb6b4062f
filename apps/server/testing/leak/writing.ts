import { forFields, type WorkField, workTextNames, workTexts } from "@bulmo/contracts/work-field";
import sharp from "sharp";
import { addAttachment } from "../attachments.ts";
import { addPicture, keysOf } from "../pictures.ts";
import type { Site } from "../site.ts";
import { servedWord } from "./detector.ts";
import { headingOf, type LocationName, textOf, wordOf } from "./location.ts";
import { act, boardOf, type LeakWorld, mark, locationOf, type SignedIn } from "./world.ts";

const inText = ["heading", "text", "alt", "caption"] as const;

/** Where any words may stand. */
const isFree = ({ kind }: WorkField) => kind === "line" || kind === "text";

let shade = 0;

/** A flat colour that no other has. */
async function addPictureOf(world: LeakWorld, place: LocationName, part: string): Promise<string> {
  shade = (shade + 7) % 256;
  const background = { r: shade, g: 90, b: 140 };
  const drawn = sharp({ create: { width: 400, height: 300, channels: 3, background } });
  const picture = await addPicture(world.site.uploads.pictures, drawn);
  const hash = /[0-9a-f]{64}/u.exec(picture)?.[0] ?? "";
  mark(world, place, `address of the ${part}`, [hash]);
  mark(world, place, part, [servedWord(hash)]);
  return picture;
}

/** A file with a word in its name and another in its text, which a search finds. */
async function addFileOf(world: LeakWorld, place: LocationName, { token }: SignedIn): Promise<string> {
  for (const part of ["file", "words"]) mark(world, place, part);
  const text = textOf(place, "words");
  const { id, url } = await addAttachment(world.site, token, `${textOf(place, "file")}.txt`, Buffer.from(text));
  // As what reads files behind everything leaves it.
  const found =
    "insert into attachment_text (attachment_id, text) values (?, ?) on conflict (attachment_id) do update set text = excluded.text";
  await world.site.fork().execute(found, [id, text]);
  world.files.push(url);
  return id;
}

/** A post with a word in each of its parts. */
async function writingOf(world: LeakWorld, place: LocationName, by: SignedIn, type: string) {
  const picture = await addPictureOf(world, place, "picture");
  for (const part of [...inText, "title", "author", "description"]) mark(world, place, part);
  const [heading, text, alt, caption] = inText.map((part) => textOf(place, part));
  const figure = `<figure><img src="${picture}" alt="${alt}"><figcaption>${caption}</figcaption></figure>`;
  return {
    type,
    title: textOf(place, "title"),
    content: `<h2>${heading}</h2><p>${text}</p>${figure}`,
    thumbnail: picture,
    author: textOf(place, "author"),
    attachments: [await addFileOf(world, place, by)],
    ...forFields(workTextNames, (name) => (isFree(workTexts[name]) ? textOf(place, "description") : "")),
  };
}

type WrittenPost = { type: string; subType?: number; isSecret?: boolean; artists?: readonly object[] };

export async function addPost(world: LeakWorld, place: LocationName, by: SignedIn, post: WrittenPost) {
  const heading = world.boards.some(({ type, n }) => type === post.type && n === undefined) ? headingOf(place) : "";
  const written = { ...(await writingOf(world, place, by, post.type)), heading };
  const { data } = await act(world, by, "POST /post", { ...written, ...post });
  locationOf(world, place).posts.push({ type: post.type, index: data });
}

const facts = ["hanja", "latin", "dharmaName", "born", "died", "note"] as const;

/** Somebody of the lineage with a word in each of their facts; on a work their name is everybody's. */
export async function addPerson(world: LeakWorld, place: LocationName): Promise<number> {
  for (const part of facts) mark(world, place, part);
  const told = Object.fromEntries(facts.map((part) => [part, wordOf(place, part)]));
  const { id } = await act(world, world.people.administrator, "POST /person", { name: "그린 이", ...told });
  return id as number;
}

export const concealPerson = (world: LeakWorld, id: number) =>
  act(world, world.people.administrator, "PUT /person", { id, isPublic: false });

/** One more post of the place, which stood among the questions before. */
export async function movePost(world: LeakWorld, place: LocationName) {
  const { administrator } = world.people;
  const { type } = boardOf(world, place);
  const title = textOf(place, "title");
  const { data: index } = await act(world, administrator, "POST /post", { type: "QNA", title: "글", content: "글" });
  const change = { targetType: "QNA", index, type, title, content: `<p>${textOf(place, "text")}</p>` };
  const moved = await act(world, administrator, "PUT /post", change);
  locationOf(world, place).posts.push({ type: "QNA", index }, { type, index: moved.data });
}

export async function planPost(world: LeakWorld, place: LocationName, type: string) {
  const { administrator } = world.people;
  const publishAt = new Date(Date.now() + 86_400_000).toISOString();
  const body = { ...(await writingOf(world, place, administrator, type)), publishAt };
  const { id } = await act(world, administrator, "POST /post/planned", body);
  locationOf(world, place).plans.push(id);
}

/** Under the first post of the place; the words are those of another one where they are to be told apart. */
export async function addComment(
  world: LeakWorld,
  place: LocationName,
  by: SignedIn,
  words = place,
  fields: object = {},
) {
  const [post] = locationOf(world, place).posts;
  mark(world, words, "comment");
  const body = { content: textOf(words, "comment"), postType: post?.type, postIndex: post?.index, ...fields };
  const { id } = await act(world, by, "POST /comment", body);
  locationOf(world, words).comments.push(id);
  return id as string;
}

export async function addReport(world: LeakWorld, about: LocationName, target: object) {
  mark(world, "report", about);
  await act(world, world.people.member, "POST /report", { target, reason: "AD", note: textOf("report", about) });
}

/** The board of a place, with words and an address that tell it. */
export async function addBoard(world: LeakWorld, place: LocationName, settings: object) {
  const { type, address } = await act(world, world.people.administrator, "POST /board", {
    title: textOf(place, "board"),
    address: wordOf(place, "former"),
    headings: [headingOf(place)],
    hasComments: true,
    ...settings,
  });
  world.boards.push({ place, type, address });
  return { type };
}

/** Its name, type and addresses are a secret too. */
export async function concealBoard(world: LeakWorld, place: LocationName) {
  const board = boardOf(world, place);
  const address = wordOf(place, "address");
  await act(world, world.people.administrator, "PUT /board", { type: board.type, address });
  mark(world, place, "type of the board", [board.type]);
  mark(world, place, "address of the board", [address, board.address]);
  mark(world, place, "name of the board", [wordOf(place, "board")]);
  mark(world, place, "word of the board", [headingOf(place)]);
  board.address = address;
}

const words = ["exhibition", "banner", "english", "venue", "directions", "introduction", "group"] as const;

export async function addExhibition(world: LeakWorld, place: LocationName, { n, state }: { n: number; state: string }) {
  const type = `EXHIBITION_${n}`;
  for (const part of words) mark(world, place, part);
  mark(world, place, "type of the exhibition", [type, `exhibition/${n}`]);
  const [title, banner, english, venue, directions, introduction, name] = words.map((part) => textOf(place, part));
  await act(world, world.people.administrator, "POST /exhibition", {
    n,
    state,
    title,
    banner,
    english,
    venue,
    directions,
    introduction,
    startsOn: "2026-05-01",
    endsOn: "2026-05-09",
    poster: await addPictureOf(world, place, "poster"),
    groups: [{ name }],
  });
  world.boards.push({ place, type, address: "", n });
  return { type };
}

/** Addresses of all files of pictures, of those too that nobody has asked for yet. */
export async function pictureFiles({ uploads }: Site): Promise<string[]> {
  const keys = await keysOf(uploads.pictures.blobStore);
  const folders = new Set(keys.map((key) => key.split("/", 2).join("/")));
  const made = [...folders].flatMap((folder) => [
    `${folder}/card.jpg`,
    `${folder}/card-unnamed.jpg`,
    `${folder}/tiles/info.json`,
  ]);
  return [...new Set([...keys, ...made])].map((key) => `/uploads/${key.slice(3)}`);
}
