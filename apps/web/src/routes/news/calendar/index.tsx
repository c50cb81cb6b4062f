import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { monthName, monthOf } from "../../../association/calendar/calendar-month.ts";
import { CalendarView } from "../../../association/calendar/calendar-view.tsx";
import { trpc } from "../../../session/call/trpc.ts";
import { titleInMenu } from "../../../shell/navigation/navigation.ts";
import { loadedHead } from "../../-loaded-head.ts";
import { SectionPage } from "../../-section-page.tsx";

/** `2027-05`; without it the present month. */
type MonthSearch = { month?: string };

/** The events of a month (DAY-05). */
export const Route = createFileRoute("/news/calendar/")({
  // What is no month is left out where the page is made: every page loads what stands here.
  validateSearch: (search: Record<string, unknown>): MonthSearch => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const month = monthOf(deps.month);
    await context.queries.event.list.fetch(month ?? {});
    const title = titleInMenu(context.boards, "/news/calendar", pages.calendar.title);
    const ofMonth = month ? `${month.year}년 ${month.month}월 ` : "";
    return {
      month,
      headText: {
        path: month ? `/news/calendar?month=${monthName(month)}` : "/news/calendar",
        title: ofMonth + title,
        description: ofMonth + pages.calendar.description,
        unlisted: month !== undefined,
      },
    };
  },
  head: loadedHead,
  codeSplitGroupings: [["loader", "component"]],
  component: function CalendarPage() {
    const { month } = Route.useLoaderData();
    const [list] = trpc.event.list.useSuspenseQuery(month ?? {});
    return (
      <SectionPage title={pages.calendar.title} ornament="peaks">
        <CalendarView list={list} />
      </SectionPage>
    );
  },
});
