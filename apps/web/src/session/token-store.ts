import { withLock } from "../parts/lock/web-lock.ts";
import { isSignedOut } from "./call/call-error.ts";

/** What happened to the token by no doing of this tab's session: another tab's doing, or the session's end. */
type TokenEvent = "signed-in" | "renewed" | "ended";

export type TokenStore = {
  current: () => string | null;
  /** Takes the token of a sign-in and shares it with the other tabs. */
  set: (token: string) => void;
  /** Forgets it, here and in the other tabs. */
  clear: () => void;
  /**
   * A token newer than `stale`, or null when the session has ended; one refresh for all who ask at
   * once. Throws when the refresh could not be answered, which ends nothing.
   */
  renew: (stale: string | null) => Promise<string | null>;
  subscribe: (listener: (event: TokenEvent) => void) => void;
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
  // Tells a refresh that was superseded by a sign-in or sign-out that its answer is void.
  let epoch = 0;
  let underway: Promise<string | null> | undefined;
  const listeners: ((event: TokenEvent) => void)[] = [];
  const set = (next: string | null) => {
    token = next;
    epoch += 1;
  };
  const emit = (event: TokenEvent) => listeners.forEach((listener) => listener(event));

  tabs.subscribe((message) => {
    set(message.kind === "signed-out" ? null : message.token);
    emit(message.kind === "signed-out" ? "ended" : message.kind);
  });

  const renewAlone = async (stale: string | null) => {
    if (token !== null && token !== stale) return token;
    const begun = epoch;
    try {
      const fresh = await refresh();
      if (begun !== epoch) return token;
      set(fresh);
      tabs.emit({ kind: "renewed", token: fresh });
      return fresh;
    } catch (error) {
      if (!isSignedOut(error)) throw error;
      if (begun !== epoch) return token;
      set(null);
      emit("ended");
      return null;
    }
  };

  return {
    current: () => token,
    set: (next) => {
      set(next);
      tabs.emit({ kind: "signed-in", token: next });
    },
    clear: () => {
      set(null);
      tabs.emit({ kind: "signed-out" });
    },
    renew: async (stale) => {
      if (token !== null && token !== stale) return token;
      if (token === null && !hasSession()) return null;
      underway ??= tabs.exclusively(() => renewAlone(stale)).finally(() => (underway = undefined));
      return underway;
    },
    subscribe: (listener) => listeners.push(listener),
  };
}

export type TabMessage = { kind: "signed-in" | "renewed"; token: string } | { kind: "signed-out" };

/** This tab and the reader's other tabs of the site. */
export type Tabs = {
  /** Runs the work while no other tab runs its own. */
  exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Tells the others; the teller does not hear itself. */
  emit: (message: TabMessage) => void;
  subscribe: (listener: (message: TabMessage) => void) => void;
};

const channelName = "bulmo-session";
const lockName = "bulmo-refresh";

/** Milliseconds for which the others still wait after the work: what it told them may come later than their turn. */
const messageTravels = 100;

async function exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
  const { promise, resolve } = Promise.withResolvers<Result>();
  void withLock(lockName, async () => {
    const done = work();
    resolve(done);
    await done.catch(() => undefined);
    await new Promise((next) => setTimeout(next, messageTravels));
  });
  return promise;
}

/** Both need a secure context in some browsers; without them each tab looks after itself. */
export function createBrowserTabs(): Tabs {
  const channel = "BroadcastChannel" in window ? new BroadcastChannel(channelName) : undefined;
  return {
    exclusively,
    emit: (message) => channel?.postMessage(message),
    subscribe: (listener) => {
      channel?.addEventListener("message", (event: MessageEvent<TabMessage>) => listener(event.data));
    },
  };
}
