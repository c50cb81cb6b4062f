import { openDatabase } from "@bulmo/entities/database";
import type { DatabaseOptions } from "@bulmo/entities/database";
import sharp from "sharp";
import { tokenOf } from "./account.ts";
import type { Facts, Journal } from "./journal.ts";
import { askers } from "./writers.ts";

/** A like that was taken back is found as well as one that stands, where somebody says that there was one. */
function tellLike(facts: Map<string, string>, journal: Journal, title: string, isLiked: boolean): void {
  if (isLiked || journal.knows(`like ${title}`)) facts.set(`like ${title}`, String(isLiked));
}

function asReader(origin: string, token: string) {
  return async <Answer>(path: string): Promise<Answer> => {
    const answer = await fetch(`${origin}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
}

type Reader = ReturnType<typeof asReader>;

async function readPages<Row>(read: Reader, path: string, isWanted: (row: Row) => boolean): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { list, totalPages } = await read<{ list: Row[]; totalPages: number }>(`${path}&limit=100&page=${page}`);
    rows.push(...list.filter(isWanted));
    if (page >= totalPages || !list.every(isWanted)) return rows;
  }
}

type Question = { index: number; title: string };

/** Throws when a counter tells something else than what is there. */
async function readQuestion(readers: ReadonlyMap<string, Reader>, question: Question) {
  const { index, title } = question;
  const read = readers.get(title.split("-")[1] ?? "");
  if (!read) throw new Error(`nobody asked ${title}`);
  const { isLiked, likeCount } = await read<{ isLiked: boolean; likeCount: number }>(`/post?type=QNA&index=${index}`);
  type Comments = { commentCount: number; list: { content: string }[] };
  const { list, commentCount } = await read<Comments>(`/comment/list?type=QNA&index=${index}`);
  if (likeCount !== Number(isLiked) || commentCount !== list.length)
    throw new Error(`${title} counts ${likeCount} likes and ${commentCount} comments`);
  return { isLiked, comments: list.map(({ content }) => content) };
}

/** A picture's address where it can be fetched and decoded to its last pixel. */
async function readPicture(origin: string, imageUrl: string): Promise<string> {
  const answer = await fetch(origin + imageUrl);
  if (!answer.ok) return `answered ${answer.status}`;
  return sharp(Buffer.from(await answer.arrayBuffer()), { failOn: "warning" })
    .stats()
    .then(
      () => imageUrl,
      (error: Error) => error.message,
    );
}

/** What the site shows of everything that was written with this word. */
export async function readSite(origin: string, journal: Journal, word: string): Promise<Facts> {
  const readers = new Map<string, Reader>();
  for (const account of askers) readers.set(account.username, asReader(origin, await tokenOf(origin, account)));
  const [, read] = [...readers.values()];
  if (!read) throw new Error("there is no administrator");
  const facts = new Map<string, string>();
  const questions = await readPages<Question>(read, "/post/list?type=QNA", ({ title }) => title.startsWith(word));
  for (const question of questions) {
    const { isLiked, comments } = await readQuestion(readers, question);
    facts.set(`question ${question.title}`, String(question.index));
    for (const content of comments) facts.set(`comment ${content}`, String(question.index));
    tellLike(facts, journal, question.title, isLiked);
  }
  const members = await readPages<{ username: string }>(read, `/users/list?search=${word}x`, () => true);
  for (const { username } of members) facts.set(`member ${username}`, username.slice("painter".length, -1));
  for (const [deed, imageUrl] of journal.deeds("picture", word)) facts.set(deed, await readPicture(origin, imageUrl));
  return facts;
}

/** The same of everything that was ever written, from the tables; no server may have an embedded database open. */
export async function readTables(target: DatabaseOptions, journal: Journal): Promise<Facts> {
  const { orm } = await openDatabase(target);
  try {
    const em = orm.em.fork();
    const facts = new Map<string, string>();
    const posts = await em.execute<{ title: string; index: number; likes: number }[]>(
      "select title, index, like_count as likes from post where type = 'QNA'",
    );
    for (const { title, index, likes } of posts.filter((post) => /^w\d+-/u.test(post.title))) {
      facts.set(`question ${title}`, String(index));
      tellLike(facts, journal, title, likes === 1);
    }
    const comments = await em.execute<{ content: string; index: number }[]>(
      "select c.content, p.index from comment c join post p on p.id = c.post_id where c.content like 'w%'",
    );
    for (const { content, index } of comments) facts.set(`comment ${content}`, String(index));
    const members = await em.execute<{ username: string }[]>(
      `select username from "user" where username like 'painterw%'`,
    );
    for (const { username } of members) facts.set(`member ${username}`, username.slice("painter".length, -1));
    const uploads = await em.execute<{ hash: string }[]>("select hash from upload");
    const hashes = new Set(uploads.map(({ hash }) => hash));
    for (const [deed, imageUrl] of journal.deeds("picture"))
      if (hashes.has(imageUrl.split("/")[2]?.split("-")[0] ?? "")) facts.set(deed, imageUrl);
    return facts;
  } finally {
    await orm.close();
  }
}
