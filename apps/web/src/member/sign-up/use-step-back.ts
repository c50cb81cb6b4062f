import { useBlocker } from "@tanstack/react-router";

/** The browser's back leads from the second step to the first, as 취소 does; from there on it leaves. */
export function useStepBack(isSecond: boolean, goBack: () => void): void {
  useBlocker({
    shouldBlockFn: ({ action }) => {
      const isStep = isSecond && action === "BACK";
      if (isStep) goBack();
      return isStep;
    },
    enableBeforeUnload: false,
  });
}
