import { Button } from "@bulmo/ui/button";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useRef } from "react";
import { PictureChooser } from "../../parts/upload/picture-chooser.tsx";
import type { Batch } from "./batch.ts";
import { useBatchWords } from "./batch-words.ts";
import * as styles from "./work-list.css.ts";
import { fieldId } from "./work-fields.tsx";
import { canRetry, hasWords, isLeft, type Work } from "./work.ts";

type WorkToolsProps = { work: Work; number: number; isLocked: boolean; batch: Batch };

/** What can be done with one picture. */
export function WorkTools({ work, number, isLocked, batch }: WorkToolsProps) {
  const { confirm } = useDialog();
  const { one } = useBatchWords();
  const chooser = useRef<HTMLInputElement>(null);
  const name = (what: string) => `${number}번째 ${one} ${what}`;
  const remove = async () => {
    const message = `${number}번째 ${one}에 적으신 글도 함께 지워집니다.`;
    if (hasWords(work) && !(await confirm({ message, confirmLabel: "빼기", danger: true }))) return;
    const next = neighbourOf(batch, work.key);
    batch.remove(work.key);
    // The button that had the focus is gone.
    if (next) window.requestAnimationFrame(() => document.getElementById(fieldId(next, "title"))?.focus());
  };
  return (
    <div className={styles.tools} inert={isLocked}>
      {canRetry(work) && (
        <Button size="small" aria-label={name("다시 시도")} onClick={() => batch.retry([work.key])}>
          다시 시도
        </Button>
      )}
      <Button size="small" aria-label={name("사진 바꾸기")} onClick={() => chooser.current?.click()}>
        사진 바꾸기
      </Button>
      <Button size="small" variant="quiet" aria-label={name("빼기")} onClick={() => void remove()}>
        빼기
      </Button>
      <PictureChooser ref={chooser} label={name("사진 파일")} onChoose={([file]) => batch.replace(work.key, file)} />
    </div>
  );
}

/** The work after one, or before it where it is the last; those that are made have no fields. */
function neighbourOf(batch: Batch, key: string): string | undefined {
  const works = batch.get().works.filter((work) => isLeft(work) || work.key === key);
  const place = works.findIndex((work) => work.key === key);
  return (works[place + 1] ?? works[place - 1])?.key;
}
