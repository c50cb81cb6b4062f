import { imageUrlOf, parsePictureUrl, srcsetOf } from "@bulmo/contracts/picture";
import type { PostDetail } from "@bulmo/contracts/post";
import { lengthsOf } from "@bulmo/contracts/work-caption";
import { IconButton } from "@bulmo/ui/button";
import { useEffect, useRef, useState } from "react";
import { Link } from "../../parts/link/link.tsx";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import { actionOf, type ZoomAction } from "../../post/zoom/zoom-key.ts";
import { openStage, type ZoomStage } from "../../post/zoom/zoom-stage.ts";
import { nameOf } from "../exhibition/proportion.ts";
import { workLink } from "../exhibition/work-address.ts";
import { workContent } from "../work/work-content.ts";
import { formatDated } from "@bulmo/contracts/dated";
import * as styles from "./compared-works.css.ts";
import type { JoinedStage } from "./use-joined-stages.ts";

const margin = 12;
const margins = () => ({ top: margin, bottom: margin, left: margin, right: margin });

type ComparedWorkProps = {
  post: PostDetail;
  /** What is done from now on is done with this one. */
  onLead: () => void;
  onStage: (joined: JoinedStage | undefined) => void;
};

/** One of two works: its picture under a glass, and below it what it is. */
export function ComparedWork({ post, onLead, onStage }: ComparedWorkProps) {
  const { thumbnail, content, title, author, dated, technique } = post;
  const alt = workContent(content, thumbnail).description || nameOf(post);
  const centimetres = Number(post.width) || undefined;
  const element = useRef<HTMLDivElement>(null);
  const stage = useRef<ZoomStage>(null);
  /** How many times larger than at first; nothing before the glass is there. */
  const [scale, setScale] = useState<number>();

  useEffect(() => {
    if (!element.current || !thumbnail) return undefined;
    let isGone = false;
    openStage({ element: element.current, url: thumbnail, isTiled: true, margins }).then(
      (opened) => {
        if (isGone) return opened.close();
        stage.current = opened;
        onStage({ viewer: opened.viewer, centimetres });
        return opened.onScale(({ scale: shown }) => setScale(shown));
      },
      // Then the plain picture stays.
      () => undefined,
    );
    return () => {
      isGone = true;
      onStage(undefined);
      stage.current?.close();
      stage.current = null;
      setScale(undefined);
    };
  }, [thumbnail, centimetres, onStage]);

  const act = (action: ZoomAction) => {
    onLead();
    if (action.kind === "zoom") stage.current?.zoom(action.way);
    else if (action.kind === "pan") stage.current?.pan(action.direction);
    else if (action.kind === "reset") stage.current?.reset();
  };
  const followKey = (event: KeyboardEvent) => {
    const pressed = actionOf(event);
    if (!pressed || pressed.kind === "step" || pressed.kind === "full-screen") return;
    event.preventDefault();
    act(pressed);
  };
  // On the element itself: the glass takes some of these for its own, and passes them on no further.
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    element.current?.addEventListener("keydown", followKey, { signal });
    for (const type of ["pointerdown", "wheel"] as const)
      element.current?.addEventListener(type, onLead, { signal, capture: true, passive: true });
    return () => listening.abort();
  });
  return (
    <figure className={styles.work}>
      <div className={styles.room}>
        {thumbnail ? <PlainPicture thumbnail={thumbnail} alt={alt} isHidden={scale !== undefined} /> : <NoPicture />}
        <div
          ref={element}
          role="application"
          aria-label={`${alt}. 더하기와 빼기 키로 확대하고 축소하며, 화살표 키로 움직입니다. 0은 처음 크기입니다.`}
          tabIndex={scale === undefined ? -1 : 0}
          className={styles.stage}
        />
        {scale !== undefined && (
          <div role="group" aria-label={`${title} 보기 도구`} className={styles.tools}>
            <span className={styles.scale}>{Math.round(scale * 100)}%</span>
            <IconButton icon="minus" label="축소" onClick={() => act({ kind: "zoom", way: "out" })} />
            <IconButton icon="plus" label="확대" onClick={() => act({ kind: "zoom", way: "in" })} />
          </div>
        )}
      </div>
      <figcaption className={styles.label}>
        <Link {...workLink(post)} className={styles.title}>
          {keepTogether(title)}
        </Link>
        <p>{author}</p>
        <p className={styles.quiet}>
          {[dated && formatDated(dated), technique, lengthsOf(post)].filter(Boolean).join(", ")}
        </p>
      </figcaption>
    </figure>
  );
}

/** As it is before the glass is there, and without scripts. */
function PlainPicture({ thumbnail, alt, isHidden }: { thumbnail: string; alt: string; isHidden: boolean }) {
  const picture = parsePictureUrl(thumbnail);
  return (
    <img
      src={picture ? imageUrlOf(picture) : thumbnail}
      {...(picture && { srcSet: srcsetOf(picture), width: picture.width, height: picture.height })}
      sizes="(min-width: 48em) 50vw, 100vw"
      alt={alt}
      className={styles.picture}
      data-hidden={isHidden || undefined}
    />
  );
}

const NoPicture = () => <p className={styles.message}>이 작품에는 이미지가 없습니다.</p>;
