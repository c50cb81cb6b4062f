import type { BoardReaders, BoardWriters } from "@bulmo/contracts/board-word";
import { boardMessages } from "@bulmo/contracts/board-write";
import type { Grade } from "@bulmo/contracts/grade";
import { useState } from "react";
import { ChoiceList } from "../../parts/form/choice-list.tsx";
import type { FieldsProps } from "./board-fields.tsx";
import { choicesFor } from "./board-words.ts";
import { GradeBoxes } from "./grade-boxes.tsx";

/** What writers are where readers have become these. */
function writersFor(readers: BoardReaders, writers: BoardWriters): BoardWriters {
  if (readers === "ADMINISTRATORS") return "ADMINISTRATORS";
  return readers === "GRADES" && writers === "MEMBERS" ? "GRADES" : writers;
}

/** Whom it is for: everybody, members, some grades of them, administrators (EXH-06). */
export function BoardAccess({ board, grades, errorOf }: FieldsProps & { grades: readonly Grade[] }) {
  const [readers, setReaders] = useState<BoardReaders>(board?.readers ?? "EVERYONE");
  const [chosenWriters, setWriters] = useState<BoardWriters>(board?.writers ?? "ADMINISTRATORS");
  const [readerGrades, setReaderGrades] = useState<readonly number[]>(board?.readerGrades ?? []);
  const [writerGrades, setWriterGrades] = useState<readonly number[]>(board?.writerGrades ?? []);
  const choices = choicesFor(grades.length > 0);
  const writers = writersFor(readers, chosenWriters);
  const isByGrade = readers === "GRADES";
  return (
    <>
      <ChoiceList
        label="읽을 수 있는 사람"
        name="readers"
        choices={choices.readers}
        value={readers}
        onChange={setReaders}
        error={errorOf("readers")}
      />
      {isByGrade && (
        <GradeBoxes
          label="읽을 수 있는 등급"
          name="readerGrades"
          grades={grades}
          chosen={readerGrades}
          onChange={setReaderGrades}
          error={errorOf("readerGrades")}
        />
      )}
      <ChoiceList
        label="쓸 수 있는 사람"
        name="writers"
        choices={choices.writers.filter(({ value }) => !isByGrade || value !== "MEMBERS")}
        value={writers}
        onChange={setWriters}
        locked={readers === "ADMINISTRATORS" ? boardMessages.writersUnfit : undefined}
        error={errorOf("writers")}
      />
      {writers === "GRADES" && (
        <GradeBoxes
          label="쓸 수 있는 등급"
          name="writerGrades"
          grades={isByGrade ? grades.filter(({ id }) => readerGrades.includes(id)) : grades}
          chosen={writerGrades}
          onChange={setWriterGrades}
          error={errorOf("writerGrades")}
        />
      )}
    </>
  );
}
