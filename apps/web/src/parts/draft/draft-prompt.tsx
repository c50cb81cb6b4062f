import { useDialog } from "@bulmo/ui/use-dialog";
import { useEffect, useRef } from "react";
import { formatRecent } from "../text/date.ts";
import { RestorePrompt } from "../restore-prompt/restore-prompt.tsx";
import type { Draft } from "./draft.ts";

/** Asked before a draft is thrown away: there is no other copy of it. */
export const discardQuestion = { message: "이 초안을 버리시겠습니까?", confirmLabel: "버리기", danger: true };

type DraftPromptProps = {
  draft: Draft;
  /** What it is an edit of has been edited since. */
  isOutdated: boolean;
  /** What is said of one that is none of a text. */
  words?: typeof textWords;
  takesFocus?: boolean;
  onAnswer: (isWanted: boolean) => void;
};

const textWords = {
  outdated:
    "이 초안을 쓰기 시작하신 뒤에 글이 수정되었습니다. 불러와 저장하실 때 두 글 가운데 남길 글을 고르실 수 있습니다.",
  waiting: "불러오거나 버리신 뒤에 글을 쓰실 수 있습니다.",
};

/** Asked before anything is typed, so that neither text can cover the other. */
export function DraftPrompt({ draft, isOutdated, words = textWords, takesFocus = false, onAnswer }: DraftPromptProps) {
  const { confirm } = useDialog();
  const section = useRef<HTMLElement>(null);
  // After a reload the page is scrolled to where one was writing.
  useEffect(() => {
    // Answers a promise in newer browsers, which is no way to clean up.
    section.current?.scrollIntoView({ block: "center" });
  }, []);
  // Texts have a title, people and offices a name.
  const title = draft.fields["title"] ?? draft.fields["name"];
  const drop = async () => {
    if (await confirm(discardQuestion)) onAnswer(false);
  };
  return (
    <RestorePrompt
      ref={section}
      takesFocus={takesFocus}
      title="저장된 초안이 있습니다."
      facts={[
        `${title ? `‘${title}’, ` : ""}${formatRecent(draft.savedAt)}에 저장`,
        ...(isOutdated ? [words.outdated] : []),
        words.waiting,
      ]}
      discard={{ label: "버리기", onChoose: () => void drop() }}
      restore={{ label: "불러오기", onChoose: () => onAnswer(true) }}
    />
  );
}
