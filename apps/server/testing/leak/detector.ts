import { isFor, type LocationName, type Viewer } from "./location.ts";

/** One way of asking, the same for whoever asks. */
export type Question = { door: string; method: string; path: string; body?: unknown; headers?: Record<string, string> };

/** By what somebody is known: programs by a token, browsers by cookies. */
export type Looker = { viewer: Viewer; token?: string; cookie?: string };

/** A word that tells a place, and in what it stands. */
export type Marker = { place: LocationName; part: string; words: readonly string[] };

export type Sighting = { door: string; viewer: Viewer; place: LocationName; part: string };

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** What tells a place in an answer; what the question said itself is an echo, whichever way it is written. */
export function seenIn(markers: readonly Marker[], answer: string, asked = ""): Marker[] {
  const echo = asked.toLowerCase();
  return markers.filter(({ words }) =>
    words.some((word) => answer.includes(word) && !echo.includes(word.toLowerCase())),
  );
}

/** Of a picture, that it is served is all there is to see. */
const pictureServed = /^\/uploads\/([0-9a-f]{64})-/u;

export const servedWord = (hash: string) => `served:${hash}`;

/** Calls are known by a token; pages and pictures by cookies, which is all that a browser sends for them. */
const credentials = ({ path }: Question, { token, cookie }: Looker): Record<string, string> => {
  if (/^\/(?:api|trpc)\//u.test(path)) return token ? { authorization: `Bearer ${token}` } : {};
  return cookie ? { cookie } : {};
};

/** The whole answer in one text: its status, its headers, its body. */
async function answerTo(origin: string, question: Question, looker: Looker): Promise<string> {
  const { method, path, body, headers = {} } = question;
  const answer = await fetch(origin + path, {
    method,
    redirect: "manual",
    headers: {
      // Nobody waits for a line here, and squeezing costs more than answering.
      "accept-encoding": "identity",
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...credentials(question, looker),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const [, hash] = pictureServed.exec(path) ?? [];
  const served = hash && answer.status === 200 ? [servedWord(hash)] : [];
  const sent = [...answer.headers].map(([name, value]) => `${name}: ${decoded(value)}`);
  return [answer.status, ...served, ...sent, await answer.text()].join("\n");
}

/** Questions that are on their way at once. */
const together = 6;

/** What the looker is answered, in the order of the questions. */
export async function answersTo(origin: string, looker: Looker, questions: readonly Question[]): Promise<string[]> {
  const answers: string[] = [];
  const waiting = questions.entries();
  const askOn = async () => {
    for (const [place, question] of waiting) answers[place] = await answerTo(origin, question, looker);
  };
  await Promise.all(Array.from({ length: together }, askOn));
  return answers;
}

/** Asks everything and tells what was seen through which door. */
export async function look(
  origin: string,
  looker: Looker,
  questions: readonly Question[],
  markers: readonly Marker[],
): Promise<Sighting[]> {
  const { viewer } = looker;
  const answers = await answersTo(origin, looker, questions);
  return questions.flatMap(({ door, path, body = "" }, at) =>
    seenIn(markers, answers[at] ?? "", `${decoded(path)} ${JSON.stringify(body)}`).map(({ place, part }) => ({
      door,
      viewer,
      place,
      part,
    })),
  );
}

/** Those that should not have been, each once. */
export const leaksAmong = (sightings: readonly Sighting[]): string[] => {
  const leaks = sightings.filter(({ place, viewer }) => !isFor(place, viewer));
  return [...new Set(leaks.map(({ door, viewer, place, part }) => `${door} shows a ${viewer}: ${part} of ${place}`))];
};
