import { pages } from "@bulmo/content/page";
import { type Identity, nameInBraces } from "@bulmo/contracts/identity";
import { sealLogo } from "@bulmo/contracts/seal-logo";
import { cardSize, cardUrlOf, type PictureName } from "@bulmo/contracts/picture";

/** What a page's head tells of the site: its origin, and whose it is. */
export type Site = { publicUrl: string; identity: Pick<Identity, "name" | "nameHanja" | "logo" | "isUnnamedCard"> };

/** A painting with the name, or the same without it: the letter of a seal would need a font on the server. */
const paintedCard = (isUnnamed = false) => (isUnnamed ? "/og-unnamed.png" : "/og.png");

/** Of pages without a picture of their own: the logo on a mat, or a painted card. */
const sitePicture = ({ name, nameHanja, logo, isUnnamedCard }: Site["identity"]) => ({
  path: logo && logo !== sealLogo ? logo.replace(/[^/]+$/u, "card-unnamed.jpg") : paintedCard(isUnnamedCard),
  alt: `${name} ${nameHanja}`.trim(),
});

/** Messengers cut what they show to one shape, and of a scroll they would show its middle: it goes to them on a mat. */
const previewOf = (picture: PictureName & { alt: string }, { isUnnamedCard }: Site["identity"]) => ({
  path: cardUrlOf(picture, isUnnamedCard),
  alt: picture.alt,
});

const cardMeta = (publicUrl: string, { path, alt }: { path: string; alt: string }) => [
  { property: "og:image", content: `${publicUrl}${path}` },
  { property: "og:image:width", content: String(cardSize.width) },
  { property: "og:image:height", content: String(cardSize.height) },
  { property: "og:image:alt", content: alt },
  { name: "twitter:card", content: "summary_large_image" },
];

type PageHead = {
  site: Site;
  /** Address the page is known by, with the part of its query that makes it another page. */
  path: string;
  title: string;
  /** The page of a list that has several: from the second on it is part of the title. */
  page?: number;
  /** Names the association in braces. */
  description: string;
  type?: "website" | "article";
  /** Search results and the like: readable, but nothing to find again. */
  unlisted?: boolean;
  /** What messengers show beside the title. */
  picture?: PictureName & { alt: string };
};

/** What search engines and messengers show of a page (NAV-28). */
export function pageHead({
  site: { publicUrl, identity },
  path,
  title: name,
  page = 1,
  description,
  type = "website",
  unlisted,
  picture,
}: PageHead) {
  const said = description.replaceAll(nameInBraces, identity.name);
  const url = `${publicUrl}${path}`;
  const title = page > 1 ? `${name} ${page}쪽` : name;
  const shown = picture ? previewOf(picture, identity) : sitePicture(identity);
  const fullTitle = title === identity.name ? title : `${title} - ${identity.name}`;
  return {
    meta: [
      { title: fullTitle },
      { name: "description", content: said },
      { property: "og:title", content: title },
      { property: "og:description", content: said },
      { property: "og:type", content: type },
      { property: "og:url", content: url },
      ...cardMeta(publicUrl, shown),
      ...(unlisted ? [{ name: "robots", content: "noindex, follow" }] : []),
    ],
    links: [{ rel: "canonical", href: url }],
  };
}

/** Said of a page in whose place its failure stands (SEE-11). */
const failed = "페이지를 열지 못했습니다";

/** For what is not there: no address of its own, and nothing to index. */
export function missingPageHead({ identity }: Site, title: string) {
  return {
    meta: [{ title: `${title} - ${identity.name}` }, { name: "robots", content: "noindex" }],
    links: [],
  };
}

/** Of a page that got nothing to show: what it is about is not there, or could not be asked for. */
export function headWithoutData({ context, status }: { context: Site; status: string }) {
  return missingPageHead(context, status === "error" ? failed : pages.notFound.title);
}
