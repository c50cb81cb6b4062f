import { useEffect, useState } from "react";
import { useSessionState } from "./session-provider.tsx";

/** What was pressed before it is known who is here waits until it is. */
export function useKnownReader(act: (isMember: boolean) => void) {
  const { status } = useSessionState();
  const [isWaiting, setWaiting] = useState(false);
  const isKnown = status !== "loading";
  const isMember = status === "member" || status === "admin";
  useEffect(() => {
    if (!isWaiting || !isKnown) return;
    setWaiting(false);
    act(isMember);
  }, [isWaiting, isKnown, isMember, act]);
  return { isWaiting, press: () => (isKnown ? act(isMember) : setWaiting(true)) };
}
