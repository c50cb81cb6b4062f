import type { PageTextName } from "@bulmo/contracts/page-text-rule";
import { pageHead } from "../page/page-head.ts";
import { titleInMenu } from "../shell/navigation/navigation.ts";
import type { RouterContext } from "./-router-context.ts";

type Read = { description: string; isSample: boolean };

type Context = Pick<RouterContext, "queries">;

/** Brings a page's text along, with what is `beside` it, and answers what the page says of it outside of it. */
export async function readPageText({ queries }: Context, name: PageTextName, beside?: Promise<unknown>): Promise<Read> {
  const { text } = await queries.pageText.get.fetch({ name });
  await beside;
  return { description: text.description, isSample: text.isSample };
}

type Page = {
  match: { context: Pick<RouterContext, "publicUrl" | "identity" | "boards"> };
  loaderData?: Partial<Read> | void | undefined;
};

/**
 * A page of a section is called as its menu calls it. What search engines show of it follows its text; one that says
 * nothing is told of as the site began.
 */
export const sectionHead =
  (path: string, { title, description }: { title: string; description: string }) =>
  ({ match: { context }, loaderData }: Page) =>
    pageHead({
      site: context,
      path,
      title: titleInMenu(context.boards, path, title),
      description: loaderData?.description || description,
    });
