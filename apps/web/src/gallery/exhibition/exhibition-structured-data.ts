import type { Exhibition as ExhibitionFacts } from "@bulmo/contracts/exhibition";
import type { ExhibitionEvent, Organization } from "schema-dts";
import { type Exhibition, worksPath } from "./exhibition.ts";

type Described = {
  exhibition: Exhibition;
  /** Where more of it is known than its name and month. */
  facts: ExhibitionFacts | undefined;
  organizer: Organization;
  publicUrl: string;
};

/** A month alone is a date of ISO 8601 too. */
const startOf = ({ year, month }: Exhibition, facts: ExhibitionFacts | undefined): string =>
  facts && !facts.isByMonth ? facts.startsOn : `${year}-${String(month).padStart(2, "0")}`;

/** In its own language, as JSON-LD says it (4.2.4 of its specification); schema.org's types know texts without one. */
const inEnglish = (text: string) => ({ "@value": text, "@language": "en" }) as unknown as string;

/** What an exhibition is called abroad. */
export const alternateNameOf = ({ english }: Pick<Exhibition, "english">) =>
  english ? { alternateName: inEnglish(english) } : {};

/** An exhibition as schema.org knows it (WRK-08). */
export function exhibitionStructuredData({ exhibition, facts, organizer, publicUrl }: Described): ExhibitionEvent {
  return {
    "@type": "ExhibitionEvent",
    name: exhibition.banner,
    ...alternateNameOf(exhibition),
    url: publicUrl + worksPath(exhibition),
    startDate: startOf(exhibition, facts),
    ...(facts?.endsOn && { endDate: facts.endsOn }),
    ...(facts?.venue && {
      location: { "@type": "Place", name: facts.venue, address: facts.directions || facts.venue },
    }),
    ...(facts?.poster && { image: publicUrl + facts.poster }),
    ...(facts?.introduction && { description: facts.introduction }),
    organizer,
  };
}
