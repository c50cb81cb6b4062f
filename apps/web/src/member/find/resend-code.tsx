import type { NameAndEmail } from "@bulmo/contracts/password";
import { Button } from "@bulmo/ui/button";
import { useDialog } from "@bulmo/ui/use-dialog";
import { messageOf } from "../../session/call/call-error.ts";
import { trpc } from "../../session/call/trpc.ts";

/** For whom the mail did not reach, or too late. A newer code replaces the one before (AUT-22). */
export function ResendCode({ who: { name, email } }: { who: NameAndEmail }) {
  const { notice } = useDialog();
  const { mutate, isPending } = trpc.auth.passwordCode.useMutation({
    onSuccess: () => notice("인증번호를 메일로 다시 보냈습니다. 먼저 받은 인증번호는 사용할 수 없습니다."),
    onError: (error) => notice(messageOf(error)),
  });
  return (
    <Button busy={isPending} onClick={() => mutate({ name, email })}>
      인증번호 다시 받기
    </Button>
  );
}
