import type { PostDetail } from "@bulmo/contracts/post";
import { forFields, workTextNames } from "@bulmo/contracts/work-field";
import { expect, test } from "vitest";
import { artistsIn, artistsText, withBlank } from "./artist-draft.ts";
import { blankFields, fieldsOf, payloadOf } from "./content-fields.ts";

const work = {
  title: "수월관음도",
  type: "SECOND_EXHIBITION",
  heading: "",
  subType: 3,
  author: "김금어",
  ...forFields(workTextNames, (name) => `${name}의 값`),
} as const;
const post = { ...work, content: "<p>글</p>" } as unknown as PostDetail;

test("ADM-22 every field of a work is loaded, and sent as it was", () => {
  const fields = fieldsOf(post);
  expect(fields).toEqual({
    ...work,
    subType: "3",
    artists: "",
    isSecret: "",
    publishAt: "",
    attachments: "",
    content: "<p>글</p>",
  });
  expect(payloadOf(fields, fields)).toEqual({
    title: "수월관음도",
    type: "SECOND_EXHIBITION",
    subType: 3,
    ...forFields(workTextNames, (name) => work[name]),
    artists: [],
    attachments: [],
    content: "<p>글</p>",
  });
  const { technique: _untold, ...others } = post;
  expect(fieldsOf(others as PostDetail)).toEqual({ ...fields, technique: "" });
});

test("WRK-01 artists are loaded, sent in their order, and whoever has no name is nobody", () => {
  const artists = [
    { personId: 5, name: "보응", hanja: "普應", role: "HEAD_PAINTER" },
    { personId: null, name: "홍길동", hanja: "", role: "ARTIST" },
  ] as const;
  const fields = fieldsOf({ ...post, artists: [...artists] });
  expect(payloadOf(fields, fields)).toMatchObject({
    artists: [
      { personId: 5, name: "", role: "HEAD_PAINTER" },
      { personId: null, name: "홍길동", role: "ARTIST" },
    ],
  });
  const added = artistsText(withBlank(artistsIn(fields.artists)));
  expect(payloadOf({ ...fields, artists: added }, fields)).toEqual(payloadOf(fields, fields));
});

test("ADM-21 an author is sent when it is new, changed or emptied", () => {
  const fields = fieldsOf(post);
  expect(payloadOf({ ...fields, author: "" }, fields)).toMatchObject({ author: "" });
  expect(payloadOf({ ...fields, author: "박금어" }, fields)).toMatchObject({ author: "박금어" });
  expect(payloadOf(blankFields("FIRST_EXHIBITION"), null)).toMatchObject({ author: "", subType: null, caption: "" });
});

test("ADM-22 who wrote a notice is not the painter of the work that it becomes", () => {
  const notice = fieldsOf({ ...post, type: "NOTICE", subType: null, caption: "" });
  expect(notice.author).toBe("");
  expect(payloadOf({ ...notice, type: "FIRST_EXHIBITION" }, notice)).toMatchObject({ author: "" });
});

test("ADM-21 what only works have is not sent to a board", () => {
  const fields = fieldsOf(post);
  expect(payloadOf({ ...fields, type: "QNA" }, fields)).toEqual({
    title: "수월관음도",
    type: "QNA",
    heading: "",
    isSecret: false,
    attachments: [],
    content: "<p>글</p>",
  });
});

test("EXH-09 a secret question stays one when an administrator edits it", () => {
  const fields = fieldsOf({ ...post, type: "QNA", isSecret: true });
  expect(payloadOf(fields, fields)).toMatchObject({ type: "QNA", isSecret: true });
  expect(payloadOf({ ...fields, type: "NOTICE" }, fields)).not.toHaveProperty("isSecret");
});

test("ATT-01 the files of a post are sent in their order, those of a work too", () => {
  const files = ["b", "a"].map((id) => ({
    id,
    name: `${id}.pdf`,
    kind: "pdf" as const,
    bytes: 1,
    url: "",
    downloads: 0,
  }));
  const fields = fieldsOf({ ...post, attachments: files, type: "NOTICE" });
  expect(payloadOf(fields, fields)).toMatchObject({ attachments: ["b", "a"] });
  expect(payloadOf({ ...fields, type: "FIRST_EXHIBITION" }, fields)).toMatchObject({ attachments: ["b", "a"] });
});
