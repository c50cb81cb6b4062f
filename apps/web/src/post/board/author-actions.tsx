import type { PostDetail } from "@bulmo/contracts/post";
import { Button } from "@bulmo/ui/button";
import { Icon } from "@bulmo/ui/icon";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useNavigate } from "@tanstack/react-router";
import { sitePath } from "../../page/site-path.ts";
import { Link } from "../../parts/link/link.tsx";
import { messageOf } from "../../session/call/call-error.ts";
import { trpc } from "../../session/call/trpc.ts";
import { useSessionState } from "../../session/session-provider.tsx";
import { useInvalidatePosts } from "../content-board/use-invalidate-posts.ts";
import * as styles from "./post-actions.css.ts";

/** For the author of a question and nobody else (BRD-15). */
export function AuthorActions({ post }: { post: PostDetail }) {
  const session = useSessionState();
  const isAuthor = "user" in session && session.user._id === post.userId;
  return isAuthor && <OwnActions index={post.index} />;
}

function OwnActions({ index }: { index: number }) {
  const { remove, isPending, failure } = useRemoveQuestion(index);
  return (
    <>
      <Button asChild size="small" className={styles.action}>
        <Link to={sitePath("/community/qna/edit")} search={{ type: "qna", index: String(index) }}>
          <Icon name="edit" />
          수정
        </Link>
      </Button>
      <Button size="small" busy={isPending} className={styles.action} onClick={() => void remove()}>
        <Icon name="trash" />
        삭제
      </Button>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </>
  );
}

/** Asks, deletes the question, and goes to the list, where it is no more (BRD-16). */
function useRemoveQuestion(index: number) {
  const { confirm } = useDialog();
  const navigate = useNavigate();
  const invalidatePosts = useInvalidatePosts();
  const { mutateAsync, isPending, error } = trpc.post.remove.useMutation();
  const remove = async () => {
    if (!(await confirm({ message: "정말 삭제 하시겠습니까?", danger: true }))) return;
    try {
      await mutateAsync({ posts: [{ type: "QNA", index }] });
    } catch {
      return;
    }
    void invalidatePosts("none");
    // The address of what is gone is no step to go back to, and what was written to it has nowhere to go.
    await navigate({ to: "/community/qna", replace: true, ignoreBlocker: true });
  };
  return { remove, isPending, failure: error && `게시물을 삭제하지 못했습니다. ${messageOf(error)}` };
}
