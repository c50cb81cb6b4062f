import { isVideo, playerOf } from "@bulmo/contracts/video";
import { isPlainPress } from "../../page/plain-press.ts";
import { withVideoFrames } from "./video-frame.ts";

/**
 * What the two players cannot do without. They run on another site than ours, so that its own origin is none that sees
 * this page; a window opens where somebody asks to go on to the film's page, and is a window like any other. They may
 * not lead this page elsewhere, send forms, ask questions in dialogs or begin downloads.
 */
const sandbox = "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation";

/** Of what a page may lend to a frame, what one does with a film. */
const permissions = "autoplay; fullscreen; picture-in-picture; encrypted-media";

function playerFor(figure: HTMLElement): HTMLIFrameElement | undefined {
  const { video = "", id = "", start = 0 } = figure.dataset;
  if (!isVideo(video, id)) return undefined;
  const player = document.createElement("iframe");
  player.title = figure.querySelector("figcaption")?.textContent ?? "";
  player.setAttribute("sandbox", sandbox);
  player.allow = permissions;
  // YouTube plays nothing for who does not say where it is shown; of the page it hears no more than its site.
  player.referrerPolicy = "strict-origin";
  player.src = playerOf({ provider: video, id, start: Number(start) });
  return player;
}

function play(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a[data-play]") : null;
  const figure = link?.closest<HTMLElement>("figure[data-video]");
  const player = figure && isPlainPress(event) ? playerFor(figure) : undefined;
  if (!link || !player) return;
  event.preventDefault();
  link.replaceWith(player);
  player.focus();
}

/** Films within an element play where they stand when they are pressed, until `signal` ends that. */
export function startVideos(element: HTMLElement, signal: AbortSignal): void {
  // The server has drawn them; a page that was reached without it has not.
  for (const figure of element.querySelectorAll("figure[data-video]:not([data-address])"))
    figure.outerHTML = withVideoFrames(figure.outerHTML);
  element.addEventListener("click", play, { signal });
}
