import type { PageText, PageTextDraft } from "@bulmo/contracts/page-text";
import { type ConflictActs, ConflictPanel, type ConflictWords } from "../../parts/form/conflict-panel.tsx";
import { standingText } from "./use-save-text.ts";
import { WordComparison } from "./word-comparison.tsx";

const toChoose = "두 글을 비교하신 뒤 남길 글을 골라 주세요. 적으신 글은 그대로 있습니다.";

const saved: ConflictWords = {
  title: "다른 관리자가 먼저 저장했습니다",
  lead: `고치시는 동안 다른 관리자가 이 글을 저장했습니다. ${toChoose}`,
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

/** Of every text that administrators share; `ended` is what may have become of a draft that is none any more. */
export const conflictWords = (hasDraft: boolean, ended: string): ConflictWords =>
  hasDraft
    ? saved
    : {
        ...saved,
        title: `다른 관리자가 초안을 ${ended}`,
        lead: `고치시는 동안 다른 관리자가 이 글의 초안을 ${ended}. ${toChoose}`,
      };

type Written = { by: string | null; at: string | null };

/** A text by whoever wrote it; one who has withdrawn is nobody to be addressed, and the first is nobody's. */
export function textBy({ by, at }: Written, done: string): string {
  if (at === null) return "누리집이 처음에 싣고 있던 글";
  return by === null ? `탈퇴한 회원이 ${done} 글` : `${by} 님이 ${done} 글`;
}

type TextConflictProps = ConflictActs & { mine: PageText; current: PageTextDraft };

/** Somebody else saved meanwhile: both texts as one, word by word, and the choice between them. */
export function TextConflict({ mine, current, ...acts }: TextConflictProps) {
  const theirs = current.draft ? textBy(current.draft, "저장한") : textBy(current.published, "공개한");
  return (
    <ConflictPanel words={conflictWords(current.draft !== null, "공개하거나 버렸습니다")} current={current} {...acts}>
      <p>{theirs}에만 있는 말에는 줄이 그어져 있고, 적으신 글에만 있는 말에는 밑줄이 있습니다.</p>
      <WordComparison name={current.name} before={standingText(current)} after={mine} label="낱말마다 비교한 두 글" />
    </ConflictPanel>
  );
}
