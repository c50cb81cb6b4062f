import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from "react";
import type { Session, SessionState } from "./session.ts";

const unknown: SessionState = { status: "loading" };

/** On the server nobody is known: what is personal arrives after hydration. */
export const visitorSession: Session = {
  state: () => unknown,
  subscribe: () => () => {},
  start: async () => {},
  signIn: () => Promise.reject(new Error("A page being rendered cannot sign in.")),
  signOut: () => Promise.reject(new Error("A page being rendered cannot sign out.")),
};

const SessionContext = createContext<Session>(visitorSession);

export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  useEffect(() => void session.start(), [session]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

export const useSession = (): Session => use(SessionContext);

export function useSessionState(): SessionState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.state, visitorSession.state);
}

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
