import { useLocation, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Whether the second step of signing up is shown. */
    isAgreeing?: boolean;
  }
}

/**
 * The second step is one of the history, at the page's own address: the browser's back leads to the first, as 취소 does, also
 * where the page before is a document of its own, which nothing but the browser could ask to stay.
 */
export function useSteps() {
  const router = useRouter();
  const isAgreeing = useLocation({ select: ({ state }) => state.isAgreeing === true });
  // A page that is loaded again begins with the first step, whatever the history says: what was typed is not there.
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (!isAgreeing) setReady(false);
  }, [isAgreeing]);
  const goOn = async () => {
    await router.navigate({
      to: ".",
      search: true,
      state: (state) => ({ ...state, isAgreeing: true }),
      ignoreBlocker: true,
    });
    setReady(true);
  };
  const goBack = () => {
    setReady(false);
    if (router.latestLocation.state.isAgreeing) router.history.back({ ignoreBlocker: true });
  };
  return { step: isAgreeing && isReady ? 1 : 0, goOn, goBack };
}
