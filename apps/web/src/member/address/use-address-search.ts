import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type FoundAddress, readAddressMessage } from "./address-message.ts";
import { addressWindowPath, isInAppBrowser, screenArea, windowFeatures } from "./address-window.ts";

/** The address window in the page. A sandbox would take from it the origin by which its answer is known. */
function createFrame(): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.title = "우편번호 서비스";
  frame.src = addressWindowPath;
  return frame;
}

type Answers = { onFound: (found: FoundAddress) => void; onUnavailable: () => void };

/** Opens the address window, or says that it has to stand in a dialog, and hears what it answers. */
export function useAddressSearch({ onFound, onUnavailable }: Answers) {
  const popup = useRef<Window | null>(null);
  const frame = useRef<HTMLIFrameElement>(undefined);
  const [isEmbedded, setEmbedded] = useState(false);

  const hear = useEffectEvent(({ origin, source, data }: MessageEvent) => {
    const isOurs = source !== null && [popup.current, frame.current?.contentWindow].includes(source as Window);
    const message = origin === window.location.origin && isOurs ? readAddressMessage(data) : null;
    if (message?.kind === "unavailable") onUnavailable();
    if (message?.kind !== "found") return;
    setEmbedded(false);
    onFound(message.found);
  });
  useEffect(() => {
    const listener = (event: MessageEvent) => hear(event);
    window.addEventListener("message", listener);
    return () => window.removeEventListener("message", listener);
  }, []);

  const open = () => {
    popup.current = isInAppBrowser(navigator.userAgent)
      ? null
      : window.open(addressWindowPath, "bulmo-address", windowFeatures(screenArea()));
    // A browser that forbids it answers nothing.
    if (popup.current) popup.current.focus();
    else setEmbedded(true);
  };
  const holdFrame = (holder: HTMLElement | null) => {
    if (holder && !holder.hasChildNodes()) holder.append((frame.current = createFrame()));
  };
  return { open, holdFrame, isEmbedded, closeEmbedded: () => setEmbedded(false) };
}
