import { expect } from "vitest";
import { createSignedIn } from "./account.ts";
import { createPosts } from "./fixture.ts";
import type { Site } from "./site.ts";

type Part = { text: string; isMatch: boolean };
type Hit = {
  title: Part[];
  path: string;
  label: string;
  excerpt: Part[];
  thumbnail?: string;
  post?: { title: string };
};
type Group = { kind: string; list: Hit[]; hasMore: boolean; isCut: boolean };
type Answer = { groups: Group[]; page: number };

/** Who looks for something; the fellow may have a grade. */
export const lookers = ["visitor", "member", "fellow", "asker", "administrator"] as const;
export type Looker = (typeof lookers)[number];

export const lineOf = (parts: readonly Part[]) => parts.map(({ text }) => text).join("");
export const titlesOf = ({ groups }: Answer) => groups.flatMap(({ list }) => list.map(({ title }) => lineOf(title)));

/** The search of a site, as each of them asks for it, and what they write. */
export async function openSearch(site: Site) {
  const people = {
    visitor: undefined,
    member: await createSignedIn(site, { nickname: "읽는이" }),
    fellow: await createSignedIn(site, { nickname: "정회원" }),
    asker: await createSignedIn(site, { nickname: "묻는이" }),
    administrator: await createSignedIn(site, { nickname: "운영진", isAdmin: true }),
  };
  const call = async (looker: Looker, method: string, path: string, body?: unknown) => {
    const token = people[looker]?.token;
    const answer = await site.call(method, path, {
      ...(body === undefined ? {} : { body }),
      ...(token ? { token } : {}),
    });
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.body;
  };
  return {
    people,
    call,
    search: async (query: string, looker: Looker = "visitor", more: object = {}): Promise<Answer> =>
      call(looker, "GET", `/api/search?${new URLSearchParams({ query, ...more }).toString()}`),
    write: async (looker: Looker, post: object): Promise<number> =>
      (await call(looker, "POST", "/api/post", { content: "<p>본문</p>", ...post })).data,
    notices: (posts: Parameters<typeof createPosts>[2]) => createPosts(site.fork(), "NOTICE", posts),
  };
}
