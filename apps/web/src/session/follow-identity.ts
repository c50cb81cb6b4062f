import type { QueryClient } from "@tanstack/react-query";
import { askAnewForFirst, forgetQueries, forgetWhoLeft } from "./call/forget-queries.ts";
import type { Session } from "./session.ts";

/** What was fetched for one reader, or is under way, is not shown to the next: it is fetched again or forgotten. */
export function followIdentity(session: Pick<Session, "state" | "subscribe">, queryClient: QueryClient): void {
  const whoIsHere = () => {
    const state = session.state();
    return "user" in state ? state.user._id : null;
  };
  let known = whoIsHere();
  let isLeaving = false;
  session.subscribe(() => {
    const hasLeft = isLeaving;
    isLeaving = session.state().status === "signing-out";
    const now = whoIsHere();
    // Until they have left, what is shown is theirs.
    if (now === known || isLeaving) return;
    known = now;
    if (hasLeft) forgetWhoLeft(queryClient);
    else forgetQueries(queryClient);
    askAnewForFirst(queryClient);
    void queryClient.invalidateQueries();
  });
}
