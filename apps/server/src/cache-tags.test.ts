import { expect, test } from "vitest";
import { procedures } from "../testing/permission/world.ts";
import { cacheTagsOf } from "./cache-tags.ts";

const queries = Object.entries(procedures).filter(([, procedure]) => procedure._def.type === "query");

test("every query is kept, or said here not to be: what is one person's, and what no visitor may read", () => {
  const asked = queries.map(([name]) => name).filter((name) => cacheTagsOf(name, {}, {}) === null);
  expect(
    asked.every((name) =>
      /^(?:(?:application|audit|auditReview|auth|bulletin|dashboard|dues|grade|importReport|job|key|mailChoice|mailing|ownData|pictureDescription|plan|report|search|sitePage|trash|user|webhook|workAddress|workProposal)\.|agreement\.(?:getDraft|listConsents)$|chronicle\.(?:getVersion|listVersions)$|(?:board|exhibition|officer|person)\.listAll$|(?:person|term)\.listRemoved$|event\.(?:getReply|listAll|listReplies)$|exhibition\.(?:getNext|getOrder)$|pageText\.(?:getDraft|getVersion|listVersions)$|post\.(?:getSecret|listUnanswered)$)/u.test(
        name,
      ),
    ),
  ).toBe(true);
});

const row = (author: string) => ({ author });

test("SEC-23 an answer depends on those whom it shows, and a search by author on all members", () => {
  const list = [row("가람"), row("솔"), row("가람")];
  expect(cacheTagsOf("post.list", { type: "QNA" }, { list })).toEqual([
    "board",
    "post:QNA",
    "comment:QNA",
    "author:가람",
    "author:솔",
  ]);
  const search = { type: "QNA", searchType: "USER", searchKeyword: "솔" };
  expect(cacheTagsOf("post.list", search, { list: [] })).toEqual(["board", "post:QNA", "comment:QNA", "member"]);
  expect(cacheTagsOf("post.listQuestions", {}, { list, notices: [row("운영진")] })).toContain("author:운영진");
  expect(cacheTagsOf("post.listNotices", {}, { list, pinned: [row("운영진")] })).toContain("author:운영진");
  expect(cacheTagsOf("post.get", { type: "QNA" }, { type: "QNA", author: "솔" })).toContain("author:솔");
  const replies = [
    { ...row("솔"), reply: [row("가람")] },
    { ...row(""), reply: [row("달")] },
  ];
  expect(cacheTagsOf("comment.list", { type: "QNA" }, { list: replies })?.slice(3)).toEqual([
    "author:솔",
    "author:가람",
    "author:달",
  ]);
});

test("SEC-23 what shows more than a hundred people depends on all members, and not on each of them", () => {
  const many = Array.from({ length: 101 }, (_, place) => row(`회원${place}`));
  expect(cacheTagsOf("comment.list", { type: "QNA" }, { list: many })).toEqual([
    "board",
    "post:QNA",
    "comment:QNA",
    "member",
  ]);
});

test("SEC-23 a name is cut where the database cuts it", () => {
  const tags = cacheTagsOf("post.get", { type: "QNA" }, { type: "QNA", author: "🪷".repeat(101) });
  expect(tags).toContain(`author:${"🪷".repeat(100)}`);
});
