import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from "react";
import type { Session, SessionState } from "./session.ts";
import { visitorSession } from "./visitor-session.ts";

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
