import type { PageTextName } from "@bulmo/contracts/page-text-rule";
import { pageHead } from "../page/page-head.ts";
import type { RouterContext } from "./-router-context.ts";

type Read = { description: string; isSample: boolean };

/** Brings a page's text along, and answers what the page says of it outside of it. */
export async function readPageText({ queries }: Pick<RouterContext, "queries">, name: PageTextName): Promise<Read> {
  const { text } = await queries.pageText.get.fetch({ name });
  return { description: text.description, isSample: text.isSample };
}

/** The same of a page that shows another text below its own. */
export async function readPageTexts(context: Pick<RouterContext, "queries">, name: PageTextName, below: PageTextName) {
  const [read] = await Promise.all([readPageText(context, name), readPageText(context, below)]);
  return read;
}

type Page = { match: { context: { publicUrl: string } }; loaderData?: Read | undefined };

/** What search engines show of the page follows its text; one that says nothing is told of as the site began. */
export const pageTextHead =
  (path: string, { title, description }: { title: string; description: string }) =>
  ({ match, loaderData }: Page) =>
    pageHead({ publicUrl: match.context.publicUrl, path, title, description: loaderData?.description || description });
