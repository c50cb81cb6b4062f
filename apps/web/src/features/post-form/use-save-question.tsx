import type { PostAddress } from "@bulmo/contracts/post";
import { useDialog } from "@bulmo/ui/dialog-provider";
import { messageOf, statusOf } from "../../lib/call-error.ts";
import { trpc } from "../../lib/trpc.ts";

export type Written = { title: string; content: string };

const reasonOf = (error: unknown) =>
  statusOf(error) === 401 ? "로그인이 만료되었습니다. 다시 로그인하시면 이어서 쓰실 수 있습니다." : messageOf(error);

/** Writes a new question, or an old one anew; answers its number, and null when it was told why that failed. */
export function useSaveQuestion(address: PostAddress | null) {
  const { notice } = useDialog();
  const utils = trpc.useUtils();
  const create = trpc.post.create.useMutation();
  const update = trpc.post.update.useMutation();
  const send = async (written: Written) => {
    const question = { type: "QNA" as const, ...written };
    if (!address) return (await create.mutateAsync(question)).data;
    return (await update.mutateAsync({ ...question, targetType: address.type, index: address.index })).data;
  };
  const save = async (written: Written): Promise<number | null> => {
    try {
      const index = await send(written);
      void utils.post.invalidate();
      return index;
    } catch (error) {
      void notice(
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
