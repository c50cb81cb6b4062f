import { isExhibition } from "@bulmo/contracts/board";
import type { PostAddress, PostItem } from "@bulmo/contracts/post";
import { Button } from "@bulmo/ui/button";
import { Checkbox } from "@bulmo/ui/checkbox";
import { useDialog } from "@bulmo/ui/use-dialog";
import { Link, useNavigate } from "@tanstack/react-router";
import type { ContentBoard } from "../../post/content-board/content-board.ts";
import { typeInAddress } from "../../post/content-board/content-search.ts";
import { useInvalidatePosts } from "../../post/content-board/use-invalidate-posts.ts";
import { withOutcome } from "../../session/call/failure-text.tsx";
import { trpc } from "../../session/call/trpc.ts";
import * as styles from "./content-list.css.ts";
import type { Selection } from "./use-selection.ts";

type ContentActionsProps = { board: ContentBoard; posts: readonly PostItem[]; selection: Selection };

/** What can be done with the chosen posts, and without any: to write one (ADM-17, ADM-18). */
export function ContentActions({ board, posts, selection }: ContentActionsProps) {
  const navigate = useNavigate();
  const { remove, isPending } = useRemovePosts();
  const { chosen, isAll } = selection;
  const type = typeInAddress(board.type);
  const only = chosen.length === 1 ? chosen[0] : undefined;
  const edit = () => void navigate({ to: "/admin/content-manage/edit", search: { type, index: String(only) } });
  const all = posts.map(({ index }) => index);
  const partly = chosen.length > 0 ? "indeterminate" : false;
  return (
    <div className={styles.toolbar}>
      {posts.length > 0 && (
        <div className={styles.all}>
          <Checkbox
            label="이 페이지 전체 선택"
            checked={isAll || partly}
            onCheckedChange={() => selection.choose(all, !isAll)}
          />
          <span className={styles.count} role="status">
            {chosen.length > 0 && `${chosen.length}개 선택`}
          </span>
        </div>
      )}
      <div className={styles.buttons}>
        <Button className={styles.action} disabled={only === undefined} onClick={edit}>
          수정
        </Button>
        <Button
          className={styles.action}
          disabled={chosen.length === 0}
          busy={isPending}
          onClick={() => void remove(chosen.map((index) => ({ type: board.type, index })))}
        >
          선택 삭제
        </Button>
        {isExhibition(board.type) && (
          <Button className={styles.action} asChild>
            <Link to="/admin/content-manage/works" search={{ type }}>
              여러 작품 올리기
            </Link>
          </Button>
        )}
        <Button variant="primary" className={styles.action} asChild>
          <Link to="/admin/content-manage/edit" search={{ type }}>
            글쓰기
          </Link>
        </Button>
      </div>
    </div>
  );
}

const words = {
  failed: "게시물을 삭제하지 못했습니다. 선택하신 게시물은 모두 그대로 있습니다.",
  unknown: "서버의 응답을 받지 못해 게시물이 삭제되었는지 알 수 없습니다. 새로 불러온 목록에서 확인해 주세요.",
};

/** Asks, and deletes all of the posts or, when that fails, none (ADM-18). */
function useRemovePosts() {
  const { confirm, notice } = useDialog();
  const invalidatePosts = useInvalidatePosts();
  const { mutateAsync, isPending } = trpc.post.remove.useMutation();
  const remove = async (posts: PostAddress[]): Promise<void> => {
    if (!(await confirm({ message: "정말 삭제 하시겠습니까?", danger: true }))) return;
    try {
      await mutateAsync({ posts });
    } catch (error) {
      await notice(withOutcome(words, error));
    }
    // After a failure as well: somebody else may have deleted one of them.
    await invalidatePosts();
  };
  return { remove, isPending };
}
