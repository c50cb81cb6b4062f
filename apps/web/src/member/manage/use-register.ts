import { firstIssue } from "@bulmo/contracts/first-issue";
import { adminSignUpInput } from "@bulmo/contracts/sign-up";
import { useDialog } from "@bulmo/ui/use-dialog";
import { valuesOf } from "../../parts/form/form.tsx";
import type { useComplaint } from "../../parts/form/use-complaint.ts";
import { messageOf } from "../../session/call/call-error.ts";
import { trpc } from "../../session/call/trpc.ts";
import { takenIssue } from "../person/taken.ts";

/** Registers whom the form describes; whatever is wrong with it, it stays as it was typed (ADM-11, ADM-12). */
export function useRegister({ complain }: ReturnType<typeof useComplaint>, onRegistered: () => void) {
  const { notice } = useDialog();
  const utils = trpc.useUtils();
  const { mutateAsync, isPending } = trpc.auth.adminSignUp.useMutation();
  const register = async (form: HTMLFormElement) => {
    const values = valuesOf(form);
    const wrong = firstIssue(adminSignUpInput, values);
    if (wrong) return complain(form, wrong);
    try {
      // Nobody becomes an administrator by this form, and it says so (requirements/constants.md).
      const member = { ...adminSignUpInput.parse(values), isAdmin: false };
      const { name, email } = await mutateAsync(member);
      await utils.user.list.invalidate();
      await notice(
        `${name} 님을 회원으로 등록하고 ${email} 주소로 초대 메일을 보냈습니다. 메일에 적힌 인증번호로 비밀번호를 정하면 로그인할 수 있습니다.`,
      );
      return onRegistered();
    } catch (error) {
      const taken = takenIssue(error);
      if (taken) return complain(form, taken);
      window.reportError(error);
      return notice(messageOf(error));
    }
  };
  return { register, isPending };
}
