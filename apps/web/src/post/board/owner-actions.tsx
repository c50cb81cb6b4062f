import { isExhibition } from "@bulmo/contracts/board";
import type { PostDetail, PostType } from "@bulmo/contracts/post";
import { useEffect } from "react";
import { type BoardList, boardOf } from "../../page/board/board-list.ts";
import { useBoards } from "../../page/board/boards.ts";
import { lazyPart, useLazy } from "../../parts/lazy/use-lazy.ts";
import { useSessionState } from "../../session/session-provider.tsx";
import * as styles from "./post-actions.css.ts";

type OwnerActionsProps = {
  post: Pick<PostDetail, "type" | "index" | "userId" | "pinnedUntil">;
  /** Where a post that was deleted leads: its list. */
  listPath: string;
};

const ownerTools = lazyPart(async () => (await import("./owner-tools.tsx")).OwnerTools);

/** Whether who wrote there looks after it themselves. A board that the page does not name is one that some grades write to. */
const isOwnersBoard = (boards: BoardList, type: PostType): boolean =>
  !isExhibition(type) && boardOf(boards, type)?.writers !== "ADMINISTRATORS";

/** To change and delete a post where it is read: for its author and administrators, who alone load it (SEE-17). */
export function OwnerActions({ post, listPath }: OwnerActionsProps) {
  const session = useSessionState();
  const userId = "user" in session ? session.user._id : null;
  const isAuthor = userId !== null && userId === post.userId;
  // A former administrator's notices and works are the association's.
  const isOpen = isOwnersBoard(useBoards(), post.type);
  const mayChange = session.status === "admin" || (isAuthor && isOpen);
  const { Loaded: Tools, failures, load } = useLazy(ownerTools);
  useEffect(() => {
    if (mayChange) void load();
  }, [mayChange, load]);
  if (!mayChange) return null;
  if (failures > 0) {
    return (
      <p role="alert" className={styles.failure}>
        수정과 삭제 버튼을 불러오지 못했습니다. 페이지를 새로 고쳐 주세요.
      </p>
    );
  }
  return Tools && <Tools post={post} isOwn={isAuthor && isOpen} listPath={listPath} />;
}
