import { parsePictureUrl } from "@bulmo/contracts/picture";
import type { PostDetail } from "@bulmo/contracts/post";
import { createFileRoute } from "@tanstack/react-router";
import { nameOf } from "../../../../gallery/exhibition/proportion.ts";
import { loadWork, validateWorkSearch, workAddress, workPath } from "../../../../gallery/exhibition/work-address.ts";
import { pictureName } from "../../../../gallery/exhibition/named-picture.ts";
import { headWithoutData, pageHead } from "../../../../page/page-head.ts";
import { MissingForNow } from "../../../-missing-for-now.tsx";
import { WorkPage } from "../-work-page.tsx";
import { preloadAttachments } from "../../../../post/attachment/attachments.tsx";

/** What the head of the page needs of a work. */
function introduce({ title, author, summary, thumbnail }: PostDetail) {
  return { name: nameOf({ title, author }), title, author, summary, thumbnail };
}

export const Route = createFileRoute("/gallery/exhibition/$exhibition/detail")({
  validateSearch: validateWorkSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => {
    const address = await workAddress(context, params.exhibition, deps);
    const post = await loadWork(context.queries, address);
    await preloadAttachments(post);
    return { ...address, ...introduce(post) };
  },
  head: ({ match, loaderData }) => {
    if (!loaderData) return headWithoutData(match);
    const { exhibition, input, title, author, name, summary, thumbnail } = loaderData;
    const picture = parsePictureUrl(thumbnail);
    const head = pageHead({
      site: match.context,
      path: workPath(exhibition, input),
      title,
      description: summary || `${exhibition.banner}에 걸린 ${author}의 작품 ‘${title}’입니다.`,
      type: "article",
      ...(picture ? { picture: { ...picture, alt: name } } : {}),
    });
    // What comes from a list moves to where it belongs, which has to be there when the page is first drawn (SEE-23).
    const expected = { rel: "expect", href: `#${pictureName}`, blocking: "render" } as const;
    return picture ? { ...head, links: [...head.links, expected] } : head;
  },
  notFoundComponent: MissingForNow,
  component: function WorkDetailPage() {
    const { exhibition, group, input } = Route.useLoaderData();
    return <WorkPage exhibition={exhibition} group={group} input={input} />;
  },
});
