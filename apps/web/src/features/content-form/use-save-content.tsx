import type { PostAddress, PostType } from "@bulmo/contracts/post";
import { useDialog } from "@bulmo/ui/dialog-provider";
import { messageOf, statusOf } from "../../lib/call-error.ts";
import { useForgetPosts } from "../../lib/content-board/use-forget-posts.ts";
import { trpc } from "../../lib/trpc.ts";
import type { ContentPayload } from "./content-fields.ts";

const reasonOf = (error: unknown) =>
  statusOf(error) === 401 ? "로그인이 만료되었습니다. 다시 로그인하시면 이어서 쓰실 수 있습니다." : messageOf(error);

/** Writes a new post, or an old one anew; answers its board, and null when it was told why that failed. */
export function useSaveContent(address: PostAddress | null) {
  const { notice } = useDialog();
  const forgetPosts = useForgetPosts();
  const create = trpc.post.create.useMutation();
  const update = trpc.post.update.useMutation();
  const send = async (payload: ContentPayload): Promise<PostType> => {
    if (address) {
      const { type: targetType, index } = address;
      return (await update.mutateAsync({ ...payload, targetType, index })).type;
    }
    await create.mutateAsync(payload);
    return payload.type;
  };
  const save = async (payload: ContentPayload): Promise<PostType | null> => {
    try {
      const type = await send(payload);
      forgetPosts();
      return type;
    } catch (error) {
      await notice(
        <>
          <p>{reasonOf(error)}</p>
          <p>작성하신 글은 이 브라우저에 초안으로 남아 있습니다.</p>
        </>,
      );
      return null;
    }
  };
  return { save, isPending: create.isPending || update.isPending };
}
