import { parsePictureUrl, pictureUrl, widthsOf } from "@bulmo/contracts/picture";
import { Icon } from "@bulmo/ui/icon";
import { type CSSProperties, type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useState } from "react";
import { opensInApp } from "../../page/early-click.ts";
import { isPlainPress } from "../../page/plain-press.ts";
import { Picture } from "../../parts/picture/picture.tsx";
import { EmptyFrame } from "../exhibition/framed-work.tsx";
import { pictureName } from "../exhibition/named-picture.ts";
import * as styles from "./work-picture.css.ts";

type WorkPictureProps = {
  thumbnail: string;
  alt: string;
  onOpen: () => void;
  opener: RefObject<HTMLAnchorElement | null>;
};

/**
 * The work itself, large. Pressed it opens in the zoom view (GAL-16); until the page has come alive, and
 * without scripts, it is a link to the largest picture there is.
 */
export function WorkPicture({ thumbnail, alt, onOpen, opener }: WorkPictureProps) {
  const picture = parsePictureUrl(thumbnail);
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  if (!picture)
    return (
      <div className={styles.empty}>
        <EmptyFrame />
      </div>
    );
  const ratio = picture.width / picture.height;
  const open = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    onOpen();
  };
  const button = {
    role: "button",
    "aria-haspopup": "dialog" as const,
    onKeyDown: (event: KeyboardEvent) => event.key === " " && open(event),
  };
  return (
    <a
      ref={opener}
      id={pictureName}
      href={pictureUrl(picture, widthsOf(picture).at(-1) ?? picture.width)}
      className={styles.opener}
      style={{ "--ratio": String(ratio), "--width": `${picture.width}px` } as CSSProperties}
      {...opensInApp}
      // From the first moment on: what was pressed early is pressed again at once.
      onClick={(event) => isPlainPress(event) && open(event)}
      {...(isAlive ? button : {})}
    >
      <Picture picture={picture} alt={alt} sizes={sizesOf(ratio, picture.width)} isFirst className={styles.picture} />
      <span className={styles.hint}>
        <Icon name="expand" />
        크게 보기
      </span>
    </a>
  );
}

/** What the stylesheet makes of it: eight of the page's columns, or all of them. */
function sizesOf(ratio: number, width: number): string {
  const column = "100vw - 2 * clamp(1rem, 4vw, 4rem)";
  const tall = (tallest: string) => `${ratio.toFixed(4)} * (${tallest}), ${width}px`;
  const wide = isWide(ratio)
    ? `min(${column}, 72rem, ${tall(styles.tallest)})`
    : `min((${column}) * 0.66, 48rem, ${tall(styles.tallest)})`;
  return `(min-width: 64em) ${wide}, min(${column}, ${tall(styles.tallestOnPhone)})`;
}

/** A scroll that lies: in eight columns it would be a strip. */
export const isWide = (ratio: number) => ratio >= 2;
