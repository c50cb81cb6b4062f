import type { PersonDetail } from "@bulmo/contracts/person-detail";
import { isMember } from "@bulmo/contracts/person-rule";
import { personPath } from "@bulmo/contracts/person-address";
import type { Organization, Person } from "schema-dts";

/** What people wrote of a birth or a death may be any text. */
const isoDate = (text: string): string | undefined => /^\d{4}(?:-\d{2}){0,2}$/u.exec(text)?.[0];

/** Somebody of the lineage who is public, as schema.org knows them (WRK-08). */
export function personStructuredData(person: PersonDetail, memberOf: Organization, publicUrl: string): Person {
  const { id, name, hanja, latin, dharmaName, born, died, portrait, note } = person;
  const alternateName = [hanja, latin, dharmaName].filter(Boolean);
  const [birthDate, deathDate] = [isoDate(born), isoDate(died)];
  const url = publicUrl + personPath(id);
  return {
    "@type": "Person",
    "@id": url,
    url,
    name,
    ...(alternateName.length > 0 && { alternateName }),
    ...(birthDate && { birthDate }),
    ...(deathDate && { deathDate }),
    ...(portrait && { image: publicUrl + portrait }),
    ...(note && { description: note }),
    ...(isMember(person) && { memberOf }),
  };
}
