import { Field } from "@bulmo/ui/field";
import { Select } from "@bulmo/ui/select";
import { choicesOf, type Columns, type FieldNames, fieldsOf } from "@bulmo/contracts/list-column";
import * as styles from "./spreadsheet.css.ts";

type ColumnChoicesProps<Name extends string> = {
  names: FieldNames<Name>;
  required: readonly Name[];
  headings: readonly string[];
  columns: Columns<Name>;
  disabled: boolean;
  onChange: (columns: Columns<Name>) => void;
};

/** Which column of a list tells what; found by the headings, and to be changed where they say something else. */
export function ColumnChoices<Name extends string>(props: ColumnChoicesProps<Name>) {
  const { names, required, headings, columns, disabled, onChange } = props;
  const choices = choicesOf(headings);
  const choose = (field: Name, value: string) => {
    const changed = { ...columns };
    if (value === "") delete changed[field];
    else changed[field] = Number(value);
    onChange(changed);
  };
  return (
    <div className={styles.fields}>
      {fieldsOf(names).map((field) => (
        <Field key={field} label={names[field][0]} required={required.includes(field)}>
          <Select
            value={String(columns[field] ?? "")}
            disabled={disabled}
            onChange={({ target }) => choose(field, target.value)}
          >
            <option value="">없음</option>
            {choices.map(({ at, label: heading }) => (
              <option key={at} value={at}>
                {heading}
              </option>
            ))}
          </Select>
        </Field>
      ))}
    </div>
  );
}
