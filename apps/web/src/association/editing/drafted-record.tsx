import { type ReactNode, useState } from "react";
import { type Beginning, Drafted } from "../../parts/draft/drafted.tsx";
import type { FormValues } from "../../parts/form/form.tsx";

type Begun<Row> = {
  /** What is edited; undefined for what is new. */
  row: Row | undefined;
  beginning: Beginning;
  /** What its form begins with. */
  values: FormValues;
  /** What another administrator saved is begun with anew. */
  onTake: (theirs: Row) => void;
};

type DraftedRecordProps<Row> = {
  row: Row | undefined;
  userId: string;
  /** Of what kind it is, or for what is new where it is added: by which its draft is found. */
  board: string;
  valuesOf: (row: Row | undefined) => FormValues;
  onClose: () => void;
  children: (begun: Begun<Row>) => ReactNode;
};

/** One row of a list, whose form begins with it or with the draft of it that was taken up. */
export function DraftedRecord<Row extends { id: number; revision: number }>({
  row,
  userId,
  board,
  valuesOf,
  onClose,
  children,
}: DraftedRecordProps<Row>) {
  const [{ begun, round }, setBegun] = useState({ begun: row, round: 0 });
  const standing = valuesOf(begun);
  // What was added by a sending of before stands in the list.
  const onTake = (theirs: Row) => (row ? setBegun({ begun: theirs, round: round + 1 }) : onClose());
  return (
    <Drafted
      key={round}
      userId={userId}
      board={board}
      index={row?.id}
      initial={{ fields: standing, revision: begun?.revision }}
    >
      {(beginning) => children({ row: begun, beginning, values: beginning.restored?.fields ?? standing, onTake })}
    </Drafted>
  );
}
