import { isPlainPress } from "../../page/plain-press.ts";

const filmOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-play]") : null;

/** Who presses a film before it can play waits for it on this page; where it cannot, its link leads to the film's own. */
async function followFilms(frame: HTMLElement, signal: AbortSignal): Promise<void> {
  const pressed: HTMLElement[] = [];
  const keep = (event: MouseEvent) => {
    const film = isPlainPress(event) && filmOf(event);
    if (!film) return;
    event.preventDefault();
    pressed.push(film);
  };
  frame.addEventListener("click", keep);
  try {
    const { startVideos } = await import("../video/video-player.ts");
    if (!signal.aborted) startVideos(frame, signal);
  } finally {
    frame.removeEventListener("click", keep);
    // What plays by now, or was on a page that is left, is no longer there.
    for (const film of pressed) if (film.isConnected) film.click();
  }
}

async function followTables(frame: HTMLElement, signal: AbortSignal): Promise<void> {
  const regions = await import("../table/table-regions.ts");
  if (!signal.aborted) regions.followTables(frame, signal);
}

/** What only some texts need comes to pages with such. Without it a film leads to its own page, and keys stop at each table. */
const followers = { "data-video": followFilms, "<table": followTables };

/** Has films and tables of a text answer, until `signal` ends that. */
export function followText(frame: HTMLElement, html: string, signal: AbortSignal): void {
  for (const [mark, follow] of Object.entries(followers))
    if (html.includes(mark)) follow(frame, signal).catch(() => undefined);
}
