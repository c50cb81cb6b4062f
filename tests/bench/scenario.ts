import type { Sent } from "./drive.ts";
import { memberPages } from "./fill.ts";
import { searched } from "./vocabulary.ts";

/** Most that is allowed, as a multiple of the reference's list or of another scenario, or in milliseconds. */
export type Target = { ratio?: number; of?: string; slowest?: number };

/** Access tokens of who asks. */
export type Tokens = { member: string; administrator: string };

export type Scenario = {
  name: string;
  /** The n-th request; those of one scenario may differ in what no answer depends on, so that none is kept. */
  make: (place: number, tokens: Tokens) => Sent;
  /** One after the other where the time of an answer is looked at, not only what it costs. */
  connections: number;
  target?: Target;
  /** Whether the board changes before each request: nothing that was kept of it is of use. */
  isChanging?: boolean;
  /** Whether it is answered from memory: in so little time that only many of them can be told from few. */
  isKept?: boolean;
};

const connections = 8;

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** The site ignores it, and what is kept is kept by its whole address: the answer is made anew. */
const anew = (path: string, place: number) => `${path}${path.includes("?") ? "&" : "?"}visit=${place}`;

const rest = (query: string) => `/api/post/list?type=NOTICE${query}`;

const rpc = (call: string, input: object) => `/trpc/${call}?input=${encodeURIComponent(JSON.stringify(input))}`;

const page = (name: string, path: string): Scenario[] => [
  { name: `page: ${name}, kept`, connections, isKept: true, make: () => ({ path }), target: { ratio: 0.5 } },
  {
    name: `page: ${name}, anew`,
    connections,
    make: (place) => ({ path: anew(path, place) }),
    target: { ratio: 10 },
  },
];

const call = (name: string, path: string, targets: { kept: Target; not: Target }): Scenario[] => [
  { name: `${name}, kept`, connections, isKept: true, make: () => ({ path }), target: targets.kept },
  { name: `${name}, anew`, connections, make: (place) => ({ path: anew(path, place) }), target: targets.not },
  {
    name: `${name}, signed in`,
    connections,
    make: (_place, { member }) => ({ path, headers: bearer(member) }),
    target: targets.not,
  },
];

const searchPath = (term: string, query = "") => rest(`&searchKeyword=${encodeURIComponent(term)}${query}`);

const search = (name: string, term: string, slowest: number): Scenario[] => {
  const path = searchPath(term);
  return [
    {
      name: `search: ${name}`,
      connections: 1,
      make: (place) => ({ path: anew(path, place) }),
      target: { slowest },
    },
    {
      name: `search: ${name}, the board changing`,
      connections: 1,
      isChanging: true,
      make: (place) => ({ path: anew(path, place) }),
    },
  ];
};

/** What an administrator opens, one thing after the other; what takes a tenth of a second is felt as at once. */
const administration = (name: string, procedure: string, input?: object, slowest = 100): Scenario => ({
  name: `administration: ${name}`,
  connections: 1,
  make: (_place, { administrator }) => ({
    path: input ? rpc(procedure, input) : `/trpc/${procedure}`,
    headers: bearer(administrator),
  }),
  target: { slowest },
});

/** Lists and searches over all members and all posts. */
const administrations = (lastPage: number): Scenario[] => [
  administration("members", "user.list", {}),
  administration("members, last page", "user.list", { page: memberPages }),
  administration("members found by a name", "user.list", { search: searched.member }),
  administration("members, nobody found", "user.list", { search: searched.absent }),
  administration("all members for a spreadsheet", "user.listEntries", undefined, 1_000),
  administration("posts, last page", "post.list", { type: "NOTICE", page: lastPage }),
  administration("posts by their writer", "post.list", {
    type: "NOTICE",
    searchType: "USER",
    searchKeyword: searched.member,
  }),
  administration("trash", "trash.list", {}),
  administration("log", "audit.list", {}),
  administration("log, of one person", "audit.list", { person: searched.member }),
];

/** Everything that is measured; `lastPage` is the board's. */
export function scenarios(lastPage: number, post: number): Scenario[] {
  const far = Math.min(5_000, lastPage);
  const farTarget: Target = { of: "REST list", ratio: lastPage > 50_000 ? 5 : 2 };
  const kept = { ratio: 0.7 };
  const not = { ratio: 2.5 };
  const typed = { ratio: 3.5 };
  return [
    ...page("home", "/"),
    ...page("list", "/community/notice"),
    ...page("list, page 5,000", `/community/notice?page=${far}`),
    ...page("detail", `/community/notice/detail?index=${post}`),
    ...call("REST list", rest(""), { kept, not }),
    ...call("REST list, page 5,000", rest(`&page=${far}`), { kept, not: farTarget }),
    ...call("REST detail", `/api/post?type=NOTICE&index=${post}`, { kept: {}, not }),
    ...call("tRPC list", rpc("post.listNotices", {}), { kept: {}, not: typed }),
    ...call("tRPC detail", rpc("post.get", { type: "NOTICE", index: post }), { kept: {}, not: typed }),
    ...search("two syllables, frequent", searched.frequent, 60),
    {
      name: "search: two syllables, frequent, far back",
      connections: 1,
      make: (place) => ({
        path: anew(searchPath(searched.frequent, `&page=${Math.min(700, Math.floor(lastPage / 4))}`), place),
      }),
    },
    ...search("two syllables, rare", searched.rare, 20),
    ...search("two syllables, absent", searched.absent, 20),
    ...search("one syllable, frequent", searched.syllable, 60),
    ...search("one syllable, rare", searched.rareSyllable, 60),
    ...administrations(lastPage),
  ];
}
