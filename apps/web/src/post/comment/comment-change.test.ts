import type { CommentList, Reply } from "@bulmo/contracts/comment";
import { expect, test } from "vitest";
import { applyChange, type Change } from "./comment-change.ts";

const said = (id: string, change: Partial<Reply> = {}): Reply => ({
  id,
  author: "석록",
  userId: "u1",
  content: `글 ${id}`,
  createdAt: "2026-05-02T09:30:00.000Z",
  likeCount: 0,
  editedAt: null,
  isLiked: false,
  ...change,
});

const threads: CommentList = {
  commentCount: 4,
  list: [
    { ...said("1", { likeCount: 3 }), isDeleted: false, reply: [said("2"), said("3")] },
    { ...said("4"), isDeleted: false, reply: [] },
  ],
};
/** The same with nothing but the line of the first comment and one reply. */
const line: CommentList = {
  commentCount: 1,
  list: [{ ...said("1", { author: "", userId: null, content: "" }), isDeleted: true, reply: [said("2")] }],
};

const outline = ({ commentCount, list }: CommentList) => [
  commentCount,
  ...list.map(({ id, isDeleted, reply }) => [isDeleted ? "line" : id, ...reply.map((one) => one.id)]),
];

test.each<[string, CommentList, Change, unknown]>([
  [
    "a comment comes last",
    threads,
    { kind: "add", said: said("5"), parentId: null },
    [5, ["1", "2", "3"], ["4"], ["5"]],
  ],
  [
    "a reply joins its thread",
    threads,
    { kind: "add", said: said("5"), parentId: "1" },
    [5, ["1", "2", "3", "5"], ["4"]],
  ],
  [
    "a reply to a reply joins the same thread",
    threads,
    { kind: "add", said: said("5"), parentId: "2" },
    [5, ["1", "2", "3", "5"], ["4"]],
  ],
  [
    "what is there already is not added again",
    threads,
    { kind: "add", said: said("3"), parentId: "1" },
    outline(threads),
  ],
  ["a comment without replies disappears", threads, { kind: "remove", id: "4" }, [3, ["1", "2", "3"]]],
  ["one with replies leaves a line", threads, { kind: "remove", id: "1" }, [3, ["line", "2", "3"], ["4"]]],
  ["a reply disappears", threads, { kind: "remove", id: "3" }, [3, ["1", "2"], ["4"]]],
  ["the line goes with the last reply", line, { kind: "remove", id: "2" }, [0]],
  ["what is gone already is not counted again", line, { kind: "remove", id: "1" }, outline(line)],
  ["nor is what never was", threads, { kind: "remove", id: "9" }, outline(threads)],
])("CMT-04 CMT-07 %s", (_case, list, change, expected) => {
  expect(outline(applyChange(list, change))).toEqual(expected);
});

test("CMT-07 of a deleted comment neither the words nor the author stay", () => {
  expect(applyChange(threads, { kind: "remove", id: "1" }).list[0]).toMatchObject({
    author: "",
    userId: null,
    content: "",
    likeCount: 0,
  });
});

test("CMT-05 likes count from what is there, and the server's count is the last word", () => {
  const like = (id: string, liked: boolean): Change => ({ kind: "like", id, liked });
  const liked = [like("1", true), like("1", true), like("2", true)].reduce(applyChange, threads);
  expect(liked.list[0]).toMatchObject({ likeCount: 4, isLiked: true });
  expect(liked.list[0]?.reply[0]).toMatchObject({ likeCount: 1, isLiked: true });
  expect(applyChange(liked, like("1", false)).list[0]).toMatchObject({ likeCount: 3, isLiked: false });
  expect(applyChange(threads, like("4", false)).list[1]).toMatchObject({ likeCount: 0, isLiked: false });
  const counted = applyChange(liked, { kind: "count", id: "1", isLiked: true, likeCount: 9 });
  expect(counted.list[0]).toMatchObject({ likeCount: 9, isLiked: true });
});

test("SEE-17 a changed comment, or reply, says something else and that it does; the others stay", () => {
  const edit = (id: string): Change => ({ kind: "edit", id, content: "고친 글", editedAt: "2026-05-03T00:00:00.000Z" });
  const changed = [edit("1"), edit("3"), edit("9")].reduce(applyChange, threads);
  expect(changed.list[0]).toMatchObject({ content: "고친 글", editedAt: "2026-05-03T00:00:00.000Z", likeCount: 3 });
  expect(changed.list[0]?.reply.map(({ content }) => content)).toEqual(["글 2", "고친 글"]);
  expect(changed.list[1]).toEqual(threads.list[1]);
  expect(changed.commentCount).toBe(4);
});
