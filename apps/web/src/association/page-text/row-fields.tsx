import { namesOfPerson } from "@bulmo/contracts/page-text-person";
import type { ShapeFields } from "@bulmo/contracts/page-text-shape";
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

/** What a row has to be written. Another name, typed in place of a person's, is a name alone, as of officers. */
export function RowFields({ name, shape, words, onWrite }: RowFieldsProps) {
  const all = Object.entries(shape);
  const person = all.find(([, { kind }]) => kind === "person")?.[0];
  const write = (field: string, value: string) => {
    const isTheirs = person !== undefined && words[person] && namesOfPerson.some((one) => one === field);
    onWrite({ [field]: value, ...(isTheirs && { [person]: "" }) });
  };
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
          onChoose={(id, names) => onWrite({ ...names, [field]: id })}
        />
      ) : (
        <RowField
          field={described}
          label={`${name}의 ${described.label}`}
          value={words[field] ?? ""}
          onWrite={(value) => write(field, value)}
        />
      )}
    </div>
  ));
}
