import type { PersonRecord } from "@bulmo/contracts/person";
import type { FormValues } from "../../parts/form/form.tsx";
import type { PersonWriting } from "./person-comparison.ts";

const checked = (name: string, isChecked: boolean): FormValues => (isChecked ? { [name]: "on" } : {});

type Place = { people: readonly PersonRecord[]; teacherId: number | null };

/** What the form of a person begins with; undefined for a new one. */
export const valuesOfPerson = (person: PersonRecord | undefined, { people, teacherId }: Place): FormValues => ({
  name: person?.name ?? "",
  hanja: person?.hanja ?? "",
  latin: person?.latin ?? "",
  dharmaName: person?.dharmaName ?? "",
  born: person?.born ?? "",
  died: person?.died ?? "",
  teacherId: String(teacherId ?? ""),
  portrait: person?.portrait ?? "",
  note: person?.note ?? "",
  ...checked("works", hasWorks(person) && people.filter(({ name }) => name === person?.name).length === 1),
  ...checked("isLiving", person?.isLiving ?? true),
  ...checked("isPublic", person?.isPublic ?? true),
  ...checked("isFounder", person?.isFounder === true || people.every(({ isFounder }) => !isFounder)),
});

export const hasWorks = (person: PersonRecord | undefined): boolean => (person?.works.length ?? 0) > 0;

export const writtenIn = (values: FormValues, person: PersonRecord | undefined): PersonWriting => ({
  name: values["name"] ?? "",
  hanja: values["hanja"] ?? "",
  latin: values["latin"] ?? "",
  dharmaName: values["dharmaName"] ?? "",
  born: values["born"] ?? "",
  died: values["died"] ?? "",
  teacherId: values["teacherId"] ? Number(values["teacherId"]) : null,
  portrait: values["portrait"] ?? "",
  note: values["note"] ?? "",
  isLiving: values["isLiving"] !== undefined,
  isPublic: values["isPublic"] !== undefined,
  isFounder: values["isFounder"] !== undefined,
  works: values["works"] === undefined ? [] : (person?.works ?? []),
});
