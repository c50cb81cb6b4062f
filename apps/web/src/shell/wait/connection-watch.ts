import { onlineManager, type QueryClient } from "@tanstack/react-query";
import { doublingDelay } from "../../parts/retry/doubling-delay.ts";
import { pause } from "../../parts/retry/pause.ts";
import { isUnanswered } from "../../session/call/call-error.ts";

/** Milliseconds that the answer to a question of no bytes may take. */
const longestAnswer = 5_000;

const delayAfter = doublingDelay(1_000, 10_000);

/** Where a proxy answers in its place the server is not there either. */
const answers = () =>
  fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(longestAnswer) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Whether the server can be reached. Where it cannot, the site is offline from then on, whatever the browser says. */
export async function isServerThere(): Promise<boolean> {
  const isThere = await answers();
  onlineManager.setOnline(isThere);
  return isThere;
}

let isAsking = false;

async function askUntilThere(): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  for (let failures = 1; !onlineManager.isOnline() && !(await isServerThere()); failures += 1)
    await pause(delayAfter(failures));
  isAsking = false;
}

/**
 * Browsers know whether there is a network, and not whether the line beyond it is dead. A call that nobody answered is
 * taken for a sign of that: it waits, like all that offline waits (SEE-11), until the server has been asked.
 */
export function watchConnection(queryClient: QueryClient): () => void {
  const stops = [
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "failed" && isUnanswered(event.action.error))
        onlineManager.setOnline(false);
    }),
    onlineManager.subscribe((isOnline) => {
      if (!isOnline) void askUntilThere();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
