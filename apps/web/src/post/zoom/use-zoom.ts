import { useEffect, useRef, useState } from "react";
import { openStage, type ZoomScale, type ZoomStage } from "./zoom-stage.ts";
import type { ZoomAction } from "./zoom-key.ts";

export type ZoomState = { status: "loading" | "failed" } | ({ status: "open" } & ZoomScale);

/** The picture of this address on the elements that are given to `place` and `placeOverview`, for as long as they are there. */
export function useZoom(url: string, isTiled: boolean) {
  const [element, place] = useState<HTMLElement | null>(null);
  const [overview, placeOverview] = useState<HTMLElement | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<ZoomState>({ status: "loading" });
  const stage = useRef<ZoomStage>(null);

  useEffect(() => {
    if (!element || !overview) return undefined;
    let isGone = false;
    setState({ status: "loading" });
    openStage({ element, overview, url, isTiled }).then(
      (opened) => {
        if (isGone) return opened.close();
        stage.current = opened;
        return opened.onScale((scale) => setState({ status: "open", ...scale }));
      },
      () => !isGone && setState({ status: "failed" }),
    );
    return () => {
      isGone = true;
      stage.current?.close();
      stage.current = null;
    };
  }, [element, overview, url, isTiled, attempt]);

  const act = (action: ZoomAction) => {
    if (action.kind === "zoom") stage.current?.zoom(action.way);
    else if (action.kind === "pan") stage.current?.pan(action.direction);
    else if (action.kind === "reset") stage.current?.reset();
  };
  return { place, placeOverview, state, act, retry: () => setAttempt((count) => count + 1) };
}
