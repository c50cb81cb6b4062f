import type { Active, Announcements, Over, ScreenReaderInstructions } from "@dnd-kit/core";
import { isBlank } from "@bulmo/contracts/text-rule";
import { withParticle } from "../text/particle.ts";

/** What is put in order: `title` is what it is called by, if it has a name yet. */
export type Sortable = { key: string; title: string };

/** What one of them is called in general. */
export type SortableNoun = "항목" | "작품" | "사진" | "게시판" | "등급" | "문단" | "임원" | "사람" | "페이지" | "파일";

export const roleDescriptionOf = (noun: SortableNoun) => `차례를 바꿀 수 있는 ${noun}`;

export const instructionsFor = (noun: SortableNoun): ScreenReaderInstructions => ({
  draggable: `스페이스 키를 누르면 ${withParticle(noun, "을")} 집습니다. 위아래 화살표 키로 옮기고, 스페이스 키를 다시 누르면 그 자리에 놓습니다. Esc 키를 누르면 옮기지 않습니다.`,
});

/** Whether what was lifted has been anywhere but in its own place; one for each list. */
export type Travel = { hasBegun: boolean };

const blankNames: Readonly<Record<SortableNoun, string>> = {
  항목: "빈 항목",
  작품: "제목 없는 작품",
  사진: "제목 없는 사진",
  게시판: "이름 없는 게시판",
  등급: "이름 없는 등급",
  문단: "빈 문단",
  임원: "이름 없는 임원",
  사람: "이름 없는 사람",
  페이지: "이름 없는 페이지",
  파일: "이름 없는 파일",
};

const people: ReadonlySet<SortableNoun> = new Set<SortableNoun>(["사람", "임원"]);

/** What listeners hear while one of them is on its way. */
export function announcementsFor(items: readonly Sortable[], noun: SortableNoun, travel: Travel): Announcements {
  const isOfPeople = people.has(noun);
  const place = (one: Active | Over) => items.findIndex(({ key }) => key === one.id) + 1;
  const name = (active: Active) => {
    const { title = "" } = items[place(active) - 1] ?? {};
    return isBlank(title) ? blankNames[noun] : `‘${title}’ ${isOfPeople ? "님" : noun}`;
  };
  const at = (over: Over) => `${items.length}${isOfPeople ? "명" : "개"} 가운데 ${place(over)}번째`;
  return {
    onDragStart({ active }) {
      travel.hasBegun = false;
      return `${withParticle(name(active), "을")} 집었습니다. 지금 ${place(active)}번째 자리입니다.`;
    },
    onDragOver({ active, over }) {
      // Lifted, it is over its own place at once; saying so would cut short that it was lifted.
      if (!over || (!travel.hasBegun && over.id === active.id)) return undefined;
      travel.hasBegun = true;
      return `${withParticle(name(active), "이")} ${at(over)} 자리에 있습니다.`;
    },
    onDragEnd: ({ active, over }) =>
      over
        ? `${withParticle(name(active), "을")} ${at(over)} 자리에 놓았습니다.`
        : `${withParticle(name(active), "을")} 제자리에 놓았습니다.`,
    onDragCancel: ({ active }) => `옮기기를 그만두었습니다. ${withParticle(name(active), "은")} 제자리에 있습니다.`,
  };
}
