/** What came of a request, and when it was sent. */
export type Told = {
  path: string;
  sentAt: number;
  milliseconds: number;
  /** 0 where nothing was answered at all. */
  status: number;
  retryAfter: string | null;
  text: string;
};

/** Asks as a program or a reader would, with the time it took. */
export async function tell(origin: string, path: string, init: RequestInit = {}): Promise<Told> {
  const sentAt = performance.now();
  const answered = await fetch(origin + path, init)
    .then(async (answer) => ({
      status: answer.status,
      retryAfter: answer.headers.get("retry-after"),
      text: await answer.text(),
    }))
    .catch((error: unknown) => ({ status: 0, retryAfter: null, text: String(error) }));
  return { path, sentAt, milliseconds: performance.now() - sentAt, ...answered };
}

/** A question as a member sends it. */
export const questionOf = (token: string, title: string): RequestInit => ({
  method: "POST",
  headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
  body: JSON.stringify({ type: "QNA", title, content: "<p>석채가 자꾸 가라앉습니다.</p>" }),
});

/** Askers of each kind of request. */
const askers = 3;

/** Many who ask one after the other until they are told to stop. */
export function askOn(origin: string, kinds: Record<string, () => [path: string, init?: RequestInit]>) {
  const over = new AbortController();
  const told: Record<string, Told[]> = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, []]));
  const ask = async ([kind, next]: [string, () => [string, RequestInit?]]) => {
    while (!over.signal.aborted) told[kind]?.push(await tell(origin, ...next()));
  };
  const asking = Object.entries(kinds).flatMap((kind) => Array.from({ length: askers }, () => ask(kind)));
  return {
    told,
    async stop() {
      over.abort();
      await Promise.all(asking);
    },
  };
}
