import type { signInInput } from "@bulmo/contracts/auth";
import type { User } from "@bulmo/contracts/user";
import type { z } from "zod";
import { mayPass } from "../call-error.ts";
import type { TokenKeeper } from "./token-keeper.ts";

export type SessionState =
  | { status: "loading" | "anonymous" | "signing-out" }
  | { status: "member" | "admin"; user: User };

export type SignInInput = z.input<typeof signInInput>;

export type Session = {
  state: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** Finds out who is here; until then the state is `loading`. */
  start: () => Promise<void>;
  /** Throws the server's refusal and leaves the session as it was. */
  signIn: (input: SignInInput) => Promise<void>;
  /** Never fails. `leave` takes the reader away before the page learns that nobody is signed in. */
  signOut: (leave: () => Promise<unknown>) => Promise<void>;
};

export type SessionSurroundings = {
  tokens: TokenKeeper;
  calls: {
    signIn: (input: SignInInput) => Promise<{ accessToken: string; user: User }>;
    signOut: () => Promise<unknown>;
    me: () => Promise<User>;
    checkRole: () => Promise<boolean>;
  };
  hasSession: () => boolean;
  /** Makes the readable cookie say that there is no session, when the server could not be told. */
  forgetSession: () => void;
  /** Calls back when it makes sense to try again what the network prevented. */
  tryLater: (attempt: () => void) => void;
};

export function createSession(surroundings: SessionSurroundings): Session {
  const { tokens, calls, hasSession, forgetSession, tryLater } = surroundings;
  let state: SessionState = { status: "loading" };
  const listeners = new Set<() => void>();
  const become = (next: SessionState) => {
    state = next;
    listeners.forEach((listener) => listener());
  };

  const identify = async () => {
    const [user, isAdmin] = await Promise.all([calls.me(), calls.checkRole()]);
    // Whoever it was may have signed out while the answers were on their way.
    if (tokens.current() !== null) become({ status: isAdmin ? "admin" : "member", user });
  };

  const start = async () => {
    try {
      if (hasSession() && (await tokens.renew(null)) !== null) return await identify();
    } catch (error) {
      if (mayPass(error)) tryLater(() => void start());
    }
    if (state.status === "loading") become({ status: "anonymous" });
  };

  tokens.onNews((news) => {
    if (news === "ended") become({ status: "anonymous" });
    // Another tab may have signed in as someone else; a renewal changes nobody.
    else if (news === "signed-in" || state.status === "anonymous") void identify().catch(() => undefined);
  });

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start,
    signIn: async (input) => {
      const { accessToken, user } = await calls.signIn(input);
      tokens.adopt(accessToken);
      const isAdmin = await calls.checkRole().catch(() => false);
      become({ status: isAdmin ? "admin" : "member", user });
    },
    signOut: async (leave) => {
      become({ status: "signing-out" });
      tokens.drop();
      await calls.signOut().catch(forgetSession);
      await leave();
      become({ status: "anonymous" });
    },
  };
}
