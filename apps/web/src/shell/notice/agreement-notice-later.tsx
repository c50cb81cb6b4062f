import { useEffect } from "react";
import { lazyPart, useLazy } from "../../parts/lazy/use-lazy.ts";
import { useSessionState } from "../../session/session-provider.tsx";

const agreementNotice = lazyPart(async () => (await import("./agreement-notice.tsx")).AgreementNotice);

const none = [] as const;

/** New terms are told to members who have not confirmed them (PAG-08); whoever has nothing to be told loads nothing. */
export function AgreementNoticeLater() {
  const session = useSessionState();
  const notices = "user" in session ? session.user.agreementNotices : none;
  const { Loaded: Notice, load } = useLazy(agreementNotice);
  const isNeeded = notices.length > 0;
  useEffect(() => {
    if (isNeeded) void load();
  }, [isNeeded, load]);
  // There before its words are: what appears in it is read out.
  return <div role="status">{Notice && <Notice notices={notices} />}</div>;
}
