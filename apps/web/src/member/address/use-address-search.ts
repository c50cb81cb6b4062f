import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type FoundAddress, readAddressMessage } from "./address-message.ts";

const addressWindowPath = "/address-popup";

const width = 500;
const height = 600;

/** In the browsers inside KakaoTalk and Instagram `window.open` opens nothing that could answer (requirements/decisions.md). */
export const isInAppBrowser = (userAgent: string): boolean => /KAKAOTALK|Instagram/iu.test(userAgent);

type Area = { left: number; top: number; width: number; height: number };

/** What `window.open` is asked for: 500x600, in the middle of the screen (SUP-22). */
export function windowFeatures(screen: Area): string {
  const left = Math.round(screen.left + (screen.width - width) / 2);
  const top = Math.round(screen.top + (screen.height - height) / 2);
  return `popup=yes,width=${width},height=${height},left=${left},top=${top}`;
}

/** Where the screen lies: another than the first begins elsewhere than at 0. */
function screenArea(): Area {
  const { availWidth, availHeight } = window.screen;
  const [left, top] = ["availLeft", "availTop"].map((side) => Number(Reflect.get(window.screen, side) ?? 0));
  return { left: left ?? 0, top: top ?? 0, width: availWidth, height: availHeight };
}

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
