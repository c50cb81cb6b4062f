import { nameInBraces } from "@bulmo/contracts/identity";
import type { PageText, PageTextBlock } from "@bulmo/contracts/page-text";
import { parsePictureUrl } from "@bulmo/contracts/picture";
import { textNameOf } from "@bulmo/contracts/site-page-rule";
import { notFound, redirect } from "@tanstack/react-router";
import { type AddedPage, pageAt } from "../page/board/added-page.ts";
import { sitePath } from "../page/site-path.ts";
import { isNotFound } from "../session/call/call-error.ts";
import type { HeadText } from "./-loaded-head.ts";
import type { RouterContext } from "./-router-context.ts";

/** Milliseconds: where a board is looked for first, the list of them was asked for a moment ago. */
const askedJustNow = 1000;

/** Made since the page was sent, or hidden from all but administrators; a page itself is always a visitor's. */
async function askFor({ queries }: RouterContext, path: string): Promise<AddedPage | undefined> {
  if (import.meta.env.SSR) return undefined;
  return pageAt(await queries.board.list.fetch(undefined, { staleTime: askedJustNow }), path);
}

/** Most characters that search engines show of a description. */
const longestDescription = 150;

const wordsOf = (block: PageTextBlock): readonly string[] => {
  if (block.type === "PARAGRAPH") return [block.text];
  return block.type === "STANZA" ? block.lines : [];
};

/** How its text begins, without readings: for a page whose writers said nothing of it. */
function beginningOf({ blocks }: PageText): string {
  const words = blocks
    .flatMap(wordsOf)
    .join(" ")
    .replaceAll(/\{([^|{}]*)\|[^|{}]*\}/gu, "$1");
  return words.length > longestDescription ? `${words.slice(0, longestDescription)}…` : words;
}

/** The first picture of its text that shows something. */
function pictureOf({ blocks }: PageText): HeadText["picture"] {
  const [first] = blocks.flatMap((block) => (block.type === "PICTURE" && block.alt ? [block] : []));
  const picture = first && parsePictureUrl(first.url);
  return picture ? { ...picture, alt: first.alt } : undefined;
}

const headOf = ({ title, path, isHidden }: AddedPage, text: PageText): HeadText => ({
  title,
  path,
  description: text.description || beginningOf(text) || `${nameInBraces} 누리집의 ‘${title}’ 페이지입니다.`,
  unlisted: isHidden,
  ...(pictureOf(text) ? { picture: pictureOf(text) } : {}),
});

/** The text of a page that was removed just now is not there. */
async function readText({ queries }: RouterContext, { id }: AddedPage): Promise<PageText> {
  try {
    const { text } = await queries.pageText.get.fetch({ name: textNameOf(id) });
    return text;
  } catch (error) {
    throw isNotFound(error) ? notFound() : error;
  }
}

/**
 * An address that leads to another page may be that of a hidden one, too, which administrators alone know of: whoever comes
 * by it within the site is asked for first.
 */
async function findPage(context: RouterContext, path: string): Promise<AddedPage | undefined> {
  const known = pageAt(context.boards, path);
  return known?.path === path ? known : ((await askFor(context, path)) ?? known);
}

/**
 * The page that was added at an address, with its text; throws the not-found page where there is none, and the way to one
 * that was moved (PAG-07). Who is signed in gets the not-found page there, too: a hidden page may stand at the address, for
 * which the browser asks again.
 */
export async function openSitePage(context: RouterContext, path: string) {
  const page = await findPage(context, path);
  if (!page || (page.path !== path && context.isSignedIn)) throw notFound();
  if (page.path !== path) throw redirect({ to: sitePath(page.path), statusCode: 301 });
  const text = await readText(context, page);
  return { page, isSample: text.isSample, headText: headOf(page, text) };
}

export type OpenedPage = Awaited<ReturnType<typeof openSitePage>>;
