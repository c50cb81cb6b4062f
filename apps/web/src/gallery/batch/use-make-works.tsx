import { useDialog } from "@bulmo/ui/use-dialog";
import type { ContentBoard } from "../../post/content-board/content-board.ts";
import type { Batch } from "./batch.ts";
import { useBatchWords } from "./batch-words.ts";
import { fieldId } from "./work-fields.tsx";
import { isLeft, isMade, issuesOf } from "./work.ts";

/** Asks once for all (ADM-19), says what is left out, and makes the works that can be made. */
export function useMakeWorks(batch: Batch, board: ContentBoard, onAsk: () => void) {
  const { type, title } = board;
  const { confirm, notice } = useDialog();
  const { one, unit } = useBatchWords();
  return async (): Promise<void> => {
    const left = batch
      .get()
      .works.map((work, place) => ({ work, number: place + 1 }))
      .filter(({ work }) => isLeft(work) && work.trouble === null);
    const looked = left.map(({ work, number }) => ({ key: work.key, number, issue: issuesOf(work, type)[0] }));
    const complete = looked.flatMap(({ key, issue }) => (issue ? [] : [key]));
    const wrong = looked.find(({ issue }) => issue !== undefined);
    const hasMade = batch.get().works.some(isMade);
    onAsk();
    if (complete.length === 0) {
      // Before the dialog opens: it returns the focus to where it was.
      if (wrong?.issue) document.getElementById(fieldId(wrong.key, wrong.issue.field))?.focus();
      return notice(
        wrong?.issue
          ? `${wrong.number}번째 ${one}: ${wrong.issue.message}`
          : `올릴 수 있는 ${one}이 없습니다. 문제가 있는 사진을 바꿔 주세요.`,
      );
    }
    const agreed = await confirm({
      message: (
        <>
          <p>게시물을 업로드 하시겠습니까?</p>
          <p>
            {one} {complete.length}
            {unit}을 {title}에 올립니다. {board.isAlbum ? "사진첩에는" : "전시에는"} 위에서부터 차례로 걸립니다.
          </p>
          {hasMade && (
            <p>
              이미 올린 {one}은 그 뒤에 이어집니다.
              {!board.isAlbum && " 차례는 나중에 ‘작품 차례’에서 바꾸실 수 있습니다."}
            </p>
          )}
          {wrong && (
            <p>
              빠지거나 잘못된 곳이 있는 {one} {left.length - complete.length}
              {unit}은 이 화면에 남겨 둡니다. 나중에 올리면 맨 앞에 걸립니다.
            </p>
          )}
        </>
      ),
    });
    if (agreed) batch.make(complete);
    return undefined;
  };
}
