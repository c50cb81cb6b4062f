import type { Reported, ReportTarget } from "@bulmo/contracts/report";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useInvalidatePosts } from "../../post/content-board/use-invalidate-posts.ts";
import { isNotFound } from "../../session/call/call-error.ts";
import { withOutcome } from "../../session/call/failure-text.tsx";
import { useBusyRows } from "../../parts/worklist/use-busy-rows.ts";
import { trpc } from "../../session/call/trpc.ts";

export const keyOf = ({ post, commentId }: Reported) => commentId ?? `${post.type} ${post.index}`;

/** Characters of a comment that it is called by. */
const fewWords = 20;

const shortened = (text: string) => (text.length > fewWords ? `${text.slice(0, fewWords)}…` : text);

export const nameOf = ({ kind, post, text }: Reported) =>
  kind === "POST" ? `‘${post.title}’` : `‘${shortened(text)}’`;

const targetOf = ({ commentId, post: { type, index } }: Reported): ReportTarget =>
  commentId === null ? { kind: "POST", type, index } : { kind: "COMMENT", commentId: Number(commentId) };

type Words = { done: string; failed: string; unknown: string };

/** What is gone has been dealt with, by whoever was quicker: nothing has failed. */
const outcomeOf = (words: Words, reason: unknown) =>
  isNotFound(reason) ? "다른 관리자가 이미 처리한 글입니다. 목록을 새로 불러왔습니다." : withOutcome(words, reason);

const unknown = "서버의 응답을 받지 못해 처리되었는지 알 수 없습니다. 새로 불러온 목록에서 확인해 주세요.";

function useCalls() {
  const { mutateAsync: dismiss } = trpc.report.dismiss.useMutation();
  const { mutateAsync: removePosts } = trpc.post.remove.useMutation();
  const { mutateAsync: removeComment } = trpc.comment.remove.useMutation();
  return { dismiss, removePosts, removeComment };
}

/** Closes reports by deleting what they are about or by leaving it; `onDone` is told what was done. */
export function useReports(onDone: (sentence: string) => void) {
  const { confirm, notice } = useDialog();
  const invalidatePosts = useInvalidatePosts();
  const utils = trpc.useUtils();
  const calls = useCalls();
  const { isBusy, during } = useBusyRows();

  const attempt = (reported: Reported, act: () => Promise<unknown>, words: Words) =>
    during(keyOf(reported), async () => {
      const error = await act().then(
        () => null,
        (reason: unknown) => ({ reason }),
      );
      if (error) await notice(outcomeOf(words, error.reason));
      // After a failure as well: somebody else may have been here first.
      const stale = [utils.report, utils.comment, utils.audit, utils.trash].map((procedure) => procedure.invalidate());
      await Promise.all([...stale, invalidatePosts()]);
      if (!error) onDone(words.done);
    });

  return {
    isBusy: (reported: Reported) => isBusy(keyOf(reported)),
    async dismiss(reported: Reported): Promise<void> {
      const what = reported.commentId === null ? "글은" : "댓글은";
      const message = `${nameOf(reported)}에 들어온 신고를 닫습니다. ${what} 그대로 남고, 닫은 신고는 다시 열 수 없습니다.`;
      if (!(await confirm({ message, confirmLabel: "문제 없음" }))) return;
      const { latest } = reported;
      await attempt(reported, () => calls.dismiss({ target: targetOf(reported), latest }), {
        done: `${nameOf(reported)}에 들어온 신고를 문제 없음으로 닫았습니다.`,
        failed: "신고를 닫지 못했습니다.",
        unknown,
      });
    },
    async remove(reported: Reported): Promise<void> {
      const { commentId, post } = reported;
      const fate =
        commentId === null
          ? "글을 삭제합니다. 30일 동안 휴지통에서 복원하실 수 있습니다."
          : "댓글을 삭제합니다. 되돌릴 수 없습니다.";
      const message = `${nameOf(reported)} ${fate}`;
      if (!(await confirm({ message, confirmLabel: "삭제", danger: true }))) return;
      const remove = () =>
        commentId === null
          ? calls.removePosts({ posts: [{ type: post.type, index: post.index }] })
          : calls.removeComment({ commentId });
      await attempt(reported, remove, {
        done: `${nameOf(reported)} ${commentId === null ? "글" : "댓글"}을 삭제했습니다.`,
        failed: "삭제하지 못했습니다.",
        unknown,
      });
    },
  };
}

export type Reports = ReturnType<typeof useReports>;
