import type { PostDetail } from "@bulmo/contracts/post";
import { theirPostOf } from "../../session/call/call-error.ts";
import { useForgetPosts } from "../content-board/use-forget-posts.ts";
import { type ReceiptBox, sendOnce } from "./send-once.ts";
import { useTellFailure } from "./use-tell-failure.tsx";
import { trpc } from "../../session/call/trpc.ts";

type Payload = { type: "QNA"; title: string; content: string };

type SaveOptions = { receipt: ReceiptBox; onOvertaken: (theirs: PostDetail) => void };

/**
 * Writes a new question, or an old one anew; answers its number, and null when it was told why that failed. `onOvertaken`
 * hears of the question as somebody else edited it meanwhile.
 */
export function useSaveQuestion(question: PostDetail | null, { receipt, onOvertaken }: SaveOptions) {
  const tellFailure = useTellFailure();
  const forgetPosts = useForgetPosts();
  const create = trpc.post.create.useMutation();
  const update = trpc.post.update.useMutation();
  const send = async (payload: Payload, revision: number | undefined) => {
    if (!question) {
      const calls = { create: create.mutateAsync, update: update.mutateAsync };
      return (await sendOnce(calls, payload, { receipt, revision })).index;
    }
    const { type: targetType, index } = question;
    return (await update.mutateAsync({ ...payload, targetType, index, revision })).data;
  };
  /** `revision` is the one that the text was made from. */
  const save = async (payload: Payload, revision: number | undefined): Promise<number | null> => {
    try {
      const index = await send(payload, revision);
      void forgetPosts();
      return index;
    } catch (error) {
      const theirs = theirPostOf(error);
      if (theirs) onOvertaken(theirs);
      else void tellFailure(error);
      return null;
    }
  };
  return { save, isPending: create.isPending || update.isPending };
}
