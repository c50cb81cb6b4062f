import { association } from "@bulmo/content/association";

type PageHead = {
  /** Origin of the site. */
  publicUrl: string;
  /** Address the page is known by, with the part of its query that makes it another page. */
  path: string;
  title: string;
  description: string;
  type?: "website" | "article";
  /** Search results and the like: readable, but nothing to find again. */
  unlisted?: boolean;
};

/** What search engines and messengers show of a page (NAV-28). */
export function pageHead({ publicUrl, path, title, description, type = "website", unlisted }: PageHead) {
  const url = `${publicUrl}${path}`;
  const fullTitle = title === association.name ? title : `${title} - ${association.name}`;
  return {
    meta: [
      { title: fullTitle },
      { name: "description", content: description },
      { property: "og:title", content: title },
      { property: "og:description", content: description },
      { property: "og:type", content: type },
      { property: "og:url", content: url },
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
