import { personPath } from "@bulmo/contracts/person-address";
import { isMember } from "@bulmo/contracts/person-rule";
import type { PersonDetail } from "@bulmo/contracts/person-detail";
import type { NamedSite } from "../site/named-site.ts";
import {
  concept,
  linkedArtContext,
  listed,
  name,
  namesInBoth,
  reference,
  statement,
  systemNumber,
  webPage,
} from "./linked-art.ts";
import { personLinkedPath } from "./linked-production.ts";
import { timeSpanOf } from "./time-span.ts";

/** An office, which somebody held in a term. */
const officeOf = ({ term, role }: PersonDetail["offices"][number]) => ({
  type: "Activity",
  _label: `제${term}기 ${role}`,
  classified_as: [concept(300393177, "Professional Activities")],
  identified_by: name(`제${term}기 ${role}`, "primary", "ko"),
});

/** From whom they learned: there is no property for it in Linked Art, so it is assigned in words. */
const teacherOf = ({ publicUrl }: NamedSite, { id, name: called }: NonNullable<PersonDetail["teacher"]>) => ({
  type: "AttributeAssignment",
  _label: `스승: ${called}`,
  identified_by: [...name("스승", "display", "ko"), ...name("teacher", "display", "en")],
  assigned: [reference("Person", publicUrl + personLinkedPath(id), called)],
});

/** Somebody of the lineage who is public, as a Person of Linked Art (WRK-08). */
export function linkedPersonOf(site: NamedSite, person: PersonDetail) {
  const { publicUrl, name: association } = site;
  const { id, hanja, latin, dharmaName, born, died, note, teacher, offices } = person;
  return {
    "@context": linkedArtContext,
    id: publicUrl + personLinkedPath(id),
    type: "Person",
    _label: person.name,
    identified_by: [
      ...namesInBoth(person.name, latin),
      ...name(hanja, "alternate", "ko"),
      ...name(dharmaName, "alternate", "ko"),
      systemNumber(id),
    ],
    ...listed("referred_to_by", statement(note, "biography", "ko")),
    ...(born && { born: { type: "Birth", timespan: timeSpanOf(born) } }),
    ...(died && { died: { type: "Death", timespan: timeSpanOf(died) } }),
    ...listed("carried_out", offices.map(officeOf)),
    // Of a teacher who is hidden nothing is told, the number neither.
    ...listed("attributed_by", teacher?.isPublic ? [teacherOf(site, teacher)] : []),
    ...listed("member_of", isMember(person) ? [reference("Group", publicUrl, association)] : []),
    subject_of: [webPage(publicUrl + personPath(id))],
  };
}
