import type { PostDetail } from "@bulmo/contracts/post";
import type { RefObject } from "react";
import type { SitePath } from "../../page/site-path.ts";
import { detailPath } from "../../post/board/board-paths.ts";
import { type FetchPost, usePostStep } from "../../post/zoom/use-post-step.ts";
import type { useViewerEntry } from "../../post/zoom/use-viewer-entry.ts";
import { ZoomViewer } from "../../post/zoom/zoom-viewer.tsx";
import { albumContent, type Photo, photoAlt, photoName } from "./album-content.ts";

type PhotoRoomProps = {
  path: SitePath;
  post: PostDetail;
  photos: readonly Photo[];
  /** Which of them is looked at; -1 for none. */
  at: number;
  entry: ReturnType<typeof useViewerEntry>;
  opener: RefObject<HTMLElement | null>;
};

/** A photograph looked at closely, with the ways to those beside it: first of its post, then of the posts beside that. */
export function PhotoRoom({ path, post, photos, at, entry, opener }: PhotoRoomProps) {
  const photo = photos[at];
  const { notice, toPost } = useNeighbours({ path, post, entry });
  const step = (way: Way) => {
    const place = at + (way === "next" ? 1 : -1);
    if (photos[place]) return { label: `${names[way]} 사진`, go: () => entry.turnTo(photoName(post.index, place)) };
    return toPost(way);
  };
  const alt = photo ? photoAlt(photo, at) : "";
  return (
    <ZoomViewer
      url={photo?.src ?? ""}
      title={alt}
      artist={whereOf(post, photos.length, { at, alt })}
      alt={alt}
      steps={{ unit: "사진", previous: step("previous"), next: step("next") }}
      notice={notice}
      open={photo !== undefined}
      onClose={entry.close}
      opener={opener}
    />
  );
}

type Way = "previous" | "next";
const names: Readonly<Record<Way, string>> = { previous: "이전", next: "다음" };

/** The post that it belongs to, unless it is called like it, and its place among the photographs of that. */
function whereOf({ title }: PostDetail, count: number, { at, alt }: { at: number; alt: string }): string {
  return [title !== alt && title, count > 1 && `${at + 1} / ${count}`].filter(Boolean).join(" · ");
}

/** An album shows its newest post first: what follows there was written before. */
const besideIn = ({ previous, next }: PostDetail, way: Way) => (way === "next" ? previous : next);

type Found = { index: number; photos: readonly Photo[] };

/** The nearest post that has photographs; others have none to be looked at. */
async function findPictured(fetchPost: FetchPost, from: PostDetail, way: Way): Promise<Found | undefined> {
  const beside = besideIn(from, way);
  if (!beside) return undefined;
  const post = await fetchPost({ type: from.type, index: beside.index });
  const { photos } = albumContent(post.content);
  return photos.length > 0 ? { index: beside.index, photos } : findPictured(fetchPost, post, way);
}

/** The ways from the photographs of a post to those of the posts beside it. */
function useNeighbours({ path, post, entry }: Pick<PhotoRoomProps, "path" | "post" | "entry">) {
  const { notice, stepTo } = usePostStep(entry.viewed);
  const goOn = (way: Way) =>
    stepTo(async (fetchPost) => {
      const found = await findPictured(fetchPost, post, way);
      if (!found) return `${names[way]} 사진이 더 없습니다.`;
      const { index, photos } = found;
      const link = { to: detailPath(path), search: { index: String(index) } };
      return () => entry.moveTo(link, photoName(index, way === "next" ? 0 : photos.length - 1));
    }, `${names[way]} 사진을 불러오지 못했습니다. 잠시 뒤에 다시 눌러 주세요.`);
  const toPost = (way: Way) => {
    const isThere = besideIn(post, way) !== null;
    return isThere ? { label: `${names[way]} 사진`, go: () => void goOn(way) } : undefined;
  };
  return { notice, toPost };
}
