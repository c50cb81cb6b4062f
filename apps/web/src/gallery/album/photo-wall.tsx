import { parsePictureUrl, pictureUrl, widthsOf } from "@bulmo/contracts/picture";
import { type MouseEvent, useEffect, useRef } from "react";
import { lazyPart, useLazy } from "../../parts/lazy/use-lazy.ts";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import { useViewerEntry } from "../../post/zoom/use-viewer-entry.ts";
import { FramedWork } from "../exhibition/framed-work.tsx";
import { onWall, ratioOf, withRatio } from "../exhibition/proportion.ts";
import { firstRow, type Place, placesOf } from "../exhibition/wall.ts";
import * as wall from "../exhibition/work-wall.css.ts";
import type { Photo } from "./album-content.ts";
import * as styles from "./photo-wall.css.ts";

const viewer = lazyPart(async () => (await import("../../post/zoom/zoom-viewer.tsx")).ZoomViewer);

/** By this name the page knows which of its photographs is looked at. */
const nameOf = (at: number) => `photo ${at + 1}`;

const altOf = ({ description, words }: Photo, at: number) => description || words || `${at + 1}번째 사진`;

/** All pictures of a post in rows of one height; pressed, each opens in the viewer, which leads from one to the next. */
export function PhotoWall({ label, photos }: { label: string; photos: readonly Photo[] }) {
  const ratios = photos.map(({ src }) => ratioOf(src));
  const places = placesOf(ratios);
  const seenAtOnce = firstRow(ratios);
  const { look, links, ...room } = usePhotoRoom(photos);
  return (
    <div className={wall.wall}>
      <ul role="list" aria-label={label} className={wall.list}>
        {photos.map((photo, at) => (
          <HungPhoto
            // The same photograph may hang twice.
            key={nameOf(at)}
            photo={photo}
            name={altOf(photo, at)}
            place={places[at]}
            isFirst={at < seenAtOnce}
            linkRef={(link) => {
              links.current[at] = link;
            }}
            onLook={() => look(at)}
          />
        ))}
      </ul>
      <PhotoRoom {...room} photos={photos} />
    </div>
  );
}

/** Which photograph is looked at, and the ways in, on and out. */
function usePhotoRoom(photos: readonly Photo[]) {
  const { viewed, open, turnTo, close } = useViewerEntry();
  const { Loaded: Viewer, load } = useLazy(viewer);
  const links = useRef<(HTMLAnchorElement | null)[]>([]);
  /** Where the focus goes when the viewer closes: to the photograph that was looked at last. */
  const opener = useRef<HTMLElement>(null);
  const at = photos.findIndex((_photo, place) => nameOf(place) === viewed);
  useEffect(() => {
    if (at < 0) return;
    opener.current = links.current[at] ?? null;
    // A page that was loaded again while its viewer was open.
    void load();
  }, [at, load]);
  const look = async (place: number) => {
    const outcome = await load();
    if (outcome === "loaded") open(nameOf(place));
    return outcome;
  };
  return { Viewer, at, look, turn: (place: number) => turnTo(nameOf(place)), close, links, opener };
}

type PhotoRoomProps = Omit<ReturnType<typeof usePhotoRoom>, "look" | "links"> & { photos: readonly Photo[] };

function PhotoRoom({ Viewer, at, turn, close, opener, photos }: PhotoRoomProps) {
  const photo = photos[at];
  if (!Viewer) return null;
  const stepTo = (place: number, word: string) => photos[place] && { label: `${word} 사진`, go: () => turn(place) };
  return (
    <Viewer
      url={photo?.src ?? ""}
      title={photo ? altOf(photo, at) : ""}
      artist={`${at + 1} / ${photos.length}`}
      alt={photo ? altOf(photo, at) : ""}
      steps={{ unit: "사진", previous: stepTo(at - 1, "이전"), next: stepTo(at + 1, "다음") }}
      open={photo !== undefined}
      onClose={close}
      opener={opener}
    />
  );
}

type HungPhotoProps = {
  photo: Photo;
  name: string;
  place: Place | undefined;
  isFirst: boolean;
  linkRef: (link: HTMLAnchorElement | null) => void;
  onLook: () => Promise<unknown>;
};

const isPlainPress = (event: MouseEvent) => !event.ctrlKey && !event.metaKey && !event.shiftKey;

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
