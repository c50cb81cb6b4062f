/** Elements behind which the end of a line is none of the text. */
const blocks =
  "address|article|aside|blockquote|dd|div|dl|dt|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|table|tbody|td|tfoot|th|thead|tr|ul|iframe|script|style|!--";

const afterBlock = new RegExp(`(</?(?:${blocks})\\b[^>]*>)?[ \\t]*\\r?\\n`, "giu");
const startsBlock = new RegExp(`^\\s*<(?:/?(?:${blocks})\\b|!--)`, "iu");

/** A film's address that stands alone was drawn as its player. */
const film =
  /(^|\n|<p[^>]*>|<div[^>]*>|<br ?\/?>)\s*https?:\/\/(?:www\.)?(?:youtube\.com\/watch\?v=|youtu\.be\/)([\w-]{11})[^\s<]*[ \t]*(?=$|\r?\n|<)/giu;

const withFilms = (html: string) =>
  html.replace(
    film,
    (_whole, before: string, id: string) => `${before}<iframe src="https://www.youtube.com/embed/${id}"></iframe>`,
  );

/** A text of KBoard: its lines are lines, but for those behind the elements that make their own. */
export const readBoardText = (html: string): string =>
  withFilms(html).replace(afterBlock, (_whole, tag: string | undefined) => (tag === undefined ? "<br>\n" : `${tag}\n`));

/** Lines of a text that its editor did not write as elements, as WordPress has always shown them. */
const withParagraphs = (html: string): string =>
  html.includes("<!-- wp:")
    ? html
    : html
        .replace(/\r\n?/gu, "\n")
        .split(/\n{2,}/u)
        .filter((part) => part.trim() !== "")
        .map((part) => (startsBlock.test(part) ? part : `<p>${part.trim().replaceAll("\n", "<br>")}</p>`))
        .join("\n");

/** What asks for a program in square brackets: with something set, or by a name that only programs have. */
const shortcode =
  /\[\/?(?:(?:kboard|contact-form|gallery|caption|embed|audio|video|playlist|vc_|et_pb_)[\w-]*(?:\s[^\]]*)?|[a-z][\w-]*\s+[^\]]*=[^\]]*)\/?\]/giu;

export type Gallery = (ids: readonly number[]) => string;

const galleries = /\[gallery\s[^\]]*\bids=["']?([\d,\s]+)["']?[^\]]*\]/giu;

export const shortcodesIn = (html: string): string[] =>
  [...html.replace(galleries, "").matchAll(shortcode)]
    .map(([found]) => found)
    .filter((found) => !/^\[\/|^\[(?:kboard|caption|embed)\b/iu.test(found));

/** A text of WordPress: pictures of its galleries stand in it, and what other programs drew is left out. */
export const readWordPressText = (html: string, gallery: Gallery): string =>
  withParagraphs(
    withFilms(
      html.replace(galleries, (_whole, ids: string) => gallery(ids.split(",").map(Number))).replace(shortcode, ""),
    ),
  );
