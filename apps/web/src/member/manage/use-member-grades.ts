import type { Grade } from "@bulmo/contracts/grade";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useBusyRows } from "../../parts/worklist/use-busy-rows.ts";
import { messageOf } from "../../session/call/call-error.ts";
import { trpc } from "../../session/call/trpc.ts";

const none: readonly Grade[] = [];

/** The grades that there are, and giving one to a member (DAY-09). */
export function useMemberGrades() {
  const { notice } = useDialog();
  const utils = trpc.useUtils();
  const { data: grades = none } = trpc.grade.list.useQuery(undefined, { refetchOnMount: "always" });
  const { mutateAsync } = trpc.user.updateGrade.useMutation();
  const { isBusy, during } = useBusyRows();
  const give = async (id: string, gradeId: number | null): Promise<void> => {
    try {
      await during(id, async () => {
        await mutateAsync({ id, gradeId });
        await Promise.all([utils.user.list.invalidate(), utils.user.getByEmail.invalidate()]);
      });
    } catch (error) {
      window.reportError(error);
      await notice(messageOf(error));
      // Another administrator may have been here first.
      await Promise.all([utils.user.list.invalidate(), utils.grade.list.invalidate()]);
    }
  };
  return { grades, isBusy, give };
}

export type MemberGrades = ReturnType<typeof useMemberGrades>;
