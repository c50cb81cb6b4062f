import type { PersonRecord } from "@bulmo/contracts/person";
import type { FieldComparison } from "../../parts/form/field-conflict.tsx";

/** What a form writes of a person. */
export type PersonWriting = Pick<
  PersonRecord,
  | "name"
  | "hanja"
  | "latin"
  | "dharmaName"
  | "born"
  | "died"
  | "teacherId"
  | "portrait"
  | "note"
  | "isLiving"
  | "isPublic"
  | "isFounder"
  // Those whose author is written anew with the name.
  | "works"
>;

const yes = (value: boolean) => (value ? "예" : "아니요");

/** What was to be saved beside what another administrator saved. */
export function comparisonOf(
  mine: PersonWriting,
  theirs: PersonRecord,
  people: readonly PersonRecord[],
): FieldComparison<PersonRecord> {
  const teacherOf = ({ teacherId }: PersonWriting) => people.find(({ id }) => id === teacherId)?.name ?? "";
  return {
    revision: theirs.revision,
    theirs,
    fields: [
      { name: "이름", mine: mine.name, theirs: theirs.name },
      { name: "한자", mine: mine.hanja, theirs: theirs.hanja },
      { name: "로마자 이름", mine: mine.latin, theirs: theirs.latin },
      { name: "법명이나 당호", mine: mine.dharmaName, theirs: theirs.dharmaName },
      { name: "태어난 해", mine: mine.born, theirs: theirs.born },
      { name: "별세한 해", mine: mine.died, theirs: theirs.died },
      { name: "스승", mine: teacherOf(mine), theirs: teacherOf(theirs) },
      { name: "1세", mine: yes(mine.isFounder), theirs: yes(theirs.isFounder) },
      { name: "초상", mine: mine.portrait, theirs: theirs.portrait },
      { name: "소개", mine: mine.note, theirs: theirs.note },
      { name: "생존", mine: yes(mine.isLiving), theirs: yes(theirs.isLiving) },
      { name: "이름을 공개함", mine: yes(mine.isPublic), theirs: yes(theirs.isPublic) },
    ],
  };
}
