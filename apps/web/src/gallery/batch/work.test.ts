import { expect, test } from "vitest";
import { blankWork, hasWords, isQueued, isReady, issuesOf, payloadOf, type Work } from "./work.ts";

const type = "SECOND_EXHIBITION";
const url = `/uploads/${"0f".repeat(32)}-1600x900/1280.webp`;
const work: Work = {
  ...blankWork("key", "IMG_0001.jpg"),
  title: "수월관음도",
  author: "김금어",
  caption: "비단에 석채",
  subType: "3",
  description: '물에 비친 "달" <과> 관음',
  picture: { url, takenAt: 0 },
};

test("ADM-21 BRD-30 a work is sent as its picture with its description, and with every field", () => {
  expect(payloadOf(work, type)).toMatchObject({
    type,
    title: "수월관음도",
    author: "김금어",
    caption: "비단에 석채",
    subType: 3,
    content: `<img src="${url}" alt="물에 비친 &quot;달&quot; &lt;과&gt; 관음" />`,
  });
  expect(payloadOf({ ...work, isDecorative: true }, type).content).toBe(
    `<img src="${url}" alt="" role="presentation" />`,
  );
});

test("BRD-30 nothing of a work comes from the name of its file", () => {
  const blank = blankWork("key", "IMG_0001.jpg");
  expect(hasWords(blank)).toBe(false);
  expect(JSON.stringify(payloadOf({ ...blank, picture: work.picture }, type))).not.toContain("IMG_0001");
});

test.each([
  [{}, []],
  [{ title: " " }, ["title"]],
  [{ title: "가".repeat(201) }, ["title"]],
  [{ author: "가".repeat(51) }, ["author"]],
  [{ caption: "가".repeat(501) }, ["caption"]],
  [{ description: " " }, ["description"]],
  [{ title: "", author: "가".repeat(51), description: "" }, ["title", "author", "description"]],
  [{ description: "", isDecorative: true }, []],
  [{ author: "" }, []],
])("ADM-21 of %j the fields to be put right are %j", (change, fields) => {
  expect(issuesOf({ ...work, ...change }, type).map(({ field }) => field)).toEqual(fields);
});

test("a picture is sent once, and a work is made once", () => {
  expect([isQueued(work), isReady(work)]).toEqual([false, true]);
  expect([isQueued({ ...work, picture: null }), isReady({ ...work, index: 3 })]).toEqual([true, false]);
  expect(isReady({ ...work, trouble: "refused" })).toBe(false);
});

test("EXH-06 a photograph of an album is sent as its picture alone: it has no painter and hangs in no group", () => {
  expect(payloadOf(work, "PHOTO")).toEqual({
    type: "PHOTO",
    title: "수월관음도",
    content: `<img src="${url}" alt="물에 비친 &quot;달&quot; &lt;과&gt; 관음" />`,
  });
  expect(issuesOf({ ...work, title: "", author: "가".repeat(51) }, "PHOTO").map(({ field }) => field)).toEqual([
    "title",
  ]);
});
