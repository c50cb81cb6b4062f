import type { Comment, CommentList, CommentUpdated, Reply } from "@bulmo/contracts/comment";
import type { Liked } from "@bulmo/contracts/like";
import type { User } from "@bulmo/contracts/user";

/** What one reader does to the comments of a post: shown at once, and kept when the server has agreed. */
export type Change =
  | { kind: "add"; said: Reply; parentId: string | null }
  | { kind: "remove"; id: string }
  | { kind: "like"; id: string; liked: boolean }
  /** As it is to stand, and as the server has it. */
  | ({ kind: "edit"; id: string } & CommentUpdated)
  /** The server's own count. */
  | ({ kind: "count"; id: string } & Liked);

/** Everything that was said, thread after thread. */
export const allComments = (list: CommentList): Reply[] => list.list.flatMap((comment) => [comment, ...comment.reply]);

const isThreadOf = (comment: Comment, id: string) =>
  comment.id === id || comment.reply.some((reply) => reply.id === id);

function add(list: CommentList, said: Reply, parentId: string | null): CommentList {
  // It may have come with a reload before its own answer did.
  if (allComments(list).some(({ id }) => id === said.id)) return list;
  const commentCount = list.commentCount + 1;
  if (parentId === null) return { commentCount, list: [...list.list, { ...said, isDeleted: false, reply: [] }] };
  const threads = list.list.map((comment) =>
    isThreadOf(comment, parentId) ? { ...comment, reply: [...comment.reply, said] } : comment,
  );
  return { commentCount, list: threads };
}

/** A comment with replies leaves a line, which goes with the last of them (CMT-07). */
function removeFrom(comment: Comment, id: string): Comment[] {
  if (comment.id !== id) {
    const reply = comment.reply.filter((other) => other.id !== id);
    return comment.isDeleted && reply.length === 0 ? [] : [{ ...comment, reply }];
  }
  return comment.reply.length === 0
    ? []
    : [{ ...comment, author: "", userId: null, content: "", likeCount: 0, isLiked: false, isDeleted: true }];
}

function remove(list: CommentList, id: string): CommentList {
  const gone = list.list.some((comment) => isThreadOf(comment, id) && !(comment.id === id && comment.isDeleted));
  if (!gone) return list;
  return { commentCount: list.commentCount - 1, list: list.list.flatMap((comment) => removeFrom(comment, id)) };
}

function patch(list: CommentList, id: string, patchOf: (said: Reply) => Partial<Reply>): CommentList {
  const patched = <Said extends Reply>(said: Said): Said => (said.id === id ? { ...said, ...patchOf(said) } : said);
  const threads = list.list.map((comment) => patched({ ...comment, reply: comment.reply.map(patched) }));
  return { ...list, list: threads };
}

const count = (list: CommentList, id: string, { isLiked, likeCount }: Liked) =>
  patch(list, id, () => ({ isLiked, likeCount }));

/** The comments as they are with the change. One that means nothing any more changes nothing. */
export function applyChange(list: CommentList, change: Change): CommentList {
  if (change.kind === "add") return add(list, change.said, change.parentId);
  if (change.kind === "remove") return remove(list, change.id);
  if (change.kind === "count") return count(list, change.id, change);
  if (change.kind === "edit")
    return patch(list, change.id, () => ({ content: change.content, editedAt: change.editedAt }));
  const { id, liked } = change;
  return patch(list, id, ({ isLiked, likeCount }) => ({
    isLiked: liked,
    likeCount: Math.max(0, likeCount + Number(liked) - Number(isLiked)),
  }));
}

const mark = "sending-";
let last = 0;

/** As it stands on the page until the server has given it a number. */
export function newComment(content: string, user: User | null): Reply {
  last += 1;
  return {
    id: mark + last,
    author: user?.nickname ?? "",
    userId: user?._id ?? null,
    content,
    createdAt: new Date().toISOString(),
    editedAt: null,
    likeCount: 0,
    isLiked: false,
  };
}

export const isPending = ({ id }: Pick<Reply, "id">) => id.startsWith(mark);
