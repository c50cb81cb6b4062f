import type { ReportAbout } from "@bulmo/contracts/report";
import { Button } from "@bulmo/ui/button";
import { Icon } from "@bulmo/ui/icon";
import { useState } from "react";
import { useAskToSignIn } from "../../session/guard/use-ask-to-sign-in.ts";
import { useKnownReader, useSessionState } from "../../session/session-provider.tsx";
import { ReportDialog } from "./report-dialog.tsx";

type ReportButtonProps = {
  id?: string;
  about: ReportAbout;
  /** Who wrote it; nobody reports their own. */
  writerId: string | null;
  className?: string;
  /** A visitor leaves to sign in. */
  onLeave?: () => void;
};

const question = "신고는 로그인하신 뒤에 하실 수 있습니다. 로그인 화면으로 이동하시겠습니까?";

/** A member reports what somebody else wrote; a visitor is asked to sign in. */
export function ReportButton({ id, about, writerId, className, onLeave }: ReportButtonProps) {
  const session = useSessionState();
  const askToSignIn = useAskToSignIn();
  const [isOpen, setOpen] = useState(false);
  const { press, isWaiting } = useKnownReader((isMember) => {
    if (isMember) setOpen(true);
    else void askToSignIn(question, onLeave);
  });
  if ("user" in session && session.user._id === writerId) return null;
  return (
    <>
      <Button id={id} variant="quiet" size="small" busy={isWaiting} className={className} onClick={press}>
        <Icon name="flag" />
        신고
      </Button>
      {isOpen && <ReportDialog about={about} onClose={() => setOpen(false)} />}
    </>
  );
}
