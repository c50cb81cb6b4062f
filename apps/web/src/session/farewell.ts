import type { SessionSurroundings } from "./surroundings.ts";

export type Farewell = {
  /** Tells the server that the reader has left. False when it could not be told, which is then tried again. */
  say: () => Promise<boolean>;
  /** Resolves when no attempt is under way: its answer would take the cookie of a sign-in sent meanwhile. */
  said: () => Promise<unknown>;
};

type Surroundings = Pick<SessionSurroundings, "tokens" | "hasSession" | "forgetSession" | "tryLater"> & {
  signOut: () => Promise<unknown>;
  /** The server has heard at last. */
  onHeard: () => void;
};

/** Ends the session on the server, however long the network takes to come back. */
export function createFarewell(surroundings: Surroundings): Farewell {
  const { tokens, hasSession, forgetSession, tryLater, signOut, onHeard } = surroundings;
  let underway: Promise<unknown> = Promise.resolve();
  const attempt = () => {
    const isHeard = signOut().then(
      () => true,
      () => false,
    );
    underway = isHeard;
    return isHeard;
  };
  const again = async () => {
    // The cookie is another sign-in's by now.
    if (tokens.current() !== null || hasSession()) return;
    if (await attempt()) onHeard();
    else tryLater(() => void again());
  };
  return {
    say: async () => {
      const isHeard = await attempt();
      if (!isHeard) {
        forgetSession();
        tryLater(() => void again());
      }
      return isHeard;
    },
    said: () => underway,
  };
}
