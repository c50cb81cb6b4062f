import { pages } from "@bulmo/content/page";
import { parsePictureUrl } from "@bulmo/contracts/picture";
import type { PostDetail } from "@bulmo/contracts/post";
import { createFileRoute } from "@tanstack/react-router";
import { exhibitionNumbered } from "../../../../gallery/exhibition/exhibition.ts";
import { nameOf } from "../../../../gallery/exhibition/proportion.ts";
import { loadWork, validateWorkSearch, workAddress, workPath } from "../../../../gallery/exhibition/work-address.ts";
import { missingPageHead, pageHead } from "../../../../page/page-head.ts";
import { WorkPage } from "../-work-page.tsx";

/** What the head of the page needs of a work. */
function introduce({ title, author, summary, thumbnail }: PostDetail) {
  return { name: nameOf({ title, author }), title, author, summary, thumbnail };
}

export const Route = createFileRoute("/gallery/exhibition/$exhibition/detail")({
  validateSearch: validateWorkSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { boards, queries }, params, deps }) => {
    const address = workAddress(boards, params.exhibition, deps);
    const post = await loadWork(queries, address);
    return { n: address.exhibition.n, group: address.group, input: address.input, ...introduce(post) };
  },
  head: ({ match, loaderData }) => {
    if (!loaderData) return missingPageHead(pages.notFound.title);
    const { n, input, title, author, name, summary, thumbnail } = loaderData;
    const exhibition = exhibitionNumbered(match.context.boards, n);
    const picture = parsePictureUrl(thumbnail);
    return pageHead({
      publicUrl: match.context.publicUrl,
      path: workPath(exhibition, input),
      title,
      description: summary || `${exhibition.banner}에 걸린 ${author}의 작품 ‘${title}’입니다.`,
      type: "article",
      ...(picture ? { picture: { ...picture, alt: name } } : {}),
    });
  },
  component: function WorkDetailPage() {
    const { n, group, input } = Route.useLoaderData();
    return <WorkPage n={n} group={group} input={input} />;
  },
});
