import type { SignedInUser } from "@bulmo/contracts/user";
import { isSignedOut } from "./call/call-error.ts";
import { createStore } from "../parts/store/store.ts";
import { createSignOut } from "./sign-out.ts";
import type { SessionDependencies, SignInInput } from "./session-dependencies.ts";

export type SessionState =
  /** `isDelayed`: somebody is signed in, but the server could not be asked who; it is asked again. */
  | { status: "loading"; isDelayed?: true }
  /** `isUnconfirmed`: the reader has signed out, but the server could not be told; it is told again. */
  | { status: "anonymous"; isUnconfirmed?: true }
  | { status: "signing-out" }
  | { status: "member" | "admin"; user: SignedInUser };

export type Session = {
  state: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** Finds out who is here; until then the state is `loading`. */
  start: () => Promise<void>;
  /** Throws the server's refusal and leaves the session as it was. */
  signIn: (input: SignInInput) => Promise<{ isPasswordWeak: boolean }>;
  /** Never fails. `leave` takes the reader away before the page learns that nobody is signed in. */
  signOut: (leave: () => Promise<unknown>) => Promise<void>;
};

/** Asks the server who is here, until it answers. */
function createIdentity(
  { tokens, calls, hasSession, retryLater }: SessionDependencies,
  become: (next: SessionState) => void,
) {
  let epoch = 0;
  /** Makes void what has been asked so far; the answer tells whether something has done so since. */
  const supersede = () => {
    const begun = (epoch += 1);
    return () => begun !== epoch;
  };

  const ask = async (known?: SignedInUser): Promise<SessionState> => {
    const isSignedIn = tokens.current() !== null || (hasSession() && (await tokens.renew(null)) !== null);
    if (!isSignedIn) return { status: "anonymous" };
    const [user, isAdmin] = await Promise.all([known ?? calls.me(), calls.checkRole()]);
    return { status: isAdmin ? "admin" : "member", user };
  };

  /** `known`: the user whom the server has just named. */
  const identify = async (known?: SignedInUser): Promise<void> => {
    const isSuperseded = supersede();
    const found = await ask(known).catch((error: unknown): SessionState => {
      if (isSignedOut(error)) return { status: "anonymous" };
      retryLater(() => {
        if (!isSuperseded()) void identify(known);
      });
      return { status: "loading", isDelayed: true };
    });
    if (!isSuperseded()) become(found);
  };

  return { identify, supersede };
}

export function createSession(dependencies: SessionDependencies): Session {
  const { tokens, calls } = dependencies;
  const { get: state, set: become, subscribe } = createStore<SessionState>({ status: "loading" });
  const { identify, supersede } = createIdentity(dependencies, become);

  const serverSignOut = createSignOut({
    ...dependencies,
    signOut: calls.signOut,
    onConfirmed: () => {
      if (state().status === "anonymous") become({ status: "anonymous" });
    },
  });

  const isLost = () => state().status === "anonymous" || "isDelayed" in state();

  tokens.subscribe((event) => {
    if (event === "ended") {
      supersede();
      become({ status: "anonymous" });
    }
    // Another tab may have signed in as someone else; a renewal changes nobody.
    else if (event === "signed-in" || isLost()) void identify();
  });

  return {
    state,
    subscribe,
    start: () => identify(),
    signIn: async (input) => {
      await serverSignOut.settled();
      const { accessToken, user, isPasswordWeak = false } = await calls.signIn(input);
      tokens.set(accessToken);
      await identify(user);
      return { isPasswordWeak };
    },
    signOut: async (leave) => {
      const isSuperseded = supersede();
      become({ status: "signing-out" });
      tokens.clear();
      const isConfirmed = await serverSignOut.send();
      await leave();
      if (isSuperseded()) return;
      become(isConfirmed ? { status: "anonymous" } : { status: "anonymous", isUnconfirmed: true });
    },
  };
}
