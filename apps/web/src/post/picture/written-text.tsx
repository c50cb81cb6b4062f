import { ProseHtml } from "@bulmo/ui/prose";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef } from "react";
import { lazyPart, useLazy } from "../../parts/lazy/use-lazy.ts";
import { isPlainPress } from "../../page/plain-press.ts";
import { hereFrom } from "../../page/shown-page.ts";
import { useViewerEntry } from "../zoom/use-viewer-entry.ts";
import { withPictureLinks } from "./content-pictures.ts";
import { altIn, hasPicture } from "./image-tag.ts";
import { followText } from "./text-followers.ts";

/** Their frames are drawn by the server; for a page that was reached without it, by what plays them. */
const drawn: (html: string) => string = import.meta.env.SSR
  ? (await import("../video/video-frame.ts")).withVideoFrames
  : (html) => html;

const viewer = lazyPart(async () => (await import("../zoom/zoom-viewer.tsx")).ZoomViewer);

/** The link around a picture of the text, which has been pressed. */
const linkOf = ({ target }: MouseEvent) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-enlarge]") : null;

/**
 * What somebody wrote, with its pictures in the sizes they are shown in. Pressed, one opens in the viewer (SEE-12), which
 * is loaded only then; without it, the link leads to the picture by itself.
 */
export function WrittenText({ html }: { html: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement>(null);
  const router = useRouter();
  const { Loaded: Viewer, load } = useLazy(viewer);
  const { viewed = "", open, close } = useViewerEntry();
  const isOpen = hasPicture(html, viewed);

  const enlarge = useEffectEvent(async (event: MouseEvent) => {
    const link = linkOf(event);
    const src = link?.dataset["enlarge"];
    if (!link || !src || !isPlainPress(event)) return;
    event.preventDefault();
    opener.current = link;
    // Who has gone on meanwhile, or is about to, looks at something else by then.
    const hasStayed = hereFrom(router);
    const outcome = await load();
    if (outcome === "gone" || !hasStayed()) return;
    if (outcome === "loaded") open(src);
    else window.location.assign(link.href);
  });
  useEffect(() => {
    const element = frame.current;
    const follow = (event: MouseEvent) => void enlarge(event);
    element?.addEventListener("click", follow);
    return () => element?.removeEventListener("click", follow);
  }, []);

  useEffect(() => {
    const gone = new AbortController();
    if (frame.current) followText(frame.current, html, gone.signal);
    return () => gone.abort();
  }, [html]);

  // A page that was loaded again while its viewer was open; where that cannot be had, the page is all there is to see.
  useEffect(() => {
    if (isOpen) void load();
  }, [isOpen, load]);

  return (
    <div ref={frame} data-written="">
      <ProseHtml html={drawn(withPictureLinks(html))} />
      {Viewer && (
        <Viewer
          url={viewed}
          title={altIn(html, viewed) || "글에 실린 이미지"}
          alt={altIn(html, viewed)}
          open={isOpen}
          onClose={close}
          opener={opener}
        />
      )}
    </div>
  );
}
