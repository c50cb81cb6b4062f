import type { PostDetail, PostType } from "@bulmo/contracts/post";
import type { RefObject } from "react";
import { usePostStep } from "../../post/zoom/use-post-step.ts";
import { useViewerEntry } from "../../post/zoom/use-viewer-entry.ts";
import { ZoomViewer } from "../../post/zoom/zoom-viewer.tsx";
import { workLink } from "../exhibition/work-address.ts";

/** By this name a work's page knows that its work is looked at, and not a picture of the text below. */
const work = "work";

/** The state of a work's viewer, and what opens and closes it. */
export function useWorkZoom() {
  const { open, ...entry } = useViewerEntry();
  return { isOpen: entry.viewed === work, open: () => open(work), ...entry };
}

type WorkZoomProps = {
  zoom: ReturnType<typeof useWorkZoom>;
  post: Pick<PostDetail, "thumbnail" | "title" | "author" | "previous" | "next">;
  type: PostType;
  group?: number;
  alt: string;
  opener: RefObject<HTMLElement | null>;
};

/** A work looked at closely, with the ways to the works beside it (SEE-07). */
export function WorkZoom({ zoom, post, type, group, alt, opener }: WorkZoomProps) {
  const { notice, stepTo } = usePostStep(zoom.viewed);
  const goTo = (name: string, index: number) =>
    stepTo(async (fetchPost) => {
      await fetchPost({ type, index, exhibitionSubIndex: group });
      return () => zoom.moveTo(workLink({ type, index }, group));
    }, `${name} 작품을 불러오지 못했습니다. 잠시 뒤에 다시 눌러 주세요.`);
  const step = (name: string, neighbour: PostDetail["previous"]) =>
    neighbour ? { label: `${name} 작품: ${neighbour.title}`, go: () => void goTo(name, neighbour.index) } : undefined;
  const steps = { previous: step("이전", post.previous), next: step("다음", post.next) };
  return (
    <ZoomViewer
      url={post.thumbnail}
      title={post.title}
      artist={post.author}
      alt={alt}
      isTiled
      steps={steps}
      notice={notice}
      open={zoom.isOpen}
      onClose={zoom.close}
      opener={opener}
    />
  );
}
