import { useDialog } from "@bulmo/ui/use-dialog";
import { useNavigate } from "@tanstack/react-router";
import { messageOf } from "../../session/call/call-error.ts";
import { useSession } from "../../session/session-provider.tsx";

type Credentials = { username: string; password: string };

/** Tells the new member that they are one, and signs them in when they wish so (SUP-18). */
export function useCompletion() {
  const { confirm, notice } = useDialog();
  const session = useSession();
  const navigate = useNavigate();
  /** `isWaiting`: an administrator approves them first. */
  return async (credentials: Credentials, isWaiting: boolean) => {
    if (isWaiting) {
      await notice("가입 신청을 받았습니다. 확인한 뒤 이메일로 알려 드리겠습니다.", { title: "가입신청완료" });
      return navigate({ to: "/" });
    }
    const wishes = await confirm({
      title: "회원가입완료",
      message: "회원가입이 완료되었습니다. 함께하게 되어 기쁩니다.",
      confirmLabel: "로그인",
      cancelLabel: "나중에",
    });
    if (!wishes) return navigate({ to: "/" });
    try {
      await session.signIn(credentials);
      return await navigate({ to: "/" });
    } catch (error) {
      await notice(messageOf(error));
      return navigate({ to: "/sign-in" });
    }
  };
}
