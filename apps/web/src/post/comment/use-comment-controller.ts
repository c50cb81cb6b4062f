import type { Reply } from "@bulmo/contracts/comment";
import type { PostAddress } from "@bulmo/contracts/post";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useState } from "react";
import { useLeaveQuestion } from "../../parts/form/use-leave-question.ts";
import { trpc } from "../../session/call/trpc.ts";
import { useSessionState } from "../../session/session-provider.tsx";
import { newComment } from "./comment-change.ts";
import { answerButtonId, boxId } from "./comment-id.ts";
import { createIdempotencyKeys } from "../idempotent-send.ts";
import { createDrafts, topBox, useBoxes } from "./drafts.ts";
import { useCommentMutations } from "./use-comment-mutations.ts";

/** What is asked before a page is left on which a comment is being written, corrected or on its way (NAV-31). */
const leaveQuestion = {
  message: "아직 올리지 않은 댓글이 있습니다. 이 페이지를 나가면 입력하신 내용이 사라질 수 있습니다.",
  danger: true,
};

/** Calls of one kind reach the server in the order in which they were made. */
function useCalls() {
  const { mutateAsync: create } = trpc.comment.create.useMutation({ scope: { id: "comment.create" } });
  const { mutateAsync: like } = trpc.comment.like.useMutation({ scope: { id: "comment.like" } });
  const { mutateAsync: update } = trpc.comment.update.useMutation({ scope: { id: "comment.update" } });
  const { mutateAsync: remove } = trpc.comment.remove.useMutation();
  return { create, like, update, remove };
}

function useUser() {
  const session = useSessionState();
  const user = "user" in session ? session.user : null;
  return { user, isAdmin: session.status === "admin" };
}

type EditTools = Pick<ReturnType<typeof useCommentMutations>, "act" | "announce"> &
  Pick<ReturnType<typeof useCalls>, "update">;

/** False when it was refused, which is told beside the comment. */
async function sendEdit({ act, announce, update }: EditTools, id: string, content: string): Promise<boolean> {
  const change = { kind: "edit", id, content, editedAt: new Date().toISOString() } as const;
  const isEdited = await act(id, change, async () => ({ ...change, ...(await update({ commentId: id, content })) }));
  if (isEdited) announce("댓글을 수정했습니다.");
  return isEdited;
}

export type CommentController = ReturnType<typeof useCommentController>;

/** What members do with the comments of a post: write, answer, like and delete. */
export function useCommentController(post: PostAddress, isClosed: boolean) {
  const { user, isAdmin } = useUser();
  const { act, announce, ...shown } = useCommentMutations(post);
  const calls = useCalls();
  const { confirm } = useDialog();
  const [drafts] = useState(createDrafts);
  const [keys] = useState(createIdempotencyKeys);
  const isUnsent = useBoxes(drafts, drafts.hasUnsent) || shown.isSending;
  useLeaveQuestion(() => isUnsent, leaveQuestion);

  /** Sends what stands in a box, which closes; what is refused stands there again. */
  const send = async (box: string) => {
    const words = drafts.boxes()[box] ?? "";
    const said = newComment(words.trim(), user);
    const parentId = box === topBox ? null : box;
    drafts.close(box);
    if (parentId !== null) document.getElementById(answerButtonId(parentId))?.focus();
    const isSent = await act(boxId(box), { kind: "add", said, parentId }, async () => {
      const place = { postType: post.type, postIndex: post.index, parentCommentId: parentId };
      const idempotencyKey = keys.reserve(box, said.content);
      const { id } = await calls.create({ content: said.content, ...place, idempotencyKey });
      keys.complete(box, idempotencyKey);
      return { kind: "add", said: { ...said, id }, parentId };
    });
    if (isSent) announce(parentId === null ? "댓글을 올렸습니다." : "답글을 올렸습니다.");
    else drafts.putBack(box, words);
  };

  const like = ({ id, isLiked }: Reply) =>
    act(id, { kind: "like", id, liked: !isLiked }, async () => {
      return { kind: "count", id, ...(await calls.like({ commentId: id, liked: !isLiked })) };
    });

  const edit = ({ id }: Reply, words: string) => sendEdit({ act, announce, ...calls }, id, words.trim());

  /** Asks first. `onGone` is called when the comment has left the page, before the server has agreed. */
  const remove = async ({ id }: Reply, onGone: () => void) => {
    if (!(await confirm({ message: "정말 삭제 하시겠습니까?", danger: true }))) return;
    const change = { kind: "remove", id } as const;
    const isRemoved = act(id, change, async () => {
      await calls.remove({ commentId: id });
      return change;
    });
    onGone();
    if (await isRemoved) announce("댓글을 삭제했습니다.");
  };

  const mayEdit = ({ userId }: Reply) => user !== null && user._id === userId;
  const mayRemove = (said: Reply) => isAdmin || mayEdit(said);
  return { ...shown, post, isClosed, drafts, send, like, edit, remove, mayEdit, mayRemove };
}
