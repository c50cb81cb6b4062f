import type { BoardReaders, BoardWriters } from "@bulmo/contracts/board-word";

/** The columns of a board that say who reads and writes. */
type Columns = {
  readers: Exclude<BoardReaders, "GRADES">;
  writers: Exclude<BoardWriters, "GRADES">;
  reader_grades: readonly number[];
  writer_grades: readonly number[];
};

/** The same as it is told and judged. Grades are named where they are asked for, and nowhere else. */
export type Grant = {
  readers: BoardReaders;
  readerGrades?: number[];
  writers: BoardWriters;
  writerGrades?: number[];
};

const asksGrades = (who: string, grades: readonly number[]) => who === "ADMINISTRATORS" && grades.length > 0;

/**
 * A board that asks for grades stands as one of administrators, so that the version before, which knows of no grades, hides
 * it (docs/decisions/051).
 */
export const grantOf = ({ readers, writers, reader_grades, writer_grades }: Columns): Grant => ({
  ...(asksGrades(readers, reader_grades) ? { readers: "GRADES", readerGrades: [...reader_grades] } : { readers }),
  ...(asksGrades(writers, writer_grades) ? { writers: "GRADES", writerGrades: [...writer_grades] } : { writers }),
});

/** How it is stored. */
export const storedGrant = ({ readers, readerGrades, writers, writerGrades }: Grant) => ({
  readers: readers === "GRADES" ? ("ADMINISTRATORS" as const) : readers,
  readerGrades: readers === "GRADES" ? (readerGrades ?? []) : [],
  writers: writers === "GRADES" ? ("ADMINISTRATORS" as const) : writers,
  writerGrades: writers === "GRADES" ? (writerGrades ?? []) : [],
});
