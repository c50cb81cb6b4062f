import { parsePictureUrl } from "@bulmo/contracts/picture";
import { BusyState, ErrorState } from "@bulmo/ui/state";
import { Icon } from "@bulmo/ui/icon";
import { VisuallyHidden } from "@bulmo/ui/visually-hidden";
import * as Dialog from "radix-ui/dialog";
import { type CSSProperties, type KeyboardEvent, type RefObject, useState } from "react";
import { toggleFullScreen } from "./full-screen.ts";
import { useQuiet } from "./use-quiet.ts";
import { useSwipe } from "./use-swipe.ts";
import { useZoom, type ZoomState } from "./use-zoom.ts";
import { StepButtons, ZoomButtons, type ZoomSteps } from "./zoom-controls.tsx";
import { actionOf, turned, type ZoomAction } from "./zoom-key.ts";
import * as styles from "./zoom-viewer.css.ts";

type ZoomRoomProps = {
  /** Any width of the picture; empty where there is none. */
  url: string;
  title: string;
  artist?: string;
  alt: string;
  isTiled?: boolean;
  steps?: ZoomSteps;
  /** What there is to say of a step that failed. */
  notice?: string;
  /** What opened it, where the focus goes when it closes. */
  opener: RefObject<HTMLElement | null>;
};

type ZoomViewerProps = ZoomRoomProps & { open: boolean; onClose: () => void };

/** The picture in a dark room as large as the window, and every stroke can be looked at (GAL-16, SEE-07). */
export function ZoomViewer({ open, onClose, ...picture }: ZoomViewerProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.scrim}>
          <ZoomRoom {...picture} />
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const keysFor = ({ previous, next, unit = "작품" }: ZoomSteps) =>
  `더하기와 빼기 키로 확대하고 축소하며, 화살표 키로 움직입니다. 0은 처음 크기, F는 전체 화면, ${
    previous || next ? `Page Up과 Page Down은 앞뒤 ${unit}(처음 크기에서는 왼쪽과 오른쪽 화살표도), ` : ""
  }Esc는 닫기입니다.`;

const noSteps: ZoomSteps = {};

function ZoomRoom({ url, title, artist, alt, isTiled = false, steps = noSteps, notice, opener }: ZoomRoomProps) {
  const [room, enter] = useState<HTMLElement | null>(null);
  const [first] = useState(url);
  const { place, placeOverview, state, act, retry } = useZoom(url, isTiled);
  const isQuiet = useQuiet(room) && state.status === "open" && !notice;
  const perform = (action: ZoomAction) => {
    if (action.kind === "full-screen") toggleFullScreen(room);
    else if (action.kind === "step") steps[action.to]?.go();
    else act(action);
  };
  const turn = (to: "previous" | "next") => isWhole(state) && steps[to]?.go();
  useSwipe(room, turn);
  const followKey = (event: KeyboardEvent) => {
    const pressed = actionOf(event);
    if (!pressed) return;
    event.preventDefault();
    perform(isWhole(state) ? turned(pressed, steps) : pressed);
  };
  const returnFocus = (event: Event) => {
    event.preventDefault();
    // On a page that was loaded again with its viewer open nothing was pressed: the link around the picture leads here.
    const link = opener.current ?? document.querySelector<HTMLElement>(`[data-enlarge="${first}"]`);
    link?.focus({ preventScroll: true });
  };
  return (
    <Dialog.Content
      ref={enter}
      className={styles.room}
      data-quiet={isQuiet}
      onKeyDown={followKey}
      onCloseAutoFocus={returnFocus}
    >
      {url ? (
        <>
          <div
            ref={place}
            role="img"
            aria-label={alt}
            aria-busy={state.status === "loading"}
            className={styles.stage}
          />
          <Standing state={state} onRetry={retry} />
        </>
      ) : (
        <p className={styles.message}>이 작품에는 이미지가 없습니다.</p>
      )}
      <div className={styles.label} data-chrome="foot">
        {/* Live: a step to the work beside it changes nothing else that is heard. */}
        <div aria-live="polite" aria-atomic="true" className={styles.names}>
          <Dialog.Title className={styles.title}>
            {title} <VisuallyHidden>크게 보기</VisuallyHidden>
          </Dialog.Title>
          {artist && <p className={styles.artist}>{artist}</p>}
        </div>
        {notice && (
          <p role="alert" className={styles.notice}>
            {notice}
          </p>
        )}
        <VisuallyHidden>
          <Dialog.Description>{keysFor(steps)}</Dialog.Description>
        </VisuallyHidden>
      </div>
      <div className={styles.bar} data-chrome="head">
        <ZoomButtons
          isLargest={"scale" in state && state.isLargest}
          isSmallest={"scale" in state && state.isSmallest}
          onAction={perform}
        />
        <StepButtons steps={steps} />
        <Dialog.Close className={styles.close}>
          <Icon name="close" />
          닫기
        </Dialog.Close>
      </div>
      <div
        ref={placeOverview}
        aria-hidden
        className={styles.overview}
        data-whole={isWhole(state)}
        style={{ "--ratio": String(ratioOf(url)) } as CSSProperties}
      />
    </Dialog.Content>
  );
}

function ratioOf(url: string): number {
  const picture = parsePictureUrl(url);
  return picture ? picture.width / picture.height : 1;
}

/** Then there is nothing that the small picture could tell, and it would lie on the large one. */
const isWhole = (state: ZoomState) => !("scale" in state) || state.scale < 1.01;

function Standing({ state, onRetry }: { state: ZoomState; onRetry: () => void }) {
  if (state.status === "loading")
    return (
      <div className={styles.message}>
        <BusyState>이미지를 불러오는 중입니다.</BusyState>
      </div>
    );
  if (!("scale" in state))
    return (
      <div className={styles.message}>
        <ErrorState onRetry={onRetry}>이미지를 불러오지 못했습니다.</ErrorState>
      </div>
    );
  return (
    <VisuallyHidden>
      <span role="status">{Math.round(state.scale * 100)}%</span>
    </VisuallyHidden>
  );
}
