import { Parser } from "htmlparser2";

/** What a browser would fetch from elsewhere, or what brings its bytes along. */
const elsewhere = /^\s*(?:https?:|\/\/|data:image\/)/iu;

/**
 * A text with the site's own pictures by their path, where somebody has named them with the whole address; and the places,
 * from 1, of those that lie elsewhere, since nobody's post may ask another site for one (API-49).
 */
export function ownPictures(html: string, siteUrl: string): { html: string; foreign: number[] } {
  const own = `${siteUrl}/uploads/`;
  const ownSource = new RegExp(`(?<=\\ssrc\\s*=\\s*["']?\\s*)${RegExp.escape(siteUrl)}`, "iu");
  const parts: string[] = [];
  const foreign: number[] = [];
  let written = 0;
  let place = 0;
  const parser = new Parser({
    onopentag: (name, { src = "" }) => {
      if (name !== "img") return;
      place += 1;
      if (src.startsWith(own)) {
        const tag = html.slice(parser.startIndex, parser.endIndex + 1);
        parts.push(html.slice(written, parser.startIndex), tag.replace(ownSource, ""));
        written = parser.endIndex + 1;
      } else if (elsewhere.test(src)) foreign.push(place);
    },
  });
  parser.end(html);
  return { html: parts.join("") + html.slice(written), foreign };
}
