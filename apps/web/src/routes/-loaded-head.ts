import { pages } from "@bulmo/content/page";
import { missingPageHead, pageHead } from "../page/page-head.ts";

/** What a head tells of a page, put together where what it shows is found: every page loads what stands here. */
export type HeadText = Omit<Parameters<typeof pageHead>[0], "publicUrl">;

type Page = { match: { context: { publicUrl: string } }; loaderData?: { headText: HeadText } | undefined };

export const loadedHead = ({ match, loaderData }: Page) =>
  loaderData
    ? pageHead({ publicUrl: match.context.publicUrl, ...loaderData.headText })
    : missingPageHead(pages.notFound.title);
