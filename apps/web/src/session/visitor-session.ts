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
