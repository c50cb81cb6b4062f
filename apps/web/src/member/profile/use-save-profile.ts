import { firstIssue } from "@bulmo/contracts/first-issue";
import { userUpdateInput } from "@bulmo/contracts/user";
import { useDialog } from "@bulmo/ui/use-dialog";
import { valuesOf } from "../../parts/form/form.tsx";
import type { useComplaint } from "../../parts/form/use-complaint.ts";
import { messageOf } from "../../session/call/call-error.ts";
import { trpc } from "../../session/call/trpc.ts";
import { useSession } from "../../session/session-provider.tsx";
import { takenIssue } from "../person/taken.ts";

const saved = "회원 정보를 저장했습니다.";

/** Saves what the form holds; whatever is wrong with it, it stays as it was typed (MYP-06, MYP-07). */
export function useSaveProfile({ complain }: ReturnType<typeof useComplaint>, onDone: () => void) {
  const { notice } = useDialog();
  const session = useSession();
  const utils = trpc.useUtils();
  const { mutateAsync, isPending } = trpc.user.update.useMutation();
  const save = async (form: HTMLFormElement) => {
    const values = valuesOf(form);
    const wrong = firstIssue(userUpdateInput, values);
    if (wrong) return complain(form, wrong);
    try {
      const user = await mutateAsync(userUpdateInput.parse(values));
      utils.user.get.setData(undefined, user);
    } catch (error) {
      const taken = takenIssue(error);
      return taken ? complain(form, taken) : notice(messageOf(error));
    }
    onDone();
    // The rest of the page may be showing the former nickname.
    void session.start();
    return notice(saved);
  };
  return { save, isPending };
}
