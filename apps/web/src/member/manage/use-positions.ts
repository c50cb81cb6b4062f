import { useDialog } from "@bulmo/ui/use-dialog";
import { useState } from "react";
import { valuesOf } from "../../parts/form/form.tsx";
import { useBusyRows } from "../../parts/worklist/use-busy-rows.ts";
import { messageOf, reasonOf } from "../../session/call/call-error.ts";
import { trpc } from "../../session/call/trpc.ts";

/** Position texts that are being changed, in their rows (ADM-05). */
export function usePositions() {
  const { notice } = useDialog();
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.user.updateRole.useMutation();
  const saving = useBusyRows();
  const [editedIds, setEditedIds] = useState<readonly string[]>([]);
  const end = (id: string) => setEditedIds((ids) => ids.filter((one) => one !== id));
  const save = async (id: string, form: HTMLFormElement) => {
    try {
      await saving.during(id, () => mutateAsync({ id, role: valuesOf(form)["role"] ?? "" }));
      await utils.user.list.invalidate();
      end(id);
    } catch (error) {
      // What a rule refuses is told, and is no fault of the page.
      if (reasonOf(error) !== "POSITION_RESERVED") window.reportError(error);
      await notice(messageOf(error));
    }
  };
  return {
    isEdited: (id: string) => editedIds.includes(id),
    isSaving: saving.isBusy,
    begin: (id: string) => setEditedIds((ids) => [...ids, id]),
    end,
    save,
  };
}

export type Positions = ReturnType<typeof usePositions>;
