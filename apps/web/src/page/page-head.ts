import { association } from "@bulmo/content/association";
import { cardSize, cardUrlOf, type PictureName } from "@bulmo/contracts/picture";

/** Of pages without a picture of their own. */
const sitePicture = { path: "/og.png", alt: `${association.name} ${association.nameHanja}` };

/** Messengers cut what they show to one shape, and of a scroll they would show its middle: it goes to them on a mat. */
const previewOf = (picture: PictureName & { alt: string }) => ({ path: cardUrlOf(picture), alt: picture.alt });

type PageHead = {
  /** Origin of the site. */
  publicUrl: string;
  /** Address the page is known by, with the part of its query that makes it another page. */
  path: string;
  title: string;
  /** The page of a list that has several: from the second on it is part of the title. */
  page?: number;
  description: string;
  type?: "website" | "article";
  /** Search results and the like: readable, but nothing to find again. */
  unlisted?: boolean;
  /** What messengers show beside the title. */
  picture?: PictureName & { alt: string };
};

/** What search engines and messengers show of a page (NAV-28). */
export function pageHead({
  publicUrl,
  path,
  title: name,
  page = 1,
  description,
  type = "website",
  unlisted,
  picture,
}: PageHead) {
  const url = `${publicUrl}${path}`;
  const title = page > 1 ? `${name} ${page}쪽` : name;
  const shown = picture ? previewOf(picture) : sitePicture;
  const fullTitle = title === association.name ? title : `${title} - ${association.name}`;
  return {
    meta: [
      { title: fullTitle },
      { name: "description", content: description },
      { property: "og:title", content: title },
      { property: "og:description", content: description },
      { property: "og:type", content: type },
      { property: "og:url", content: url },
      { property: "og:image", content: `${publicUrl}${shown.path}` },
      { property: "og:image:width", content: String(cardSize.width) },
      { property: "og:image:height", content: String(cardSize.height) },
      { property: "og:image:alt", content: shown.alt },
      { name: "twitter:card", content: "summary_large_image" },
      ...(unlisted ? [{ name: "robots", content: "noindex, follow" }] : []),
    ],
    links: [{ rel: "canonical", href: url }],
  };
}

/** For what is not there: no address of its own, and nothing to index. */
export function missingPageHead(title: string) {
  return {
    meta: [{ title: `${title} - ${association.name}` }, { name: "robots", content: "noindex" }],
    links: [],
  };
}
