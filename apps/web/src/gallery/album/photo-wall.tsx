import { parsePictureUrl, pictureUrl, widthsOf } from "@bulmo/contracts/picture";
import type { PostDetail } from "@bulmo/contracts/post";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { opensInApp } from "../../page/early-click.ts";
import { isPlainPress } from "../../page/plain-press.ts";
import type { SitePath } from "../../page/site-path.ts";
import { lazyPart, useLazy } from "../../parts/lazy/use-lazy.ts";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import { useViewerEntry } from "../../post/zoom/use-viewer-entry.ts";
import { FramedWork } from "../exhibition/framed-work.tsx";
import { onWall, ratioOf, withRatio } from "../exhibition/proportion.ts";
import { firstRow, type Place, placesOf } from "../exhibition/wall.ts";
import * as wall from "../exhibition/work-wall.css.ts";
import { isPhotoName, type Photo, photoAlt, photoName } from "./album-content.ts";
import * as styles from "./photo-wall.css.ts";

const photoRoom = lazyPart(async () => (await import("./photo-room.tsx")).PhotoRoom);

type PhotoWallProps = { path: SitePath; post: PostDetail; photos: readonly Photo[] };

/**
 * All pictures of a post in rows of one height; pressed, each opens in the viewer, which leads from one to the next and
 * on to those of the posts beside it.
 */
export function PhotoWall({ path, post, photos }: PhotoWallProps) {
  const ratios = photos.map(({ src }) => ratioOf(src));
  const places = placesOf(ratios);
  const seenAtOnce = firstRow(ratios);
  const { Room, at, look, links, entry, opener } = usePhotoRoom(post.index, photos);
  return (
    <div className={wall.wall}>
      <ul role="list" aria-label={`${post.title} 사진`} className={wall.list}>
        {photos.map((photo, number) => (
          <HungPhoto
            // The same photograph may hang twice; that of another post is another one.
            key={photoName(post.index, number)}
            photo={photo}
            name={photoAlt(photo, number)}
            place={places[number]}
            isFirst={number < seenAtOnce}
            linkRef={(link) => {
              links.current[number] = link;
            }}
            onLook={() => look(number)}
          />
        ))}
      </ul>
      {Room && <Room path={path} post={post} photos={photos} at={at} entry={entry} opener={opener} />}
    </div>
  );
}

/** Which photograph of the post is looked at, and the ways in and out. */
function usePhotoRoom(index: number, photos: readonly Photo[]) {
  const entry = useViewerEntry();
  const { viewed, open } = entry;
  const { Loaded: Room, load } = useLazy(photoRoom);
  const links = useRef<(HTMLAnchorElement | null)[]>([]);
  /** Where the focus goes when the viewer closes: to the photograph that was looked at last. */
  const opener = useRef<HTMLElement>(null);
  const named = photos.findIndex((_photo, place) => photoName(index, place) === viewed);
  const [held, hold] = useState(named);
  if (named >= 0 && named !== held) hold(named);
  // On the way to a photograph of another post the last one stays, until the page has followed its address.
  const at = named < 0 && isPhotoName(viewed) ? held : named;
  useEffect(() => {
    if (at < 0) return;
    opener.current = links.current[at] ?? null;
    // A page that was loaded again while its viewer was open.
    void load();
  }, [at, index, load]);
  const look = async (place: number) => {
    const outcome = await load();
    if (outcome === "loaded") open(photoName(index, place));
    return outcome;
  };
  return { Room, at, look, links, entry, opener };
}

type HungPhotoProps = {
  photo: Photo;
  name: string;
  place: Place | undefined;
  isFirst: boolean;
  linkRef: (link: HTMLAnchorElement | null) => void;
  onLook: () => Promise<unknown>;
};

/** Until the page has come alive, and without scripts, it is a link to the largest picture there is. */
function HungPhoto({ photo, name, place, isFirst, linkRef, onLook }: HungPhotoProps) {
  const { src, words } = photo;
  const picture = parsePictureUrl(src);
  const whole = picture ? pictureUrl(picture, widthsOf(picture).at(-1) ?? picture.width) : src;
  const follow = async (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    if ((await onLook()) === "failed") window.location.assign(whole);
  };
  return (
    <li className={wall.place} style={{ ...withRatio(ratioOf(src)), ...onWall(place) }}>
      <a
        ref={linkRef}
        href={whole}
        aria-label={`${name} 크게 보기`}
        {...opensInApp}
        className={styles.opener}
        onClick={(event) => void follow(event)}
      >
        <div className={wall.frame}>
          <FramedWork thumbnail={src} alt="" sizes={place?.sizes ?? ""} isFirst={isFirst} />
        </div>
      </a>
      {/* The link is named by it already. */}
      {words && (
        <p aria-hidden className={styles.words}>
          {keepTogether(words)}
        </p>
      )}
    </li>
  );
}
