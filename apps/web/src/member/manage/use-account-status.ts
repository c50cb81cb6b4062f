import { useDialog } from "@bulmo/ui/use-dialog";
import { messageOf } from "../../session/call/call-error.ts";
import { useBusyRows } from "../../parts/worklist/use-busy-rows.ts";
import { useSession, useSessionState } from "../../session/session-provider.tsx";
import { trpc } from "../../session/call/trpc.ts";
import { removed, removeQuestion, type Subject, toggled, toggleQuestion } from "./account-status-text.tsx";

/** What administrators do with an account: every step is asked for, and told afterwards (ADM-03, ADM-04). */
export function useAccountStatus(onOwnEnd: () => Promise<unknown>) {
  const { confirm, notice } = useDialog();
  const session = useSession();
  const state = useSessionState();
  const utils = trpc.useUtils();
  const toggling = trpc.user.toggleActive.useMutation();
  const removing = trpc.user.remove.useMutation();
  const { isBusy, during } = useBusyRows();
  const isOwn = ({ _id }: Subject) => "user" in state && state.user.id === _id;
  const refuse = async (error: unknown) => {
    window.reportError(error);
    await notice(messageOf(error));
    // Another administrator may have been here first.
    await utils.user.list.invalidate();
  };

  const toggle = async (member: Subject): Promise<void> => {
    if (!(await confirm(toggleQuestion(member, isOwn(member))))) return;
    try {
      const { isActive } = await during(member._id, () =>
        toggling.mutateAsync({ id: member._id, isActive: !member.isActive }),
      );
      if (!isOwn(member)) await Promise.all([utils.user.list.invalidate(), utils.user.getByEmail.invalidate()]);
      await notice(toggled(isActive));
      if (isOwn(member) && !isActive) await session.signOut(onOwnEnd);
    } catch (error) {
      await refuse(error);
    }
  };

  /** Answers whether the account is gone, and somebody is still here to see the rest. */
  const remove = async (member: Subject): Promise<boolean> => {
    if (!(await confirm(removeQuestion(member, isOwn(member))))) return false;
    try {
      await during(member._id, () => removing.mutateAsync({ id: member._id }));
      if (!isOwn(member)) await utils.user.list.invalidate();
      // Its own page still shows it while the notice is read.
      await utils.user.getByEmail.invalidate(undefined, { refetchType: "none" });
      await notice(removed);
    } catch (error) {
      await refuse(error);
      return false;
    }
    if (isOwn(member)) await session.signOut(onOwnEnd);
    return !isOwn(member);
  };

  return { toggle, remove, isBusy };
}

export type AccountStatus = ReturnType<typeof useAccountStatus>;
