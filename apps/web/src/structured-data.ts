import { personPath } from "@bulmo/contracts/person-address";
import type { BreadcrumbList, Graph, Organization, Thing } from "schema-dts";
import { memorialStructuredData } from "./association/business/memorial-structured-data.ts";
import { eventStructuredData } from "./association/calendar/event-structured-data.ts";
import { personStructuredData } from "./association/person/person-structured-data.ts";
import { exhibitionStructuredData } from "./gallery/exhibition/exhibition-structured-data.ts";
import { workStructuredData } from "./gallery/work/work-structured-data.ts";
import type { TrailStep } from "./page/trail.ts";
import type { AppRouterInstance } from "./router.tsx";

// What crawlers are told of a page besides what it shows (WRK-08): written on the server, into the page that is sent, of
// what the page was rendered from. No browser loads or reads any of it.

type Described = { things: Thing[]; /** Where programs have the same as Linked Art. */ record?: string };

const nothing: Described = { things: [] };

/** What the page is about, by the route that shows it. */
function describe({ options: { context }, state }: AppRouterInstance): Described {
  const { queries, publicUrl, identity } = context;
  const association: Organization = { "@type": "Organization", name: identity.name, url: publicUrl };
  const match = state.matches.at(-1);
  if (match?.routeId === "/gallery/exhibition/$exhibition/detail") {
    const { input, exhibition } = match.loaderData ?? {};
    const post = input && queries.post.get.getData(input);
    if (!post || !exhibition || post.number === null) return nothing;
    return { things: [workStructuredData(post, exhibition, publicUrl)], record: `/w/${post.number}.jsonld` };
  }
  if (match?.routeId === "/gallery/exhibition/$exhibition/") {
    const { exhibition, page } = match.loaderData ?? {};
    if (!exhibition || page !== 1) return nothing;
    const facts = queries.exhibition.get.getData({ n: exhibition.n });
    return { things: [exhibitionStructuredData({ exhibition, facts, organizer: association, publicUrl })] };
  }
  if (match?.routeId === "/member/people/$person") {
    const person = match.loaderData && queries.person.get.getData({ id: match.loaderData.id });
    if (!person) return nothing;
    const record = `${personPath(person.id)}.jsonld`;
    return { things: [personStructuredData(person, association, publicUrl)], record };
  }
  if (match?.routeId === "/news/calendar/$event") {
    const { asked, headText } = match.loaderData ?? {};
    const event = asked && queries.event.get.getData(asked);
    if (!event || !headText) return nothing;
    return { things: eventStructuredData({ event, organizer: association, publicUrl, path: headText.path }) };
  }
  if (match?.routeId === "/news/major-business/") {
    const fields = queries.pageText.get.getData({ name: "business" })?.text.fields ?? {};
    const days = queries.memorial.get.getData() ?? [];
    const url = publicUrl + match.pathname.replace(/\/$/u, "");
    return { things: memorialStructuredData({ fields, days, organizer: association, url }) };
  }
  return nothing;
}

/** The way to the page, as it shows it; a page of no section has none but itself. */
const breadcrumbOf = (trail: readonly TrailStep[], publicUrl: string): BreadcrumbList[] =>
  trail.length < 3
    ? []
    : [
        {
          "@type": "BreadcrumbList",
          itemListElement: trail.map(({ name, path }, place) => ({
            "@type": "ListItem",
            position: place + 1,
            name,
            ...(path && { item: publicUrl + path }),
          })),
        },
      ];

/** As it stands in a page: data of a type that browsers do not run, so no policy names it. Only `<` could end it. */
const dataTag = (things: Thing[]): string => {
  if (things.length === 0) return "";
  const graph: Graph = { "@context": "https://schema.org", "@graph": things };
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll("<", "\\u003c")}</script>`;
};

type Tags = { head: string; end: string };

const isUnlisted = ({ state }: AppRouterInstance): boolean =>
  state.matches.some(({ meta }) => meta?.some((tag) => tag?.name === "robots"));

/** What is added to the head and to the end of a page that is found; nothing of one that crawlers are not to list. */
export function structuredData(router: AppRouterInstance, trail: readonly TrailStep[]): Tags {
  if (isUnlisted(router)) return { head: "", end: "" };
  const { things, record } = describe(router);
  return {
    head: record ? `<link rel="alternate" type="application/ld+json" href="${record}"/>` : "",
    end: dataTag([...things, ...breadcrumbOf(trail, router.options.context.publicUrl)]),
  };
}
