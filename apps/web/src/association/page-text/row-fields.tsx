import { namesToday } from "@bulmo/contracts/page-text-person";
import type { ShapeFields } from "@bulmo/contracts/page-text-shape";
import { useState } from "react";
import { useKnownPeople, wordsOf } from "./known-people.ts";
import { PersonField } from "./person-field.tsx";
import { RowField } from "./row-field.tsx";
import * as styles from "./row-list.css.ts";

type Words = Readonly<Record<string, string>>;

type RowFieldsProps = {
  /** The row's own name. */
  name: string;
  shape: ShapeFields;
  words: Words;
  onWrite: (written: Words) => void;
};

/** With more of them one does not see any more which is which: they are named. */
const fewFields = 4;

/** Which of the fields names a person, and what is done to it; undefined where none does. */
function useNamedPerson({ shape, words, onWrite }: RowFieldsProps) {
  const field = Object.keys(shape).find((one) => shape[one]?.kind === "person");
  const people = useKnownPeople(field !== undefined);
  /** What was written before somebody was chosen: whoever passes over the choice loses nothing. */
  const [written, setWritten] = useState<Words>();
  const find = (id: string | undefined) => (id ? people.data?.find((one) => String(one.id) === id) : undefined);
  const person = field === undefined ? undefined : find(words[field]);
  const today: Words = person?.isPublic ? namesToday(person) : {};
  const choose = (id: string) => {
    if (field === undefined) return;
    const chosen = find(id);
    if (!words[field]) setWritten(words);
    onWrite({ ...(chosen ? wordsOf(chosen) : (written ?? today)), [field]: id });
  };
  /** Another name, typed in place of a person's, is a name alone, as of officers. */
  const write = (name: string, value: string) => {
    const isTheirs = field !== undefined && words[field] && (name === "name" || name in today);
    onWrite({ ...(isTheirs && { ...today, [field]: "" }), [name]: value });
  };
  return { people, shown: { ...words, ...today }, choose, write };
}

/** What a row has to be written. */
export function RowFields(props: RowFieldsProps) {
  const { name, shape, words } = props;
  const { people, shown, choose, write } = useNamedPerson(props);
  const all = Object.entries(shape);
  return all.map(([field, described]) => (
    <div key={field}>
      {all.length > fewFields && (
        <span className={styles.label} aria-hidden="true">
          {described.label}
        </span>
      )}
      {described.kind === "person" ? (
        <PersonField
          label={`${name}의 ${described.label}`}
          value={words[field] ?? ""}
          name={shown["name"] ?? ""}
          people={people}
          onChoose={choose}
        />
      ) : (
        <RowField
          field={described}
          label={`${name}의 ${described.label}`}
          value={shown[field] ?? ""}
          onWrite={(value) => write(field, value)}
        />
      )}
    </div>
  ));
}
