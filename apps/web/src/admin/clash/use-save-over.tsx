import type { Conflicts } from "@bulmo/contracts/conflict";
import { useDialog } from "@bulmo/ui/use-dialog";
import { currentOf } from "../../session/call/call-error.ts";
import { ClashQuestion, type ReadField } from "./clash-question.tsx";
import { ownChanges } from "./own-changes.ts";

type SaveOverOptions<Written, Reason extends keyof Conflicts> = {
  /** What is edited, as "이 전시를". */
  what: string;
  fields: Readonly<Record<string, ReadField>>;
  /** How the server says that somebody else was first. */
  reason: Reason;
  send: (changes: Partial<Written>, revision: number, own: Written) => Promise<Conflicts[Reason]>;
};

const choices = { confirmLabel: "내 것으로 저장", cancelLabel: "더 고치기", danger: true } as const;

/**
 * Sends what the writer has changed; where somebody else has changed it too meanwhile, asks which is to stay. Answers what
 * was saved, null where the writer goes on writing; throws what else went wrong.
 */
export function useSaveOver<Written extends object, Reason extends "BOARD_OVERTAKEN" | "EXHIBITION_OVERTAKEN">({
  what,
  fields,
  reason,
  send,
}: SaveOverOptions<Written, Reason>) {
  const { confirm } = useDialog();
  type Stored = Conflicts[Reason];
  const saveOver = async (base: Stored, own: Written, theirs: Stored = base): Promise<Stored | null> => {
    const { changes, clashes } = ownChanges({ base, theirs, own });
    if (clashes.length > 0) {
      const message = <ClashQuestion what={what} fields={fields} clashes={clashes} theirs={theirs} own={own} />;
      if (!(await confirm({ ...choices, message }))) return null;
    }
    try {
      return await send(changes, theirs.revision, own);
    } catch (error) {
      const current = currentOf(error, reason);
      if (!current) throw error;
      return saveOver(base, own, current);
    }
  };
  return saveOver;
}
