import { type Dispatch, useCallback, useState } from "react";
import type { TextAction } from "./change-text.ts";

type Selected = { key: string; text: string; start: number; end: number };

/** Marks that a reading is written with already stand in no word. */
const isReadable = (word: string) => /\p{Script=Han}/u.test(word) && !/[{}|\n]/u.test(word);

/** A reading over what is selected in a block, written `{佛母|불모}`. */
export function useReading(change: Dispatch<TextAction>, tell: (line: string) => void) {
  const [selected, setSelected] = useState<Selected | null>(null);
  const ask = useCallback(
    (key: string, { value: text, selectionStart: start, selectionEnd: end }: HTMLTextAreaElement) => {
      if (isReadable(text.slice(start, end))) setSelected({ key, text, start, end });
      else tell("음을 달 한자를 먼저 골라 주세요. 골라 두신 채로 다시 누르시면 됩니다.");
    },
    [tell],
  );
  return {
    word: selected && selected.text.slice(selected.start, selected.end),
    ask,
    cancel: () => setSelected(null),
    read: (reading: string) => {
      if (!selected) return;
      const { key, text, start, end } = selected;
      const lines = [`{${text.slice(start, end)}|${reading}}`];
      change({ type: "paste", key, start, end, lines });
      setSelected(null);
    },
  };
}
