import type { OfficerRecord } from "@bulmo/contracts/officer";
import type { PersonRecord } from "@bulmo/contracts/person";
import type { FieldComparison } from "../../parts/form/field-conflict.tsx";
import { labelOf } from "@bulmo/contracts/person-label";
import { officerTypeNames } from "./officer-type-names.ts";

/** What a form writes of an office. */
export type OfficerWriting = Pick<OfficerRecord, "type" | "role" | "remarks" | "phone" | "personId" | "name">;

type Held = Pick<OfficerRecord, "personId" | "name">;

const holderOf = ({ personId, name }: Held, people: readonly PersonRecord[]) => {
  const person = people.find(({ id }) => id === personId);
  return person ? labelOf(person, people) : name;
};

/** What was to be saved beside what another administrator saved. */
export const comparisonOf = (
  mine: OfficerWriting,
  theirs: OfficerRecord,
  people: readonly PersonRecord[],
): FieldComparison<OfficerRecord> => ({
  revision: theirs.revision,
  theirs,
  fields: [
    { name: "이름", mine: holderOf(mine, people), theirs: holderOf(theirs, people) },
    { name: "직책", mine: mine.role, theirs: theirs.role },
    { name: "직책의 종류", mine: officerTypeNames[mine.type], theirs: officerTypeNames[theirs.type] },
    { name: "비고", mine: mine.remarks, theirs: theirs.remarks },
    { name: "전화번호", mine: mine.phone, theirs: theirs.phone },
  ],
});
