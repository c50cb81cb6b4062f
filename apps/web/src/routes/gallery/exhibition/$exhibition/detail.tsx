import { pages } from "@bulmo/content/page";
import { parsePictureUrl } from "@bulmo/contracts/picture";
import type { PostDetail, PostGetInput } from "@bulmo/contracts/post";
import { createFileRoute } from "@tanstack/react-router";
import { exhibitionNumbered, worksPath } from "../../../../gallery/exhibition/exhibition.ts";
import { nameOf } from "../../../../gallery/exhibition/proportion.ts";
import { loadWork, validateWorkSearch, workAddress } from "../../../../gallery/exhibition/work-address.ts";
import { missingPageHead, pageHead } from "../../../../page/page-head.ts";
import { WorkPage } from "../-work-page.tsx";

/** What the head of the page needs of a work. */
function introduce({ title, author, summary, thumbnail }: PostDetail) {
  return { name: nameOf({ title, author }), title, author, summary, thumbnail };
}

/** Without the group through which one came: a work has one address. */
const pathOf = (n: number, { type, index }: PostGetInput) =>
  `${worksPath(exhibitionNumbered(n))}/detail?type=${type}&index=${index}`;

export const Route = createFileRoute("/gallery/exhibition/$exhibition/detail")({
  validateSearch: validateWorkSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queries }, params, deps }) => {
    const address = workAddress(params.exhibition, deps);
    const post = await loadWork(queries, address);
    return { n: address.exhibition.n, group: address.group, input: address.input, ...introduce(post) };
  },
  head: ({ match, loaderData }) => {
    if (!loaderData) return missingPageHead(pages.notFound.title);
    const { n, input, title, author, name, summary, thumbnail } = loaderData;
    const exhibition = exhibitionNumbered(n);
    const picture = parsePictureUrl(thumbnail);
    return pageHead({
      publicUrl: match.context.publicUrl,
      path: pathOf(n, input),
      title,
      description: summary || `${exhibition.banner}에 걸린 ${author}의 작품 ‘${title}’입니다.`,
      type: "article",
      ...(picture ? { picture: { ...picture, alt: name } } : {}),
    });
  },
  component: function WorkDetailPage() {
    const { n, group, input } = Route.useLoaderData();
    const publicUrl = Route.useRouteContext({ select: (context) => context.publicUrl });
    return <WorkPage n={n} group={group} input={input} address={publicUrl + pathOf(n, input)} />;
  },
});
