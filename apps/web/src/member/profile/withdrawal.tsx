import { Button } from "@bulmo/ui/button";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useNavigate } from "@tanstack/react-router";
import { messageOf } from "../../session/call/call-error.ts";
import { useSession } from "../../session/session-provider.tsx";
import { trpc } from "../../session/call/trpc.ts";

const question = {
  title: "정말 탈퇴하시겠습니까?",
  message: (
    <>
      <p>탈퇴하시면 계정이 삭제되며 복구할 수 없습니다.</p>
      <p>올리신 게시물과 댓글은 남고, 글쓴이는 ‘탈퇴한 회원’으로 표시됩니다.</p>
    </>
  ),
  confirmLabel: "탈퇴",
  danger: true,
};

/** The end of a membership (MYP-09, MYP-10). */
export function Withdrawal({ userId }: { userId: string }) {
  const { confirm, notice } = useDialog();
  const session = useSession();
  const navigate = useNavigate();
  const { mutateAsync, isPending } = trpc.user.remove.useMutation();
  const sayGoodbye = async () => {
    await notice("그동안 함께해 주셔서 감사합니다.", { title: "회원 탈퇴가 완료되었습니다", confirmLabel: "홈으로" });
    await navigate({ to: "/" });
  };
  const withdraw = async () => {
    if (!(await confirm(question))) return undefined;
    try {
      await mutateAsync({ id: userId });
    } catch (error) {
      return notice(messageOf(error));
    }
    return session.signOut(sayGoodbye);
  };
  return (
    <Button size="small" busy={isPending} onClick={() => void withdraw()}>
      회원 탈퇴
    </Button>
  );
}
