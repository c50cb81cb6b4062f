import { useDialog } from "@bulmo/ui/use-dialog";
import { useLocation, useNavigate } from "@tanstack/react-router";

/** Asks a visitor whether to sign in for what only members do; who does comes back here. `onLeave` keeps what they wrote. */
export function useAskToSignIn() {
  const { confirm } = useDialog();
  const navigate = useNavigate();
  const here = useLocation({ select: ({ pathname, searchStr }) => `${pathname}${searchStr}` });
  return async (question: string, onLeave?: () => void) => {
    if (!(await confirm({ message: question }))) return;
    onLeave?.();
    await navigate({ to: "/sign-in", search: { origin: here }, ignoreBlocker: true });
  };
}
