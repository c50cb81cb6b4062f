import { headWithoutData, pageHead, type Site } from "../page/page-head.ts";

/** What a head tells of a page, put together where what it shows is found: every page loads what stands here. */
export type HeadText = Omit<Parameters<typeof pageHead>[0], "site">;

type Page = { match: { context: Site; status: string }; loaderData?: { headText: HeadText } | undefined };

export const loadedHead = ({ match, loaderData }: Page) =>
  loaderData ? pageHead({ site: match.context, ...loaderData.headText }) : headWithoutData(match);
