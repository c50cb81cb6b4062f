import { pages } from "@bulmo/content/page";
import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { workLink } from "../../gallery/exhibition/work-address.ts";
import { missingPageHead } from "../../page/page-head.ts";
import { indexOf } from "../../page/search-params.ts";
import { isNotFound } from "../../session/call/call-error.ts";
import type { Queries } from "../../session/call/trpc.ts";
import { WithdrawnPage } from "../../shell/failure/withdrawn-page.tsx";
import { MissingForNow } from "../-missing-for-now.tsx";

async function findWork(queries: Queries, number: number) {
  try {
    return await queries.workAddress.get.fetch({ number });
  } catch (error) {
    throw isNotFound(error) ? notFound() : error;
  }
}

/** A work's permanent address (WRK-05): the way to where it hangs now. */
export const Route = createFileRoute("/w/$number")({
  loader: async ({ context, params }) => {
    const number = indexOf(params.number);
    if (number === undefined) throw notFound();
    const { title, address } = await findWork(context.queries, number);
    if (address) throw redirect({ ...workLink(address), statusCode: 303 });
    return { title, isGone: true };
  },
  head: ({ match, loaderData }) => missingPageHead(match.context, loaderData?.title ?? pages.notFound.title),
  notFoundComponent: MissingForNow,
  component: function WithdrawnWorkPage() {
    return <WithdrawnPage title={Route.useLoaderData().title} />;
  },
});
