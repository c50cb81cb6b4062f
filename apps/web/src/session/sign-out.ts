import type { SessionDependencies } from "./session-dependencies.ts";

export type SignOut = {
  /** Tells the server that the reader has left. False when it could not be told, which is then tried again. */
  send: () => Promise<boolean>;
  /** Resolves when no attempt is under way: its answer would take the cookie of a sign-in sent meanwhile. */
  settled: () => Promise<unknown>;
};

type Dependencies = Pick<SessionDependencies, "tokens" | "hasSession" | "forgetSession" | "retryLater"> & {
  signOut: () => Promise<unknown>;
  /** The server has heard at last. */
  onConfirmed: () => void;
};

/** Ends the session on the server, however long the network takes to come back. */
export function createSignOut(dependencies: Dependencies): SignOut {
  const { tokens, hasSession, forgetSession, retryLater, signOut, onConfirmed } = dependencies;
  let underway: Promise<unknown> = Promise.resolve();
  const attempt = () => {
    const isConfirmed = signOut().then(
      () => true,
      () => false,
    );
    underway = isConfirmed;
    return isConfirmed;
  };
  const again = async () => {
    // The cookie is another sign-in's by now.
    if (tokens.current() !== null || hasSession()) return;
    if (await attempt()) onConfirmed();
    else retryLater(() => void again());
  };
  return {
    send: async () => {
      const isConfirmed = await attempt();
      if (!isConfirmed) {
        forgetSession();
        retryLater(() => void again());
      }
      return isConfirmed;
    },
    settled: () => underway,
  };
}
