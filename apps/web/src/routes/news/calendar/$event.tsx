import { eventPath, firstEventYear, lastEventYear } from "@bulmo/contracts/event-rule";
import { createFileRoute, notFound } from "@tanstack/react-router";
import { EventView } from "../../../association/calendar/event-view.tsx";
import { describeEvent } from "../../../association/calendar/event-words.ts";
import { ReplyPart } from "../../../association/calendar/reply-part.tsx";
import { indexOf } from "../../../page/search-params.ts";
import { isNotFound } from "../../../session/call/call-error.ts";
import { type Queries, trpc } from "../../../session/call/trpc.ts";
import { loadedHead } from "../../-loaded-head.ts";
import { MissingForNow } from "../../-missing-for-now.tsx";
import { SectionPage } from "../../-section-page.tsx";

/** Throws the not-found page for one that is not there, or not published yet. */
async function openEvent(queries: Queries, asked: { id: number; year?: number }) {
  try {
    return await queries.event.get.fetch(asked);
  } catch (error) {
    throw isNotFound(error) ? notFound() : error;
  }
}

/** Which of a yearly one's; what is no year is left out. */
function yearOf(value: unknown): number | undefined {
  const year = indexOf(String(value));
  return year !== undefined && year >= firstEventYear && year <= lastEventYear ? year : undefined;
}

/** An event, and whether one comes (DAY-05). */
export const Route = createFileRoute("/news/calendar/$event")({
  validateSearch: (search: Record<string, unknown>): { year?: string } => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => {
    const id = indexOf(params.event);
    if (id === undefined) throw notFound();
    const year = yearOf(deps.year);
    const asked = { id, ...(year !== undefined && { year }) };
    const event = await openEvent(context.queries, asked);
    // Of what is once there is one address.
    const path = eventPath(id, event.isYearly ? year : undefined);
    return { asked, headText: { path, title: event.title, description: describeEvent(event) } };
  },
  head: loadedHead,
  // Nobody loads what finds an event who looks at none.
  codeSplitGroupings: [["loader", "component", "notFoundComponent"]],
  notFoundComponent: MissingForNow,
  component: function EventPage() {
    const { asked } = Route.useLoaderData();
    const [event] = trpc.event.get.useSuspenseQuery(asked);
    return (
      <SectionPage title={event.title} ornament="peaks">
        <EventView event={event} reply={<ReplyPart event={event} />} />
      </SectionPage>
    );
  },
});
