import type { CommentList } from "@bulmo/contracts/comment";
import type { PostAddress } from "@bulmo/contracts/post";
import { useState } from "react";
import { trpc } from "../../session/call/trpc.ts";
import { applied, type Change } from "./comment-change.ts";

/** The comments of a post as the server told them last, and with what is on its way there. */
export function useChanges(post: PostAddress) {
  const query = trpc.comment.list.useQuery(post);
  const utils = trpc.useUtils();
  const [pending, setPending] = useState<Change[]>([]);
  const reload = () => void utils.comment.list.invalidate(post);

  /** Shows a change at once. `send` answers it as the server knows it; when it throws, the change is taken back. */
  const attempt = async (change: Change, send: () => Promise<Change>): Promise<void> => {
    setPending((all) => [...all, change]);
    try {
      const confirmed = await send();
      utils.comment.list.setData(post, (list) => list && applied(list, confirmed));
      reload();
    } catch (error) {
      // Somebody else may have overtaken what was refused, and what was not answered may be there: the truth is shown.
      reload();
      throw error;
    } finally {
      setPending((all) => all.filter((other) => other !== change));
    }
  };

  const list: CommentList | undefined = query.data && pending.reduce(applied, query.data);
  return { ...query, known: query.data, list, isSending: pending.some(({ kind }) => kind === "add"), attempt };
}
