import type { UndescribedPicture } from "@bulmo/contracts/picture-description";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLeaveQuestion } from "../../parts/form/use-leave-question.ts";
import { type Described, isUndescribed, saidOf } from "../../post/editor/description.ts";
import { fieldIdOf, isLeft, keyOf, nextLeft } from "./undescribed-picture.ts";
import { UndescribedRow } from "./undescribed-row.tsx";
import * as styles from "./undescribed.css.ts";
import { useDescribe } from "./use-describe.ts";

const blank: Described = { description: "", isDecorative: false };

/** The pictures of a page, described one after the other: Enter saves one, and the next is written at once. */
export function UndescribedRows({ pictures }: { pictures: readonly UndescribedPicture[] }) {
  const [drafts, setDrafts] = useState<Readonly<Record<string, Described>>>({});
  const { outcomes, save, takeBack } = useDescribe();
  const status = useRef<HTMLParagraphElement>(null);
  const keys = pictures.map(keyOf);
  const left = keys.filter((key) => isLeft(outcomes[key]));
  const saved = Object.values(outcomes).filter((outcome) => outcome.status === "saved").length;
  const isSaving = Object.values(outcomes).some((outcome) => outcome.status === "saving");
  useLeaveQuestion(() => isSaving || left.some((key) => !isUndescribed(drafts[key] ?? blank)));

  const saveAndGoOn = (picture: UndescribedPicture) => {
    const key = keyOf(picture);
    const next = nextLeft(keys, key, outcomes);
    // The form goes with its row, and where one goes on is there before.
    flushSync(() => save(picture, saidOf(drafts[key] ?? blank)));
    const field = next === undefined ? status.current : fieldOf(next);
    field?.focus();
  };
  return (
    <>
      <p ref={status} role="status" tabIndex={-1} className={styles.status}>
        {saved > 0 && statusOf(saved, left.length)}
      </p>
      <ul className={styles.list} aria-label="대체 텍스트 없는 이미지">
        {pictures.map((picture, place) => {
          const key = keyOf(picture);
          return (
            <UndescribedRow
              key={key}
              picture={picture}
              described={drafts[key] ?? blank}
              outcome={outcomes[key]}
              isFirst={place < 2}
              onChange={(described) => setDrafts((all) => ({ ...all, [key]: described }))}
              onSave={() => saveAndGoOn(picture)}
              onTakeBack={() => takeBack(picture)}
            />
          );
        })}
      </ul>
    </>
  );
}

/** One whose picture was called decorative has its field locked: then its box. */
function fieldOf(key: string): HTMLElement | null {
  const field = document.getElementById(fieldIdOf(key));
  const box = field?.closest("form")?.querySelector<HTMLElement>('[role="checkbox"]');
  return field?.matches(":disabled") ? (box ?? null) : field;
}

const statusOf = (saved: number, left: number) =>
  left === 0
    ? `이미지 ${saved}장을 저장했습니다. 이 페이지의 이미지는 모두 마쳤습니다.`
    : `이미지 ${saved}장을 저장했습니다. 이 페이지에 ${left}장 남았습니다.`;
