import { withLock } from "../parts/lock/web-lock.ts";
import { isSignedOut } from "./call/call-error.ts";

/** What happened to the token by no doing of this tab's session: another tab's doing, or the session's end. */
type TokenNews = "signed-in" | "renewed" | "ended";

export type TokenStore = {
  current: () => string | null;
  /** Takes the token of a sign-in and shares it with the other tabs. */
  adopt: (token: string) => void;
  /** Forgets it, here and in the other tabs. */
  drop: () => void;
  /**
   * A token newer than `stale`, or null when the session has ended; one refresh for all who ask at
   * once. Throws when the refresh could not be answered, which ends nothing.
   */
  renew: (stale: string | null) => Promise<string | null>;
  onNews: (listener: (news: TokenNews) => void) => void;
};

type Surroundings = {
  refresh: () => Promise<string>;
  /** Whether the readable cookie says that there is a session to renew. */
  hasSession: () => boolean;
  tabs: Tabs;
};

/** Holds the access token in memory, and nowhere else. */
export function createTokenStore({ refresh, hasSession, tabs }: Surroundings): TokenStore {
  let token: string | null = null;
  // Tells a refresh that was overtaken by a sign-in or sign-out that its answer is void.
  let epoch = 0;
  let underway: Promise<string | null> | undefined;
  const listeners: ((news: TokenNews) => void)[] = [];
  const set = (next: string | null) => {
    token = next;
    epoch += 1;
  };
  const report = (news: TokenNews) => listeners.forEach((listener) => listener(news));

  tabs.listen((message) => {
    set(message.kind === "signed-out" ? null : message.token);
    report(message.kind === "signed-out" ? "ended" : message.kind);
  });

  const renewAlone = async (stale: string | null) => {
    if (token !== null && token !== stale) return token;
    const begun = epoch;
    try {
      const fresh = await refresh();
      if (begun !== epoch) return token;
      set(fresh);
      tabs.tell({ kind: "renewed", token: fresh });
      return fresh;
    } catch (error) {
      if (!isSignedOut(error)) throw error;
      if (begun !== epoch) return token;
      set(null);
      report("ended");
      return null;
    }
  };

  return {
    current: () => token,
    adopt: (next) => {
      set(next);
      tabs.tell({ kind: "signed-in", token: next });
    },
    drop: () => {
      set(null);
      tabs.tell({ kind: "signed-out" });
    },
    renew: async (stale) => {
      if (token !== null && token !== stale) return token;
      if (token === null && !hasSession()) return null;
      underway ??= tabs.alone(() => renewAlone(stale)).finally(() => (underway = undefined));
      return underway;
    },
    onNews: (listener) => listeners.push(listener),
  };
}

export type TabMessage = { kind: "signed-in" | "renewed"; token: string } | { kind: "signed-out" };

/** This tab and the reader's other tabs of the site. */
export type Tabs = {
  /** Runs the work while no other tab runs its own. */
  alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Tells the others; the teller does not hear itself. */
  tell: (message: TabMessage) => void;
  listen: (listener: (message: TabMessage) => void) => void;
};

const channelName = "bulmo-session";
const lockName = "bulmo-refresh";

/** Both need a secure context in some browsers; without them each tab looks after itself. */
export function createBrowserTabs(): Tabs {
  const channel = "BroadcastChannel" in window ? new BroadcastChannel(channelName) : undefined;
  return {
    alone: (work) => withLock(lockName, work),
    tell: (message) => channel?.postMessage(message),
    listen: (listener) => {
      channel?.addEventListener("message", (event: MessageEvent<TabMessage>) => listener(event.data));
    },
  };
}
