import { allowedFaults, type BoardUpdate } from "@bulmo/contracts/board-write";
import type { Board } from "@bulmo/entities/board.entity";
import { InputError } from "../../errors.ts";
import { type Grant, grantOf } from "../board/board-grant.ts";

type Changes = Pick<BoardUpdate, "readers" | "readerGrades" | "writers" | "writerGrades">;

/** Who goes on writing: whoever did and may still read, or else administrators. */
function stillWriting({ writers, writerGrades = [] }: Grant, { readers, readerGrades = [] }: Grant) {
  if (readers === "EVERYONE" || readers === "MEMBERS") return { writers, writerGrades };
  const left = writerGrades.filter((grade) => readerGrades.includes(grade));
  return left.length > 0
    ? { writers: "GRADES" as const, writerGrades: left }
    : { writers: "ADMINISTRATORS" as const, writerGrades: left };
}

/** Who reads and writes after a change that leaves out what stays. Throws INPUT_INVALID, as for writers who may not read. */
export function allowedAfter(board: Board, changes: Changes): Grant {
  const before = grantOf({ ...board, reader_grades: board.readerGrades, writer_grades: board.writerGrades });
  const readers = changes.readers ?? before.readers;
  const readerGrades = changes.readerGrades ?? (readers === "GRADES" ? before.readerGrades : undefined) ?? [];
  const reading = { ...before, readers, readerGrades };
  const after = { ...reading, ...stillWriting(before, reading) };
  if (changes.writers !== undefined || changes.writerGrades !== undefined) {
    after.writers = changes.writers ?? before.writers;
    after.writerGrades = changes.writerGrades ?? (after.writers === "GRADES" ? before.writerGrades : undefined) ?? [];
  }
  const [fault] = allowedFaults(after);
  if (fault) throw InputError.of(fault.field, fault.message);
  return after;
}
