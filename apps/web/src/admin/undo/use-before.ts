import { useRef } from "react";
import { useSessionState } from "../../session/session-provider.tsx";

/** What stood where something is saved, so that it can be put back; `by` is who saves. */
export function useBefore<Standing extends { revision: number }>(begun: Standing | undefined) {
  const session = useSessionState();
  const theirs = useRef<Standing>(undefined);
  return {
    by: "user" in session ? session.user._id : "",
    /** Another administrator saved this meanwhile: what is saved over it later takes its place. */
    meet: (current: Standing) => {
      theirs.current = current;
    },
    at: (revision: number | undefined) => [theirs.current, begun].find((one) => one?.revision === revision),
  };
}
