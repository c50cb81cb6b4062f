import { createBlockConfig, createBlockSpec } from "@blocknote/core";
import { isVideo, untitled, type Video } from "@bulmo/contracts/video";

const videoConfig = createBlockConfig(
  () =>
    ({
      type: "video" as const,
      propSchema: {
        provider: { default: "" as const },
        id: { default: "" as const },
        start: { default: 0 },
        /** Empty for one that nobody named. */
        title: { default: "" as const },
      },
      content: "none" as const,
    }) as const,
);

type Shown = { provider: string; id: string; start: number; title: string };

/** A film as its element tells of it; undefined for anything else. */
function readVideo(element: HTMLElement): (Video & { title: string }) | undefined {
  const { video = "", id = "", start = 0 } = element.dataset;
  // One that was copied from a page has what is said in its frame, too.
  const words = element.querySelector("figcaption")?.textContent ?? element.textContent;
  if (element.tagName !== "FIGURE" || !isVideo(video, id)) return undefined;
  return { provider: video, id, start: Number(start) || 0, title: words.trim() };
}

/** As it is stored, and as the page's own stylesheet draws it where nothing plays. */
export function drawVideo({ provider, id, start, title }: Shown, made: Document): HTMLElement {
  const figure = made.createElement("figure");
  const words = made.createElement("figcaption");
  figure.dataset["video"] = provider;
  figure.dataset["id"] = id;
  if (start > 0) figure.dataset["start"] = String(start);
  words.textContent = title || (isVideo(provider, id) ? untitled({ provider }) : "");
  figure.append(words);
  return figure;
}

const paper = () => document.implementation.createHTMLDocument();

export const createVideoBlockSpec = createBlockSpec(videoConfig, {
  parse: readVideo,
  render: ({ props }) => ({ dom: drawVideo(props, document) }),
  toExternalHTML: ({ props }) => ({ dom: drawVideo(props, paper()) }),
});
