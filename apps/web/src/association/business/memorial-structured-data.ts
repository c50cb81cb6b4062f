import type { MemorialDay } from "@bulmo/contracts/memorial";
import type { Event, Organization } from "schema-dts";

type Described = {
  fields: Readonly<Record<string, string>>;
  days: readonly MemorialDay[];
  organizer: Organization;
  url: string;
};

/** The memorial of this year and the next as schema.org knows it, as far as its days are known (WRK-08, ASC-19). */
export function memorialStructuredData({ fields, days, organizer, url }: Described): Event[] {
  const { memorialTitle = "", memorialText = "", memorialPlace = "" } = fields;
  return days.flatMap(({ date }) =>
    date
      ? [
          {
            "@type": "Event",
            name: memorialTitle,
            startDate: date,
            url,
            ...(memorialText && { description: memorialText }),
            ...(memorialPlace && { location: { "@type": "Place", name: memorialPlace, address: memorialPlace } }),
            organizer,
          },
        ]
      : [],
  );
}
