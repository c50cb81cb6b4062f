import type { QueryClient } from "@tanstack/react-query";
import type { Session } from "./session.ts";

/** What was fetched for one reader is not shown to the next: it is fetched again or forgotten. */
export function followIdentity(session: Session, queryClient: QueryClient): void {
  const whoIsHere = () => {
    const state = session.state();
    return "user" in state ? state.user._id : null;
  };
  let known = whoIsHere();
  session.subscribe(() => {
    const now = whoIsHere();
    if (now === known) return;
    known = now;
    queryClient.removeQueries({ type: "inactive" });
    void queryClient.invalidateQueries();
  });
}
