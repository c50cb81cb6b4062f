import { videoOfPlayer } from "@bulmo/contracts/video";
import { drawVideo } from "./video-block.ts";

/** Players of the two sites that a page was copied with become films, as the server takes them too (ATT-06). */
export function takePlayers(body: HTMLElement): void {
  for (const frame of body.querySelectorAll("iframe:not([srcdoc])")) {
    const video = videoOfPlayer(frame.getAttribute("src") ?? "");
    if (!video) continue;
    const film = drawVideo({ ...video, title: frame.getAttribute("title") ?? "" }, body.ownerDocument);
    // In a frame of the page's own, a paragraph or a link it would be no line by itself.
    const around = frame.closest("figure, p, a");
    frame.replaceWith(...(around ? [] : [film]));
    if (around?.textContent.trim()) around.after(film);
    else around?.before(film);
    if (around && !around.textContent.trim() && !around.querySelector("img, iframe")) around.remove();
  }
}
