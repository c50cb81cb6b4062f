import type { PostDetail, PostType } from "@bulmo/contracts/post";
import { theirPostOf } from "../../session/call/call-error.ts";
import { useForgetPosts } from "../content-board/use-forget-posts.ts";
import { type ReceiptBox, sendOnce } from "./send-once.ts";
import { useTellFailure } from "./use-tell-failure.tsx";
import { trpc } from "../../session/call/trpc.ts";
import type { ContentPayload } from "./content-fields.ts";

type SaveOptions = { receipt: ReceiptBox; onOvertaken: (theirs: PostDetail) => void };

/**
 * Writes a new post, or an old one anew; answers its board, and null when it was told why that failed. `onOvertaken`
 * hears of the post as somebody else edited it meanwhile.
 */
export function useSaveContent(post: PostDetail | null, { receipt, onOvertaken }: SaveOptions) {
  const tellFailure = useTellFailure();
  const forgetPosts = useForgetPosts();
  const create = trpc.post.create.useMutation();
  const update = trpc.post.update.useMutation();
  const send = async (payload: ContentPayload, revision: number | undefined): Promise<PostType> => {
    if (post) {
      const { type: targetType, index } = post;
      return (await update.mutateAsync({ ...payload, targetType, index, revision })).type;
    }
    const calls = { create: create.mutateAsync, update: update.mutateAsync };
    return (await sendOnce(calls, payload, { receipt, revision })).type;
  };
  /** `revision` is the one that the text was made from. */
  const save = async (payload: ContentPayload, revision: number | undefined): Promise<PostType | null> => {
    try {
      const type = await send(payload, revision);
      void forgetPosts();
      return type;
    } catch (error) {
      const theirs = theirPostOf(error);
      if (theirs) onOvertaken(theirs);
      else await tellFailure(error);
      return null;
    }
  };
  return { save, isPending: create.isPending || update.isPending };
}
