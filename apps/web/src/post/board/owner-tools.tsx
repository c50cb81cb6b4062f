import type { PostAddress, PostDetail } from "@bulmo/contracts/post";
import { Button } from "@bulmo/ui/button";
import { Icon } from "@bulmo/ui/icon";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useNavigate } from "@tanstack/react-router";
import { sitePath } from "../../page/site-path.ts";
import { Link } from "../../parts/link/link.tsx";
import { messageOf } from "../../session/call/call-error.ts";
import { trpc } from "../../session/call/trpc.ts";
import { typeInAddress } from "../content-board/content-search.ts";
import { useInvalidatePosts } from "../content-board/use-invalidate-posts.ts";
import { PinButton } from "../pin/pin-button.tsx";
import * as styles from "./post-actions.css.ts";

type OwnerToolsProps = {
  post: PostAddress & Pick<PostDetail, "pinnedUntil">;
  /** Its author looks after it where members write. */
  isOwn: boolean;
  listPath: string;
};

/** Whoever wrote it edits it in the form for members where they write, an administrator whatever it is in theirs. */
function editorOf({ type, index }: PostAddress, memberPath: string | undefined) {
  const search = { type: typeInAddress(type), index: String(index) };
  return { to: sitePath(memberPath ?? "/admin/content-manage/edit"), search };
}

export function OwnerTools({ post, isOwn, listPath }: OwnerToolsProps) {
  const memberPath = isOwn ? `${listPath}/edit` : undefined;
  const { remove, isPending, failure } = useRemovePost(post, listPath);
  return (
    <div className={styles.owner}>
      <Button asChild size="small" className={styles.action}>
        <Link {...editorOf(post, memberPath)}>
          <Icon name="edit" />
          수정
        </Link>
      </Button>
      {post.type === "NOTICE" && (
        <PinButton index={post.index} pinnedUntil={post.pinnedUntil} className={styles.action} />
      )}
      <Button size="small" busy={isPending} className={styles.action} onClick={() => void remove()}>
        <Icon name="trash" />
        삭제
      </Button>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </div>
  );
}

/** Asks, deletes the post, and goes to its list, where it is no more (BRD-16). */
function useRemovePost({ type, index }: PostAddress, listPath: string) {
  const { confirm } = useDialog();
  const navigate = useNavigate();
  const invalidatePosts = useInvalidatePosts();
  const { mutateAsync, isPending, error } = trpc.post.remove.useMutation();
  const remove = async () => {
    if (!(await confirm({ message: "정말 삭제 하시겠습니까?", danger: true }))) return;
    try {
      await mutateAsync({ posts: [{ type, index }] });
    } catch {
      return;
    }
    void invalidatePosts("none");
    // The address of what is gone is no step to go back to, and what was written to it has nowhere to go.
    await navigate({ to: sitePath(listPath), replace: true, ignoreBlocker: true });
  };
  return { remove, isPending, failure: error && `게시물을 삭제하지 못했습니다. ${messageOf(error)}` };
}
