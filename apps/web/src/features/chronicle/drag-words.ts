import type { Active, Announcements, Over, ScreenReaderInstructions } from "@dnd-kit/core";
import { isBlank } from "@bulmo/contracts/text";
import type { DraftEntry } from "./draft.ts";

export const roleDescription = "순서를 바꿀 수 있는 항목";

export const instructions: ScreenReaderInstructions = {
  draggable:
    "스페이스 키를 누르면 항목을 집습니다. 위아래 화살표 키로 옮기고, 스페이스 키를 다시 누르면 그 자리에 놓습니다. Esc 키를 누르면 옮기지 않습니다.",
};

/** Whether the entry that was lifted has been anywhere but in its own place; one for each list. */
export type Travel = { hasBegun: boolean };

/** What listeners hear while an entry is on its way. */
export function announcementsFor(draft: readonly DraftEntry[], travel: Travel): Announcements {
  const place = (one: Active | Over) => draft.findIndex(({ key }) => key === one.id) + 1;
  const name = (active: Active) => {
    const { title = "" } = draft[place(active) - 1] ?? {};
    return isBlank(title) ? "빈 항목" : `‘${title}’ 항목`;
  };
  const at = (over: Over) => `${draft.length}개 가운데 ${place(over)}번째`;
  return {
    onDragStart({ active }) {
      travel.hasBegun = false;
      return `${name(active)}을 집었습니다. 지금 ${place(active)}번째 자리입니다.`;
    },
    onDragOver({ active, over }) {
      // Lifted, it is over its own place at once; saying so would cut short that it was lifted.
      if (!over || (!travel.hasBegun && over.id === active.id)) return undefined;
      travel.hasBegun = true;
      return `${name(active)}이 ${at(over)} 자리에 있습니다.`;
    },
    onDragEnd: ({ active, over }) =>
      over ? `${name(active)}을 ${at(over)} 자리에 놓았습니다.` : `${name(active)}을 제자리에 놓았습니다.`,
    onDragCancel: ({ active }) => `옮기기를 그만두었습니다. ${name(active)}은 제자리에 있습니다.`,
  };
}
