import { parsePictureUrl, pictureUrl, widthsOf } from "@bulmo/contracts/picture";
import { Icon } from "@bulmo/ui/icon";
import { type CSSProperties, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { Picture } from "../../post/picture/picture.tsx";
import { EmptyFrame } from "../exhibition/framed-work.tsx";
import * as styles from "./work-picture.css.ts";
import { ZoomViewer } from "../zoom/zoom-viewer.tsx";

type WorkPictureProps = { thumbnail: string; title: string; alt: string };

const isPlainPress = (event: MouseEvent) => !event.ctrlKey && !event.metaKey && !event.shiftKey;

/**
 * The work itself, large. Pressed it opens in the zoom view (GAL-16); until the page has come alive, and
 * without scripts, it is a link to the largest picture there is.
 */
export function WorkPicture({ thumbnail, title, alt }: WorkPictureProps) {
  const picture = parsePictureUrl(thumbnail);
  const [isAlive, setAlive] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLAnchorElement>(null);
  useEffect(() => setAlive(true), []);
  if (!picture)
    return (
      <div className={styles.figure}>
        <div className={styles.empty}>
          <EmptyFrame />
        </div>
      </div>
    );
  const ratio = picture.width / picture.height;
  const open = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  const button = {
    role: "button",
    "aria-haspopup": "dialog" as const,
    onClick: (event: MouseEvent) => isPlainPress(event) && open(event),
    onKeyDown: (event: KeyboardEvent) => event.key === " " && open(event),
  };
  return (
    <div className={styles.figure}>
      <a
        ref={opener}
        href={pictureUrl(picture, widthsOf(picture).at(-1) ?? picture.width)}
        className={styles.opener}
        style={{ "--ratio": String(ratio), "--width": `${picture.width}px` } as CSSProperties}
        {...(isAlive ? button : {})}
      >
        <Picture picture={picture} alt={alt} sizes={sizesOf(ratio, picture.width)} isFirst className={styles.picture} />
        <span className={styles.hint}>
          <Icon name="expand" />
          크게 보기
        </span>
      </a>
      {isAlive && (
        <ZoomViewer url={thumbnail} title={title} alt={alt} open={isOpen} onOpenChange={setOpen} opener={opener} />
      )}
    </div>
  );
}

/** What the stylesheet makes of it, the page's own column included. */
const sizesOf = (ratio: number, width: number) =>
  `min(100vw - 2 * clamp(1rem, 4vw, 4rem), 72rem, ${ratio.toFixed(4)} * ${styles.tallest}, ${width}px)`;
