import { describe, expect, test } from "vitest";
import { sampleHistory } from "./history.ts";
import { sampleMembers } from "./members.ts";
import { sampleNotices } from "./notices.ts";
import { sampleProperty } from "./property.ts";
import { sampleQuestions } from "./questions.ts";
import type { SamplePost } from "./sample.ts";

const posts: readonly SamplePost[] = [...sampleNotices, ...sampleQuestions];
const comments = posts.flatMap((post) => post.comments);
const replies = comments.flatMap((comment) => comment.replies);
const written = [...posts, ...comments, ...replies];

const length = (text: string) => [...text].length;
const duplicates = (values: readonly string[]) => values.filter((value, place) => values.indexOf(value) !== place);
const isSorted = (values: readonly string[]) =>
  values.every((value, place) => place === 0 || (values[place - 1] ?? "") <= value);
const visibleText = (html: string) => html.replaceAll(/<[^>]+>/g, "");

const ISO_KOREA = /^20(1[89]|2[0-6])-\d\d-\d\dT\d\d:\d\d:\d\d\+09:00$/;

describe("sample members", () => {
  test("OPS-10 the two sample accounts come first", () => {
    expect(sampleMembers).toHaveLength(40);
    expect(sampleMembers[0]).toMatchObject({ username: "bulmoadmin1", nickname: "사무국" });
    expect(sampleMembers[1]?.username).toBe("bulmomember1");
  });

  test("SUP-05 usernames follow the rules of sign-up", () => {
    for (const { username } of sampleMembers) {
      expect(username).toMatch(/^(?=.*[a-z])(?=.*\d)[a-z\d]{8,50}$/);
    }
  });

  test("usernames, names, nicknames and addresses belong to one member each", () => {
    for (const key of ["username", "name", "nickname", "email", "zonecode"] as const) {
      expect(duplicates(sampleMembers.map((member) => member[key]))).toEqual([]);
    }
  });

  test("ASC-17 mail addresses and homepages lead to nobody", () => {
    for (const { email, homepage } of sampleMembers) {
      expect(email).toMatch(/^[a-z\d]+@example\.(org|com|net)$/);
      expect(homepage).toMatch(/^(https:\/\/example\.(org|com|net)\/[a-z]+)?$/);
    }
  });

  test("ADM-05 a position has 1 to 4 characters", () => {
    for (const { role } of sampleMembers) expect(role).toMatch(/^\p{L}{1,4}$/u);
  });

  test("what a profile must have is filled in", () => {
    for (const member of sampleMembers) {
      const { homepage, ...required } = member;
      expect(Object.values(required).filter((value) => value.trim() === "")).toEqual([]);
      expect(member.zonecode).toMatch(/^\d{5}$/);
      expect(member.joinedAt).toMatch(ISO_KOREA);
      expect(homepage).toBe(homepage.trim());
    }
  });
});

describe("sample posts", () => {
  test("there are 80 notices and 120 questions, oldest first, none with another’s title or text", () => {
    expect(sampleNotices).toHaveLength(80);
    expect(sampleQuestions).toHaveLength(120);
    for (const board of [sampleNotices, sampleQuestions]) {
      expect(isSorted(board.map((post) => post.createdAt))).toBe(true);
    }
    expect(duplicates(posts.map((post) => post.title))).toEqual([]);
    expect(duplicates(posts.map((post) => post.content))).toEqual([]);
  });

  test("BRD-29 notices are written by officers, and have no comments", () => {
    for (const notice of sampleNotices) {
      expect(sampleMembers[notice.author]?.role).toMatch(/^(사무국장|재무이사|이사)$/);
      expect(notice.comments).toEqual([]);
    }
  });

  test("BRD-23 titles have 1 to 200 characters, contents only what the editor makes", () => {
    const allowed = /^<\/?(h2|h3|strong|em|u|ul|ol|li|p)>$|^<p style="text-align: center">$/;
    for (const { title, content } of posts) {
      expect(length(title)).toBeGreaterThan(0);
      expect(length(title)).toBeLessThanOrEqual(200);
      expect((content.match(/<[^>]*>/g) ?? []).filter((tag) => !allowed.test(tag))).toEqual([]);
      expect(visibleText(content).trim()).not.toBe("");
    }
  });

  test("boards hold what real boards hold: long and short, Hanja, English, signs of search", () => {
    const titles = posts.map((post) => post.title);
    const lengths = posts.map((post) => length(visibleText(post.content)));
    expect(Math.max(...titles.map(length))).toBeGreaterThanOrEqual(80);
    expect(titles.some((title) => title.includes("100%") && title.includes("_"))).toBe(true);
    expect(Math.min(...lengths)).toBeLessThan(30);
    expect(Math.max(...lengths)).toBeGreaterThan(2700);
    for (const word of ["佛母", "阿膠", "掛佛", "Glossary"]) {
      expect(posts.some(({ title, content }) => `${title}${content}`.includes(word))).toBe(true);
    }
  });
});

describe("sample comments", () => {
  test("CMT-04 a question has up to 6 comments, a comment up to 4 replies, and both happen", () => {
    const perPost = sampleQuestions.map((post) => post.comments.length);
    const perComment = comments.map((comment) => comment.replies.length);
    expect([Math.min(...perPost), Math.max(...perPost)]).toEqual([0, 6]);
    expect([Math.min(...perComment), Math.max(...perComment)]).toEqual([0, 4]);
  });

  test("comments come after their post and replies after their comment, in order", () => {
    for (const post of posts) {
      const times = post.comments.map((comment) => comment.createdAt);
      expect(isSorted([post.createdAt, ...times])).toBe(true);
      for (const { createdAt, replies: answers } of post.comments) {
        expect(isSorted([createdAt, ...answers.map((reply) => reply.createdAt)])).toBe(true);
      }
    }
  });

  test("CMT-09 none is blank, and none repeats another", () => {
    const texts = [...comments, ...replies].map((comment) => comment.content);
    expect(texts.filter((text) => text.trim() === "")).toEqual([]);
    expect(duplicates(texts)).toEqual([]);
  });
});

describe("everything written", () => {
  test("has a member as its author, who had joined by then", () => {
    for (const { author, createdAt } of written) {
      const member = sampleMembers[author];
      expect(createdAt).toMatch(ISO_KOREA);
      expect(member && member.joinedAt < createdAt, `member ${author}, ${createdAt}`).toBe(true);
    }
  });

  test("SEC-12 has no more likes than there are other members", () => {
    for (const { likes } of written) {
      expect(likes).toBeGreaterThanOrEqual(0);
      expect(likes).toBeLessThan(sampleMembers.length);
    }
    expect(posts.filter((post) => post.views < post.likes)).toEqual([]);
  });

  test("CON-06 is normalised and trimmed", () => {
    const texts = [
      ...posts.map((post) => post.title),
      ...written.map((text) => text.content),
      ...sampleMembers.flatMap((member) => Object.values(member)),
    ];
    expect(texts.filter((text) => text !== text.normalize("NFC").trim())).toEqual([]);
  });
});

describe("sample chronicles", () => {
  test.each([
    ["history", sampleHistory, 25],
    ["property", sampleProperty, 15],
  ])("HIS-01 %s runs from the oldest entry to the newest", (_name, entries, least) => {
    expect(entries.length).toBeGreaterThanOrEqual(least);
    expect(isSorted(entries.map(({ year, date }) => `${year}.${date}`))).toBe(true);
    expect(duplicates(entries.map((entry) => entry.title))).toEqual([]);
    for (const { title, year, date } of entries) {
      expect(title).not.toBe("");
      expect(year).toMatch(/^\d{4}$/);
      expect(date).toMatch(/^(\d\d\.\d\d)?$/);
    }
  });

  test("ASC-10 the chronicle names the four exhibitions and the seminar in their months", () => {
    const months = sampleHistory
      .filter(({ title }) => /불교미술전 개최($|,)|학술 세미나 ‘/.test(title))
      .map(({ year, date }) => `${year}.${date.slice(0, 2)}`);
    expect(months).toEqual(["2012.06", "2015.03", "2016.10", "2018.12", "2022.08"]);
  });
});
