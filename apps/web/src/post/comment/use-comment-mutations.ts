import type { CommentList } from "@bulmo/contracts/comment";
import type { ErrorCode } from "@bulmo/contracts/error";
import type { PostAddress } from "@bulmo/contracts/post";
import { useCallback, useState } from "react";
import { messageOf, reasonOf } from "../../session/call/call-error.ts";
import { trpc } from "../../session/call/trpc.ts";
import { useInvalidatePosts } from "../content-board/use-invalidate-posts.ts";
import { applyChange, type Change } from "./comment-change.ts";

const failed = {
  add: "댓글을 올리지 못했습니다.",
  like: "좋아요를 반영하지 못했습니다.",
  edit: "댓글을 수정하지 못했습니다.",
  remove: "댓글을 삭제하지 못했습니다.",
};

/** What happened meanwhile. */
const meanwhile: Partial<Record<ErrorCode, string>> = {
  POST_NOT_FOUND: "그사이 게시물이 삭제되었습니다.",
  COMMENT_NOT_FOUND: "그사이 댓글이 삭제되었습니다.",
  SIGN_IN_REQUIRED: "로그인이 만료되었습니다. 다시 로그인해 주세요.",
};

/** One quiet line: what did not happen, and why. */
function failureMessage(kind: keyof typeof failed, error: unknown): string {
  const reason = reasonOf(error);
  return `${failed[kind]} ${(reason && meanwhile[reason]) ?? messageOf(error)}`;
}

/** The comments of a post as the server told them last, and with what is on its way there. */
function useOptimisticComments(post: PostAddress) {
  const query = trpc.comment.list.useQuery(post);
  const utils = trpc.useUtils();
  const invalidatePosts = useInvalidatePosts();
  const [pending, setPending] = useState<Change[]>([]);
  const reload = ({ kind }: Change) => {
    void utils.comment.list.invalidate(post);
    // Lists of posts say how many comments there are, and whether one of them answers.
    if (kind === "add" || kind === "remove") void invalidatePosts("none");
  };

  /** Shows a change at once. `send` answers it as the server knows it; when it throws, the change is taken back. */
  const attempt = async (change: Change, send: () => Promise<Change>): Promise<void> => {
    setPending((all) => [...all, change]);
    try {
      const confirmed = await send();
      utils.comment.list.setData(post, (list) => list && applyChange(list, confirmed));
      reload(change);
    } catch (error) {
      // Somebody else may have overtaken what was refused, and what was not answered may be there: the truth is shown.
      reload(change);
      throw error;
    } finally {
      setPending((all) => all.filter((other) => other !== change));
    }
  };

  const list: CommentList | undefined = query.data && pending.reduce(applyChange, query.data);
  return { ...query, known: query.data, list, isSending: pending.some(({ kind }) => kind === "add"), attempt };
}

/** What a reader can do here; a count is the server's doing. */
type Act = Exclude<Change, { kind: "count" }>;

/** Failures are told where they happened: beside a comment, known by its id, or under a box. */
type Failures = Readonly<Record<string, string>>;

/** Does what a reader asks for, and tells what became of it. */
export function useCommentMutations(post: PostAddress) {
  const { attempt, ...comments } = useOptimisticComments(post);
  const [failures, setFailures] = useState<Failures>({});
  const [announcement, setAnnouncement] = useState("");
  const fail = useCallback((place: string, sentence: string) => {
    setFailures((all) => ({ ...all, [place]: sentence }));
  }, []);
  /** False when it was refused, which is told at `place`. */
  const act = async (place: string, change: Act, send: () => Promise<Change>): Promise<boolean> => {
    fail(place, "");
    setAnnouncement("");
    try {
      await attempt(change, send);
      return true;
    } catch (error) {
      fail(place, failureMessage(change.kind, error));
      return false;
    }
  };
  return {
    ...comments,
    act,
    announcement,
    announce: setAnnouncement,
    fail,
    failureAt: (place: string) => failures[place] || null,
  };
}
