/** What only some texts need comes to pages with such. Without it a film leads to its own page, and keys stop at each table. */
const followers = {
  "data-video": async () => (await import("../video/video-player.ts")).startVideos,
  "<table": async () => (await import("../table/table-regions.ts")).followTables,
};

/** Has films and tables of a text answer, until `signal` ends that. */
export function followText(frame: HTMLElement, html: string, signal: AbortSignal): void {
  for (const [mark, load] of Object.entries(followers))
    if (html.includes(mark))
      void load().then(
        (follow) => !signal.aborted && follow(frame, signal),
        () => undefined,
      );
}
