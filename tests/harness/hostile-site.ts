import { representatives } from "@bulmo/testing/figures";
import { hostileVectors } from "@bulmo/testing/hostile-html";
import { addMember, type Person } from "./account.ts";
import { curator } from "./gallery-site.ts";
import { type Calls, callsOf } from "./question.ts";

/** Every door refuses a NUL, so it is left out. */
export const vectors = hostileVectors.map((vector) => vector.replaceAll("\0", ""));

export const boards = ["NOTICE", "QNA", "FIRST_EXHIBITION"] as const;
type Board = (typeof boards)[number];
export type Put = { type: Board; index: number };

/** Ends whatever a vector has left open, so that the next one is read as markup again. */
const closing =
  `"'>--></style></script></title></textarea></xmp></noscript></noembed></noframes></template></select></option>` +
  "</svg></math></iframe></object></audio></video></table></form></a><p>";

/** Nothing ends it: whoever reads it as markup reads nothing after it. */
const isEndless = (vector: string) => vector.includes("<plaintext>");

/** Together in one text, each followed by its mark. */
const joined = (part: readonly string[]) =>
  ["<p>글</p>", ...part.map((vector, number) => `${vector}${closing}끝${number}.</p>`)].join("");

const partsOf = (texts: readonly string[], size: number) =>
  Array.from({ length: Math.ceil(texts.length / size) }, (_, part) => texts.slice(part * size, (part + 1) * size));

const titleOf = (vector: string) => Array.from(vector).slice(0, 200).join("");

async function putPost({ call }: Calls, type: Board, vector: string, content: string): Promise<Put> {
  const title = titleOf(vector);
  const work =
    type === "FIRST_EXHIBITION" ? { author: title.replaceAll(/\p{Cc}/gu, " ").slice(0, 50), caption: title } : {};
  return { type, index: (await call<{ data: number }>("POST", "/post", { type, title, content, ...work })).data };
}

/** Those that fit a nickname, which holds no line end and which nobody else has in other capitals. */
const nicknames = [
  ...Map.groupBy(
    vectors.filter((vector) => vector.length <= 50 && !/[\p{Cc}\p{Cf}]/u.test(vector)),
    (vector) => vector.toLowerCase(),
  ).values(),
]
  .flatMap(([vector = ""]) => [vector])
  .slice(0, 12);

/** What asks another site for a picture, a film or a frame is refused whole (API-49), and stands nowhere. */
const isRefused = (error: unknown) =>
  error instanceof Error && /이미지가 다른 곳에 있습니다|화면을 넣을 수 없습니다/u.test(error.message);

/**
 * Puts texts of several vectors on every board. Beside each other they may come to what none of them is by itself, such as
 * a picture of another site: such a text is halved until each is taken, and one that is refused alone is left out.
 */
async function putTogether(calls: Calls, waiting: string[][]): Promise<[parts: string[][], put: Put[]]> {
  const parts: string[][] = [];
  const put: Put[] = [];
  const [first, ...others] = boards;
  while (waiting.length > 0) {
    const part = waiting.shift() ?? [];
    try {
      put.push(await putPost(calls, first, part[0] ?? "", joined(part)));
      parts.push(part);
    } catch (error) {
      if (!isRefused(error)) throw error;
      const middle = Math.ceil(part.length / 2);
      if (part.length > 1) waiting.unshift(part.slice(0, middle), part.slice(middle));
    }
  }
  // One sanitiser and one page of a post serve every board: what the first one holds in full stands for the others.
  const repeated = representatives(parts, 0);
  for (const type of others)
    for (const part of repeated) put.push(await putPost(calls, type, part[0] ?? "", joined(part)));
  return [[...parts, ...others.flatMap(() => repeated)], put];
}

/** Sends every vector through every door, as REST callers do; answers where it came to stand, and which were taken. */
export async function sendEverything(origin: string) {
  const admin = await callsOf(origin, curator);
  const singles: Put[] = [];
  const taken: string[] = [];
  for (const [number, vector] of vectors.entries())
    try {
      singles.push(await putPost(admin, boards[number % 3] ?? "QNA", vector, `<p>글</p>${vector}`));
      taken.push(vector);
    } catch (error) {
      if (!isRefused(error)) throw error;
    }
  const [parts, together] = await putTogether(
    admin,
    partsOf(
      taken.filter((vector) => !isEndless(vector)),
      35,
    ),
  );
  const question = together.find(({ type }) => type === "QNA")?.index;
  if (question === undefined) throw new Error("no question was asked");
  for (const vector of vectors) await admin.comment(question, vector);
  const members: Person[] = [];
  for (const [number, nickname] of nicknames.entries()) {
    const member = await addMember(origin, `hostile${number}`, { nickname });
    const { comment, ask } = await callsOf(origin, member);
    await comment(question, nickname);
    if (number < 3) await ask(nickname);
    members.push(member);
  }
  return { taken, singles, together, question, members, perPost: parts.map(({ length }) => length) };
}

/** A profile that says all of them, in two texts of at most 5,000 characters. */
export async function sendProfile(origin: string, member: Person): Promise<void> {
  const { call } = await callsOf(origin, member);
  const { username: _username, password: _password, ...fields } = member;
  const half = Math.ceil(vectors.length / 2);
  const [career, activity] = [vectors.slice(0, half), vectors.slice(half)].map((part) =>
    part.join("\n").slice(0, 5_000),
  );
  await call("PUT", "/users", { ...fields, name: "<img src=x onerror=alert(1)>", career, activity });
}

/** What is kept of a post. */
export async function contentOf(origin: string, { type, index }: Put): Promise<string> {
  const answer = await fetch(`${origin}/api/post?type=${type}&index=${index}`);
  return ((await answer.json()) as { content: string }).content;
}
