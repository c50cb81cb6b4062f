import type { PageText, PageTextDraft } from "@bulmo/contracts/page-text";
import { type ConflictActs, ConflictPanel, type ConflictWords } from "../../parts/form/conflict-panel.tsx";
import { standingText } from "./use-save-text.ts";
import { writerOf } from "./version-history.tsx";
import { WordComparison } from "./word-comparison.tsx";

/** Of every text that administrators share. */
export const conflictWords: ConflictWords = {
  title: "다른 관리자가 먼저 저장했습니다",
  lead: "고치시는 동안 다른 관리자가 이 글을 저장했습니다. 두 글을 비교하신 뒤 남길 글을 골라 주세요. 적으신 글은 그대로 있습니다.",
  mine: {
    label: "내 글로 저장",
    message: "저장된 초안을 적으신 글로 바꿉니다. 다른 관리자가 고친 내용은 사라집니다.",
    confirmLabel: "내 글로 저장",
  },
  theirs: {
    label: "저장된 글 불러오기",
    message: "저장된 글을 불러옵니다. 적으신 내용은 저장되지 않고 사라집니다.",
    confirmLabel: "불러오기",
  },
};

type TextConflictProps = ConflictActs & { mine: PageText; current: PageTextDraft };

/** Somebody else saved meanwhile: both texts as one, word by word, and the choice between them. */
export function TextConflict({ mine, current, ...acts }: TextConflictProps) {
  const { by } = current.draft ?? current.published;
  return (
    <ConflictPanel words={conflictWords} current={current} {...acts}>
      <p>{writerOf(by)} 님이 저장한 글에만 있는 말에는 줄이 그어져 있고, 적으신 글에만 있는 말에는 밑줄이 있습니다.</p>
      <WordComparison name={current.name} before={standingText(current)} after={mine} label="낱말마다 비교한 두 글" />
    </ConflictPanel>
  );
}
