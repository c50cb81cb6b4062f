import { type ErrorCode, errorMessages } from "@bulmo/contracts/error";
import type { User } from "@bulmo/contracts/user";
import { createApiClient } from "../src/session/api-client.ts";
import type { ApiClient } from "../src/session/call/trpc.ts";
import { createSession, type Session } from "../src/session/session.ts";
import { createTokenStore, type TabMessage, type Tabs, type TokenStore } from "../src/session/token-store.ts";

type Call = { path: string; token: string | undefined };

/** What a fake server answers to one call: data, a status with a message and perhaps a reason, or nothing at all. */
export type Answer = { data: unknown } | { status: number; message: string; reason?: ErrorCode } | "unreachable";

export const signInRequired = {
  status: 401,
  message: errorMessages.SIGN_IN_REQUIRED,
  reason: "SIGN_IN_REQUIRED",
} as const satisfies Answer;

export type Answers = (call: Call) => Answer | Promise<Answer>;

const asResult = (answer: Exclude<Answer, "unreachable">) =>
  "data" in answer
    ? { result: { data: answer.data } }
    : {
        error: {
          message: answer.message,
          code: -32_000,
          data: { httpStatus: answer.status, code: "ERROR", reason: answer.reason },
        },
      };

/** A `fetch` that speaks tRPC's protocol, batches included, and remembers what it was asked. */
function createFakeFetch(answers: Answers) {
  const calls: Call[] = [];
  const fakeFetch: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, "https://site.invalid");
    const token = new Headers(init?.headers).get("authorization")?.replace("Bearer ", "");
    const asked = url.pathname
      .replace("/trpc/", "")
      .split(",")
      .map((path) => ({ path, token }));
    calls.push(...asked);
    const given = await Promise.all(asked.map(async (call) => answers(call)));
    const results = given.map((answer) => {
      if (answer === "unreachable") throw new TypeError("Failed to fetch");
      return asResult(answer);
    });
    const isBatch = url.searchParams.has("batch");
    return Response.json(isBatch ? results : results[0]);
  };
  return { calls, fetch: fakeFetch };
}

/** Tabs of one browser: what one tells, the others hear; one at a time is alone. */
export function createFakeBrowser() {
  const listeners = new Map<symbol, (message: TabMessage) => void>();
  let line: Promise<unknown> = Promise.resolve();
  return (): Tabs => {
    const self = Symbol("tab");
    return {
      exclusively: (work) => {
        const result = line.then(work, work);
        line = result.catch(() => undefined);
        return result;
      },
      emit: (message) => {
        for (const [tab, listener] of listeners) if (tab !== self) listener(message);
      },
      subscribe: (listener) => listeners.set(self, listener),
    };
  };
}

export const member: User = {
  _id: "u1",
  id: "u1",
  username: "bulmomember1",
  name: "문석록",
  nickname: "석록",
  email: "member@example.com",
  homepage: "",
  zonecode: "00000",
  address: "",
  detailAddress: "",
  profile: "",
  career: "",
  activity: "",
  role: "회원",
  grade: null,
  isActive: true,
};

type TabOptions = { answers: Answers; tabs?: Tabs; hasSession?: () => boolean };

export type FakeTab = {
  calls: Call[];
  client: ApiClient;
  tokens: TokenStore;
  session: Session;
  /** What was put off until the network is back. */
  later: (() => void)[];
  forgotten: { count: number };
};

/** One tab of the site, with the real client, link, token store and session on a fake network. */
export function openTab({ answers, tabs = createFakeBrowser()(), hasSession = () => true }: TabOptions): FakeTab {
  const { calls, fetch: fakeFetch } = createFakeFetch(answers);
  const forgotten = { count: 0 };
  const hasMarker = () => forgotten.count === 0 && hasSession();
  const tokens = createTokenStore({
    refresh: async () => (await client.auth.refresh.mutate()).accessToken,
    hasSession: hasMarker,
    tabs,
  });
  const client: ApiClient = createApiClient({ tokens, fetch: fakeFetch, url: "https://site.invalid/trpc" });
  const later: (() => void)[] = [];
  const session = createSession({
    tokens,
    calls: {
      signIn: (input) => client.auth.signIn.mutate(input),
      signOut: () => client.auth.signOut.mutate(),
      me: () => client.auth.me.query(),
      checkRole: () => client.auth.checkRole.query(),
    },
    hasSession: hasMarker,
    forgetSession: () => {
      forgotten.count += 1;
    },
    retryLater: (attempt) => later.push(attempt),
  });
  return { calls, client, tokens, session, later, forgotten };
}

/** A server with one member, whose tokens are numbered and of which only the newest is good. */
export function createMemberServer({ isAdmin = false } = {}) {
  let issued = 0;
  const issue = () => `token-${(issued += 1)}`;
  const answers: Answers = ({ path, token }) => {
    if (path === "auth.refresh") return { data: { accessToken: issue() } };
    if (path === "auth.signIn") return { data: { accessToken: issue(), user: member } };
    if (path === "auth.signOut") return { data: { success: true } };
    if (token !== `token-${issued}`) return signInRequired;
    if (path === "auth.me") return { data: member };
    if (path === "auth.checkRole") return { data: isAdmin };
    return { data: { list: [], commentCount: 0 } };
  };
  return { answers, issued: () => issued, expire: issue };
}
