import type { PostAddress, PostDetail } from "@bulmo/contracts/post";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useState } from "react";
import { asStanding } from "../../session/call/as-standing.ts";
import { isSignedOut, messageOf, currentOf } from "../../session/call/call-error.ts";
import type { SubmissionStore } from "../../session/call/send-once.ts";
import { trpc } from "../../session/call/trpc.ts";
import { useInvalidatePosts } from "../content-board/use-invalidate-posts.ts";
import type { ContentPayload } from "./content-fields.ts";
import { sendPostOnce } from "../idempotent-send.ts";

/** What a secret question says, for who may read it; what it shows to all must not be edited in its place. */
function useFreshWords({ data, isFetchedAfterMount, isSuccess }: ReturnType<typeof useShownPost>) {
  const isSecret = isFetchedAfterMount && isSuccess && data.isSecret;
  const { type = "QNA", index = 1 } = data ?? {};
  const words = trpc.post.getSecret.useQuery({ type, index }, { ...asStanding, enabled: isSecret });
  const isFresh = words.isFetchedAfterMount && words.isSuccess;
  return { ...words, isFetchedAfterMount: isSecret ? isFresh : isFetchedAfterMount };
}

const useShownPost = (address: PostAddress) => trpc.post.get.useQuery(address, asStanding);

/** The post as it is now: what somebody else sees of it may be a while old, what is edited must not be. */
export function useFreshPost(address: PostAddress) {
  const shown = useShownPost(address);
  const { data, isFetchedAfterMount, isSuccess } = shown;
  const words = useFreshWords(shown);
  const [post, setPost] = useState<typeof data>();
  // Having been asked for again is not enough: the answer may have failed, and what is there be as old as before. Once
  // there is a form, nothing that fails later takes it away, and nothing newer passes for what it began from.
  if (!post && isFetchedAfterMount && isSuccess && words.isFetchedAfterMount) setPost({ ...data, ...words.data });
  const failed = [shown, words].find(({ isError, isFetching }) => isError && !isFetching);
  return { post, writerId: data?.userId, hasFailed: failed !== undefined, refetch: () => failed?.refetch() };
}

const reasonOf = (error: unknown) =>
  isSignedOut(error) ? "로그인이 만료되었습니다. 다시 로그인하시면 이어서 쓰실 수 있습니다." : messageOf(error);

/** Says why a post could not be saved, and that it is not lost. */
export function useTellFailure() {
  const { notice } = useDialog();
  return (error: unknown): Promise<void> =>
    notice(
      <>
        <p>{reasonOf(error)}</p>
        <p>작성하신 글은 이 브라우저에 초안으로 남아 있습니다.</p>
      </>,
    );
}

type SaveOptions = {
  submission: SubmissionStore;
  onConflict: (current: PostDetail) => void;
  /** Hears of what will be told, for the field that it is about. */
  onRefusal: (error: unknown) => Promise<void>;
};

/**
 * Writes a new post, or an old one anew; answers where it is, and null when it was told why that failed. `onConflict`
 * hears of the post as somebody else edited it meanwhile.
 */
export function useSavePost(post: PostDetail | null, { submission, onConflict, onRefusal }: SaveOptions) {
  const tellFailure = useTellFailure();
  const invalidatePosts = useInvalidatePosts();
  const create = trpc.post.create.useMutation();
  const update = trpc.post.update.useMutation();
  const send = async (payload: ContentPayload, revision: number | undefined): Promise<PostAddress> => {
    if (post) {
      const { type: targetType, index } = post;
      const written = await update.mutateAsync({ ...payload, targetType, index, revision });
      return { type: written.type, index: written.data };
    }
    const calls = { create: create.mutateAsync, update: update.mutateAsync };
    return sendPostOnce(calls, payload, { submission, revision });
  };
  /** `revision` is the one that the text was made from. */
  const save = async (payload: ContentPayload, revision: number | undefined): Promise<PostAddress | null> => {
    try {
      const address = await send(payload, revision);
      void invalidatePosts();
      return address;
    } catch (error) {
      const current = currentOf(error, "POST_OVERTAKEN");
      if (current) onConflict(current);
      else {
        // Before the dialog opens: it returns the focus to where it was.
        await onRefusal(error);
        await tellFailure(error);
      }
      return null;
    }
  };
  return { save, isPending: create.isPending || update.isPending };
}
