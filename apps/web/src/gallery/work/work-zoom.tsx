import type { PostDetail, PostType } from "@bulmo/contracts/post";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useViewerEntry } from "../../post/zoom/use-viewer-entry.ts";
import { ZoomViewer } from "../../post/zoom/zoom-viewer.tsx";
import { trpc } from "../../session/call/trpc.ts";
import { workLink } from "../exhibition/work-address.ts";

/** By this name a work's page knows that its work is looked at, and not a picture of the text below. */
const work = "work";

/** The state of a work's viewer, and what opens and closes it. */
export function useWorkZoom() {
  const { viewed, open, ...entry } = useViewerEntry();
  return { isOpen: viewed === work, open: () => open(work), ...entry };
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
  const { failed, stepTo } = useSteps(zoom, type, group);
  const step = (name: string, neighbour: PostDetail["previous"]) =>
    neighbour ? { label: `${name} 작품: ${neighbour.title}`, go: () => void stepTo(name, neighbour.index) } : undefined;
  const steps = { previous: step("이전", post.previous), next: step("다음", post.next) };
  return (
    <ZoomViewer
      url={post.thumbnail}
      title={post.title}
      artist={post.author}
      alt={alt}
      isTiled
      steps={steps}
      notice={failed && `${failed} 작품을 불러오지 못했습니다. 잠시 뒤에 다시 눌러 주세요.`}
      open={zoom.isOpen}
      onClose={zoom.close}
      opener={opener}
    />
  );
}

/** The work is fetched before its page is gone to: where it cannot be had, the one that is looked at stays. */
function useSteps({ isOpen, moveTo }: WorkZoomProps["zoom"], type: PostType, group?: number) {
  const utils = trpc.useUtils();
  const [failed, setFailed] = useState("");
  /** Grows with each press and when the room is left: an answer to an earlier one moves nobody. */
  const turn = useRef(0);
  useEffect(() => {
    setFailed("");
    turn.current += 1;
  }, [isOpen]);
  const stepTo = async (name: string, index: number) => {
    const mine = (turn.current += 1);
    setFailed("");
    try {
      // Without a connection it is told at once, and not waited for.
      await utils.post.get.fetch({ type, index, exhibitionSubIndex: group }, { networkMode: "always" });
      if (mine === turn.current) moveTo(workLink({ type, index }, group));
    } catch {
      if (mine === turn.current) setFailed(name);
    }
  };
  return { failed, stepTo };
}
