import { agreementPages } from "@bulmo/content/agreement-page";
import type { AgreementDocument } from "@bulmo/contracts/agreement";
import { openAgreement, type VersionSearch } from "../association/agreement/agreement-address.ts";
import { pageHead, type Site } from "../page/page-head.ts";
import type { RouterContext } from "./-router-context.ts";

/** Brings a text along, and answers whether it is the one that search engines should find. */
export async function readAgreement(
  { queries }: Pick<RouterContext, "queries">,
  document: AgreementDocument,
  search: VersionSearch,
) {
  const { state } = await openAgreement(queries, document, search);
  return { isInForce: state === "IN_FORCE" };
}

type Page = { match: { context: Site }; loaderData?: { isInForce: boolean } | undefined };

/** What was in force, or will be, is known by the page of what is. */
export const agreementHead =
  (document: AgreementDocument) =>
  ({ match, loaderData }: Page) => {
    const { path, title, description } = agreementPages[document];
    return pageHead({ site: match.context, path, title, description, unlisted: loaderData?.isInForce === false });
  };
