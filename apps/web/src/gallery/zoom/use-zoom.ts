import { useEffect, useRef, useState } from "react";
import { openStage, type ZoomStage } from "./zoom-stage.ts";
import type { ZoomAction } from "./zoom-key.ts";

export type ZoomState = { status: "loading" | "failed" } | { status: "open"; scale: number };

/** The picture of this address on the element that is given to `place`, for as long as that is there. */
export function useZoom(url: string) {
  const [element, place] = useState<HTMLElement | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<ZoomState>({ status: "loading" });
  const stage = useRef<ZoomStage>(null);

  useEffect(() => {
    if (!element) return undefined;
    let isGone = false;
    setState({ status: "loading" });
    openStage(element, url).then(
      (opened) => {
        if (isGone) return opened.close();
        stage.current = opened;
        return opened.onScale((scale) => setState({ status: "open", scale }));
      },
      () => !isGone && setState({ status: "failed" }),
    );
    return () => {
      isGone = true;
      stage.current?.close();
      stage.current = null;
    };
  }, [element, url, attempt]);

  const act = (action: Exclude<ZoomAction, { kind: "full-screen" }>) => {
    if (action.kind === "zoom") stage.current?.zoom(action.way);
    else if (action.kind === "pan") stage.current?.pan(action.direction);
    else stage.current?.reset();
  };
  return { place, state, act, retry: () => setAttempt((count) => count + 1) };
}
