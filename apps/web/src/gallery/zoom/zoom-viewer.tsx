import { IconButton } from "@bulmo/ui/button";
import { BusyState, ErrorState } from "@bulmo/ui/state";
import { VisuallyHidden } from "@bulmo/ui/visually-hidden";
import * as Dialog from "radix-ui/dialog";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useZoom } from "./use-zoom.ts";
import { actionOf, type ZoomAction } from "./zoom-key.ts";
import { ZoomToolbar } from "./zoom-toolbar.tsx";
import * as styles from "./zoom-viewer.css.ts";

type ZoomViewerProps = {
  /** Any width of the picture. */
  url: string;
  title: string;
  alt: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What opened it, where the focus goes when it closes. */
  opener: RefObject<HTMLElement | null>;
};

/** The picture fills the window, and every stroke can be looked at: by wheel, pinch, buttons and keys (GAL-16). */
export function ZoomViewer({ open, onOpenChange, ...work }: ZoomViewerProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.scrim}>
          <ZoomRoom {...work} />
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function ZoomRoom({ url, title, alt, opener }: Omit<ZoomViewerProps, "open" | "onOpenChange">) {
  const room = useRef<HTMLDivElement>(null);
  const { place, state, act, retry } = useZoom(url);
  const fullScreen = useFullScreen(room);
  const perform = (action: ZoomAction) => (action.kind === "full-screen" ? fullScreen.toggle() : act(action));
  const followKey = (event: KeyboardEvent) => {
    const action = actionOf(event);
    if (!action) return;
    event.preventDefault();
    perform(action);
  };
  const returnFocus = (event: Event) => {
    event.preventDefault();
    opener.current?.focus();
  };
  return (
    <Dialog.Content ref={room} className={styles.room} onKeyDown={followKey} onCloseAutoFocus={returnFocus}>
      <Dialog.Title asChild>
        <h2 className={styles.title}>
          {title} <VisuallyHidden>크게 보기</VisuallyHidden>
        </h2>
      </Dialog.Title>
      <VisuallyHidden>
        <Dialog.Description>
          더하기와 빼기 키로 확대하고 축소하며, 화살표 키로 움직입니다. 0은 처음 크기, F는 전체 화면, Esc는 닫기입니다.
        </Dialog.Description>
      </VisuallyHidden>
      <div ref={place} role="img" aria-label={alt} aria-busy={state.status === "loading"} className={styles.stage} />
      {state.status === "loading" && (
        <div className={styles.message}>
          <BusyState>그림을 불러오는 중입니다.</BusyState>
        </div>
      )}
      {state.status === "failed" && (
        <div className={styles.message}>
          <ErrorState onRetry={retry}>그림을 불러오지 못했습니다.</ErrorState>
        </div>
      )}
      <ZoomToolbar scale={state.status === "open" ? state.scale : null} fullScreen={fullScreen} onAction={perform} />
      <Dialog.Close asChild>
        <IconButton icon="close" label="닫기" className={styles.close} />
      </Dialog.Close>
    </Dialog.Content>
  );
}

/** `isOffered` is false where the device has no full screen to give. */
function useFullScreen(target: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", follow);
    return () => document.removeEventListener("fullscreenchange", follow);
  }, []);
  const toggle = () => {
    const change = document.fullscreenElement ? document.exitFullscreen() : target.current?.requestFullscreen();
    // Refused, the view stays as large as the window.
    change?.catch(() => undefined);
  };
  return { isOffered: typeof document !== "undefined" && document.fullscreenEnabled, isFull, toggle };
}
