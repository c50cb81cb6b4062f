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
    alone: (work) => ("locks" in navigator ? navigator.locks.request(lockName, work) : work()),
    tell: (message) => channel?.postMessage(message),
    listen: (listener) => {
      channel?.addEventListener("message", (event: MessageEvent<TabMessage>) => listener(event.data));
    },
  };
}
