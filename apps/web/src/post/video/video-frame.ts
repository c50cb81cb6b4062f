import { isVideo, pageOf, providerNames } from "@bulmo/contracts/video";

/** A film as it is stored (platform/sanitise/video.ts). */
const storedVideo =
  /<figure data-video="(\w+)" data-id="([\w/-]+)"(?: data-start="(\d+)")?>(?=<figcaption>([^<]*)<\/figcaption>)/gu;

const mark =
  '<svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true"><circle cx="32" cy="32" r="31" fill="none" ' +
  'stroke="currentColor" stroke-width="2"/><path d="M26 20.5v23l20-11.5z" fill="currentColor"/></svg>';

/**
 * Puts before the title of each film a still frame of our own, which leads to the film's page: it asks nothing of the
 * film's site, be it for a picture, before somebody presses (ATT-06). The HTML is sanitised.
 */
export const withVideoFrames = (html: string): string =>
  html.replaceAll(storedVideo, (tag, provider: string, id: string, start = "0", title: string) => {
    if (!isVideo(provider, id)) return tag;
    const address = pageOf({ provider, id, start: Number(start) }).replaceAll("&", "&amp;");
    const name = providerNames[provider];
    const words = `${name} · 누르면 ${name}에서 불러옵니다.`;
    // In a text a quote may stand as it is, stored or as a browser writes it; in an attribute it would be its end.
    const label = title.replaceAll('"', "&quot;");
    return (
      `${tag.slice(0, -1)} data-address="${address}"><a href="${address}" rel="ugc nofollow noopener noreferrer" ` +
      `data-play aria-label="${label} 재생. ${words}">${mark}<span>${words}</span></a>`
    );
  });
