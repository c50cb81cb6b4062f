import { exhibitionNumber, isExhibition } from "@bulmo/contracts/board";
import type { PostItem } from "@bulmo/contracts/post";
import { Button } from "@bulmo/ui/button";
import { Checkbox } from "@bulmo/ui/checkbox";
import { Link, useNavigate } from "@tanstack/react-router";
import type { ContentBoard } from "../../post/content-board/content-board.ts";
import { typeInAddress } from "../../post/content-board/content-search.ts";
import * as styles from "./content-list.css.ts";
import { useRemovePosts } from "./use-remove-posts.ts";
import type { Selection } from "./use-selection.ts";

type ContentActionsProps = {
  board: ContentBoard;
  posts: readonly PostItem[];
  selection: Selection;
  onRemoved: (sentence: string) => void;
};

/** What can be done with the chosen posts, and without any: to write one (ADM-17, ADM-18). */
export function ContentActions({ board, posts, selection, onRemoved }: ContentActionsProps) {
  const navigate = useNavigate();
  const { remove, isPending } = useRemovePosts(onRemoved);
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
        {(isExhibition(board.type) || (board.isAlbum && !board.isClosed)) && (
          <Button className={styles.action} asChild>
            <Link to="/admin/content-manage/works" search={{ type }}>
              {board.isAlbum ? "여러 사진 올리기" : "여러 작품 올리기"}
            </Link>
          </Button>
        )}
        {isExhibition(board.type) && (
          <Button className={styles.action} asChild>
            <Link to="/admin/content-manage/records" search={{ exhibition: String(exhibitionNumber(board.type)) }}>
              기록 채우기
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
