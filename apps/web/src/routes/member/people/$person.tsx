import { maximumIndex } from "@bulmo/contracts/board";
import { createFileRoute, notFound } from "@tanstack/react-router";
import { personPath } from "@bulmo/contracts/person-address";
import { PersonView } from "../../../association/person/person-view.tsx";
import { describePerson } from "../../../association/person/person-words.ts";
import { ExhibitionLinks, WorksBy } from "../../../gallery/exhibition/works-by.tsx";
import { indexOf } from "../../../page/search-params.ts";
import { isNotFound } from "../../../session/call/call-error.ts";
import { type Queries, trpc } from "../../../session/call/trpc.ts";
import { loadedHead } from "../../-loaded-head.ts";
import { MissingForNow } from "../../-missing-for-now.tsx";
import { SectionPage } from "../../-section-page.tsx";

/** Throws the not-found page for who is not there, or not public. */
async function openPerson(queries: Queries, id: number) {
  try {
    const person = await queries.person.get.fetch({ id });
    if (person.isPublic) return person;
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
  throw notFound();
}

/** The page of somebody of the lineage (WRK-03): its address is theirs for good. */
export const Route = createFileRoute("/member/people/$person")({
  loader: async ({ context, params }) => {
    const id = indexOf(params.person);
    if (id === undefined || id > maximumIndex) throw notFound();
    const person = await openPerson(context.queries, id);
    return {
      id,
      headText: {
        path: personPath(id),
        title: person.name,
        description: describePerson(person, context.identity.name),
      },
    };
  },
  head: loadedHead,
  // Nobody loads what finds a person who looks at none.
  codeSplitGroupings: [["loader", "component", "notFoundComponent"]],
  notFoundComponent: MissingForNow,
  component: function PersonPage() {
    const { id } = Route.useLoaderData();
    const [person] = trpc.person.get.useSuspenseQuery({ id });
    const { works, exhibitions } = person;
    return (
      <SectionPage title={person.name} ornament="peaks">
        <PersonView
          person={person}
          works={works.length > 0 && <WorksBy works={works} exhibitions={exhibitions} />}
          exhibitions={exhibitions.length > 0 && <ExhibitionLinks exhibitions={exhibitions} />}
        />
      </SectionPage>
    );
  },
});
