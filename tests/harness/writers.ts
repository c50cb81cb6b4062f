import sharp from "sharp";
import { addMember, type Person, tokenOf } from "./account.ts";
import type { Journal } from "./journal.ts";

type Credentials = Pick<Person, "username" | "password">;

/** The sample accounts, which write at the same time. */
export const askers: readonly Credentials[] = [
  { username: "bulmomember1", password: "bulmo-Member-1!" },
  { username: "bulmoadmin1", password: "bulmo-Admin-1!" },
];

/** The server answered, and refused: no fault that a kill excuses, unless it says that its database is away. */
class RefusedError extends Error {
  readonly isAway: boolean;

  constructor(address: string, status: number, said: string) {
    super(`${address} answered ${status}: ${said}`);
    this.isAway = status === 503;
  }
}

/** `word` stands in everything that is written. */
export type Writing = { origin: string; journal: Journal; word: string; signal: AbortSignal };

/** An answer that breaks off in the middle tells nobody anything. */
async function send<Answer>(address: string, token: string, body: object): Promise<Answer> {
  const isForm = body instanceof FormData;
  const answer = await fetch(address, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, ...(isForm ? {} : { "content-type": "application/json" }) },
    body: isForm ? body : JSON.stringify(body),
  });
  const said = await answer.text();
  if (!answer.ok) throw new RefusedError(address, answer.status, said);
  return JSON.parse(said) as Answer;
}

/** Asks, answers twice and likes, again and again; every other like is taken back. */
async function ask({ origin, journal, word, signal }: Writing, account: Credentials): Promise<void> {
  const { username } = account;
  const token = await tokenOf(origin, account);
  for (let turn = 1; !signal.aborted; turn += 1) {
    const title = `${word}-${username}-${turn}`;
    let index = 0;
    await journal.note(`question ${title}`, async () => {
      const question = { type: "QNA", title, content: `<p>${title}</p>` };
      index = (await send<{ data: number }>(`${origin}/api/post`, token, question)).data;
      return String(index);
    });
    for (const place of ["a", "b"])
      await journal.note(`comment ${title}-${place}`, async () => {
        const comment = { postType: "QNA", postIndex: index, content: `${title}-${place}` };
        await send(`${origin}/api/comment`, token, comment);
        return String(index);
      });
    for (const liked of turn % 2 === 0 ? [true] : [true, false])
      await journal.note(`like ${title}`, async () => {
        await send(`${origin}/api/post/like`, token, { type: "QNA", index, liked });
        return String(liked);
      });
  }
}

/** Pictures that nobody has sent before. */
async function paint({ origin, journal, word, signal }: Writing, account: Credentials): Promise<void> {
  const token = await tokenOf(origin, account);
  for (let turn = 1; !signal.aborted; turn += 1) {
    const create = { width: 360, height: 240, channels: 3, background: "#888" } as const;
    const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
    const bytes = await sharp({ create: { ...create, noise } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.set("file", new Blob([new Uint8Array(bytes)], { type: "image/png" }), "견본.png");
    await journal.note(
      `picture ${word}-${turn}`,
      async () => (await send<{ imageUrl: string }>(`${origin}/api/upload`, token, form)).imageUrl,
    );
  }
}

async function join({ origin, journal, word, signal }: Writing): Promise<void> {
  for (let turn = 1; !signal.aborted; turn += 1) {
    const key = `${word}x${turn}`;
    await journal.note(`member painter${key}1`, async () => {
      await addMember(origin, key);
      return key;
    });
  }
}

/** Resolves when `work` ended because the server or its database is gone. Throws what the server refused, and any other fault. */
async function untilGone(signal: AbortSignal, work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!signal.aborted || (error instanceof RefusedError && !error.isAway)) throw error;
  }
}

/** Several people write at once until the signal says that the server may be gone. */
export async function writeAll(writing: Writing): Promise<void> {
  const painter = askers[0];
  if (!painter) throw new Error("there is nobody");
  const all = [...askers.map((account) => ask(writing, account)), paint(writing, painter), join(writing)];
  await Promise.all(all.map((work) => untilGone(writing.signal, work)));
}
