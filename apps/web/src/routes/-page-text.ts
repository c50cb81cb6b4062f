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

/** What puts into descriptions what they name: all pages load what stands here, and hardly one needs that. */
export const descriptionWords = () => import("./-description-words.ts");

/** Brings the people along with the text around them, whose description names their counts. */
export async function readLineageText(context: Context, name: "member-genealogy" | "members"): Promise<Read> {
  const [text, people, { describeLineage }] = await Promise.all([
    readPageText(context, name),
    context.queries.person.list.fetch(),
    descriptionWords(),
  ]);
  return { ...text, description: describeLineage(text.description, people) };
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
