import { isExhibition } from "@bulmo/contracts/board";
import type { PostDetail } from "@bulmo/contracts/post";
import { artistLine } from "@bulmo/contracts/work-artist-line";
import { workFieldNames, type WorkTextName } from "@bulmo/contracts/work-field";
import { ProseHtml } from "@bulmo/ui/prose";
import { type ConflictActs, ConflictPanel, type ConflictWords } from "../../parts/form/conflict-panel.tsx";
import { formatAhead } from "../../parts/text/date.ts";
import { groupIn, useBoard } from "../content-board/content-board.ts";
import { withPictureSizes } from "../picture/content-pictures.ts";
import * as styles from "./post-conflict.css.ts";

const words: ConflictWords = {
  title: "그사이 이 글이 수정되었습니다",
  lead: "쓰시는 동안 다른 곳에서 이 글을 먼저 고쳐 저장했습니다. 저장된 글을 확인하시고 어느 글을 남길지 골라 주세요. 쓰시던 글은 아래에 그대로 있습니다.",
  mine: {
    label: "내 글로 저장",
    message: "저장되어 있는 글을 쓰시던 글로 바꿉니다. 다른 곳에서 고친 내용은 사라집니다.",
    confirmLabel: "내 글로 저장",
  },
  theirs: {
    label: "저장된 글 불러오기",
    message: "저장되어 있는 글을 불러옵니다. 쓰시던 글은 저장되지 않고 사라집니다.",
    confirmLabel: "불러오기",
  },
};

type Shown = Pick<PostDetail, "title" | "content" | "type" | "subType" | "artists" | WorkTextName> & {
  author: string | null;
  /** Of what is to be published later. */
  publishAt?: string;
};

type PostConflictProps = ConflictActs & { current: Shown };

/** Somebody else edited the post meanwhile: what they wrote, and the choice between both. What was typed stays below. */
export const PostConflict = ({ current, ...acts }: PostConflictProps) => (
  <ConflictPanel words={words} current={current} {...acts}>
    <details className={styles.current} open>
      <summary className={styles.summary}>지금 저장되어 있는 글</summary>
      {/* Longer than the window it is read by keys too. */}
      <div className={styles.post} tabIndex={0} role="group" aria-label="지금 저장되어 있는 글">
        <h3 className={styles.title}>{current.title}</h3>
        <Facts post={current} />
        <ProseHtml html={withPictureSizes(current.content)} />
      </div>
    </details>
  </ConflictPanel>
);

/** What else an edit may have changed. */
function Facts({ post }: { post: Shown }) {
  const { type, subType, publishAt } = post;
  const board = useBoard(type);
  const ofWork = isExhibition(type)
    ? [
        board.title,
        groupIn(board, subType),
        ...workFieldNames.map((name) => post[name]),
        artistLine(post.artists ?? []),
      ]
    : [];
  const facts = [publishAt && formatAhead(publishAt), ...ofWork].filter(Boolean);
  return facts.length > 0 && <p className={styles.facts}>{facts.join(" · ")}</p>;
}
