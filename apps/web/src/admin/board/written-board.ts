import type { Board } from "@bulmo/contracts/board-list";
import type { BoardUpdate } from "@bulmo/contracts/board-write";
import type { Grade } from "@bulmo/contracts/grade";
import type { ComparedField } from "../../parts/form/field-conflict.tsx";
import { valuesOf } from "../../parts/form/form.tsx";
import { namesOfFacts } from "./board-words.ts";

/** The grades that were chosen, where grades are asked for. */
function gradesIn(sent: HTMLFormElement, { readers, writers }: { readers?: string; writers?: string }) {
  const chosen = (name: string) => new FormData(sent).getAll(name).map(Number);
  return {
    ...(readers === "GRADES" ? { readerGrades: chosen("readerGrades") } : {}),
    ...(writers === "GRADES" ? { writerGrades: chosen("writerGrades") } : {}),
  };
}

/** What stands in the form, as the calls take it: a field that is not there stays what it was. */
export function writtenIn(sent: HTMLFormElement) {
  const { title = "", description = "", address, kind, readers, writers, headings = "", state } = valuesOf(sent);
  return {
    title,
    description,
    address: address?.trim().toLowerCase(),
    kind,
    readers,
    writers: readers === "ADMINISTRATORS" ? readers : writers,
    ...gradesIn(sent, { readers, writers }),
    hasComments: new FormData(sent).has("hasComments"),
    headings: headings.split("\n").filter((word) => word.trim() !== ""),
    ...(state === undefined ? {} : { isClosed: state === "closed" }),
  };
}

/** The same field by field beside what another administrator saved meanwhile; what an edit leaves out stays theirs. */
export function comparedBoard(mine: BoardUpdate, theirs: Board, grades: readonly Grade[]): ComparedField[] {
  const given = Object.fromEntries(Object.entries(mine).filter(([, value]) => value !== undefined));
  const own = namesOfFacts({ ...theirs, ...given }, grades);
  return namesOfFacts(theirs, grades).map(({ name, value }, place) => ({
    name,
    mine: own[place]?.value ?? "",
    theirs: value,
  }));
}
