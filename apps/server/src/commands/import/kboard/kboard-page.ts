import type { OldPage } from "../old-site.ts";
import { plainText } from "../../../platform/sanitise/html-extract.ts";
import { readEscaped } from "../mysql/old-text.ts";
import { readWordPressText, shortcodesIn } from "./kboard-html.ts";
import { readMedia } from "./kboard-media.ts";
import { readWordPressPages, type WordPressPage } from "./kboard-page-path.ts";
import type { Source } from "./kboard-source.ts";

/** Of a page that is nothing but a board its board is what there is. */
const hasText = ({ content }: WordPressPage) => {
  const html = readWordPressText(content, () => "<img>");
  return plainText(html) !== "" || /<(?:img|iframe)\b/iu.test(html);
};

async function readAll(source: Source) {
  const pages = await readWordPressPages(source);
  const texts = pages.filter(hasText);
  return { texts: texts.filter(({ isPublic }) => isPublic), closed: texts.filter(({ isPublic }) => !isPublic) };
}

export async function countPages(source: Source) {
  const { texts, closed } = await readAll(source);
  const shortcodes = texts.flatMap(({ content }) => shortcodesIn(content));
  return { texts: texts.length, closed: closed.length, shortcodes: shortcodes.length };
}

export async function* readPages(source: Source): AsyncGenerator<OldPage> {
  const media = await readMedia(source);
  for (const { id, title, content, path } of (await readAll(source)).texts)
    yield {
      key: path === "" ? String(id) : path,
      aliases: [`page:${id}`],
      title: readEscaped(title),
      html: media.withOriginals(readWordPressText(content, media.gallery)),
    };
}
