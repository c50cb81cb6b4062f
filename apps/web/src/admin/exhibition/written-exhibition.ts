import { wholeName } from "@bulmo/content/exhibition-name";
import type { Exhibition, ExhibitionWriting } from "@bulmo/contracts/exhibition";
import type { ComparedField } from "../../parts/form/field-conflict.tsx";
import { valuesOf } from "../../parts/form/form.tsx";
import { stateNames } from "./exhibition-words.ts";
import { type GroupDraft, remaining } from "./group-fields.tsx";

/** What the controls of a form do not say. */
type Beside = {
  groups: readonly GroupDraft[];
  poster: string;
  /** What the association is called. */ association: string;
};

/** What stands in the form, as the calls take it. */
export function writtenIn(sent: HTMLFormElement, { groups, poster, association }: Beside) {
  const { n, title, banner, english, state, startsOn, endsOn, venue, directions, introduction } = valuesOf(sent);
  return {
    ...(n === undefined ? {} : { n: n.trim() }),
    title: title ?? "",
    // What only follows the title is none that somebody gave.
    banner: banner === wholeName(title ?? "", association) ? "" : banner,
    english,
    state,
    startsOn,
    endsOn: endsOn || null,
    isByMonth: new FormData(sent).has("isByMonth"),
    venue,
    directions,
    introduction,
    poster,
    groups: remaining(groups).map(({ number, name }) => ({ number, name })),
  };
}

export const draftsOf = (exhibition: Exhibition | undefined): GroupDraft[] =>
  (exhibition?.groups ?? []).map(({ number, name }, place) => ({ key: place + 1, number, name }));

const posterWords = (mine: string, theirs: string): Pick<ComparedField, "mine" | "theirs"> => {
  if (mine === theirs) return { mine, theirs };
  return { mine: mine && "내가 올린 이미지", theirs: theirs && "저장되어 있는 이미지" };
};

const namesOf = (groups: readonly { name: string }[] = []) => groups.map(({ name }) => name).join("\n");

/** The same field by field beside what another administrator saved meanwhile. */
export function comparedExhibition(mine: ExhibitionWriting, theirs: Exhibition, association: string): ComparedField[] {
  const byMonth = (isByMonth = false) => (isByMonth ? "여는 달만" : "날짜까지");
  return [
    { name: "이름", mine: mine.title, theirs: theirs.title },
    { name: "전체 이름", mine: mine.banner || wholeName(mine.title, association), theirs: theirs.banner },
    { name: "영문 제목", mine: mine.english ?? "", theirs: theirs.english },
    { name: "상태", mine: stateNames[mine.state ?? "DRAFT"], theirs: stateNames[theirs.state] },
    { name: "여는 날", mine: mine.startsOn, theirs: theirs.startsOn },
    { name: "닫는 날", mine: mine.endsOn ?? "", theirs: theirs.endsOn ?? "" },
    { name: "보이는 날짜", mine: byMonth(mine.isByMonth), theirs: byMonth(theirs.isByMonth) },
    { name: "장소", mine: mine.venue ?? "", theirs: theirs.venue },
    { name: "오시는 길", mine: mine.directions ?? "", theirs: theirs.directions },
    { name: "소개", mine: mine.introduction ?? "", theirs: theirs.introduction },
    { name: "포스터", ...posterWords(mine.poster ?? "", theirs.poster) },
    { name: "문하", mine: namesOf(mine.groups), theirs: namesOf(theirs.groups) },
  ];
}
