import { isBlank } from "@bulmo/contracts/text-rule";
import { useEffect } from "react";
import { allSaid } from "./comment-change.ts";
import { boxId } from "./comment-id.ts";
import { topBox, useBoxes } from "./drafts.ts";
import type { CommentDesk } from "./use-comment-desk.ts";

const moved = "답글을 달던 댓글이 삭제되어, 쓰시던 글을 이 칸으로 옮겼습니다.";

/** A comment that somebody deletes takes the answers that are being written with it: their words become a comment. */
export function useLostAnswers({ known, drafts, fail }: CommentDesk): void {
  // Words that come back from signing in may belong to a comment that is gone by then.
  const open = useBoxes(drafts, (boxes) => Object.keys(boxes).join());
  useEffect(() => {
    if (!known) return;
    const deleted = known.list.filter(({ isDeleted }) => isDeleted).map(({ id }) => id);
    const answerable = new Set(allSaid(known).map(({ id }) => id)).difference(new Set(deleted));
    for (const [box, words] of Object.entries(drafts.boxes())) {
      if (box === topBox || answerable.has(box)) continue;
      drafts.moveToTop(box);
      if (isBlank(words)) continue;
      fail(boxId(topBox), moved);
      document.getElementById(boxId(topBox))?.focus();
    }
  }, [known, open, drafts, fail]);
}
