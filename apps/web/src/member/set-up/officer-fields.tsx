import { Field } from "@bulmo/ui/field";
import { TextInput } from "@bulmo/ui/text-input";
import type { ErrorOf } from "../../parts/form/use-form-error.ts";
import * as styles from "./set-up.css.ts";
import { firstRoles, officerField } from "./set-up-values.ts";

type OfficerFieldsProps = { rows: number; typed: Readonly<Record<string, string>>; errorOf: ErrorOf };

/** Who holds which office; whoever has a telephone stands at the foot of each page. */
export const OfficerFields = ({ rows, typed, errorOf }: OfficerFieldsProps) => (
  <>
    <p className={styles.note}>
      이름이 빈 줄은 넘어갑니다. 전화를 적으면 모든 페이지의 아래에 보입니다. 나머지 임원은 나중에 더하셔도 됩니다.
    </p>
    <Field label="지금 몇 기인가요" error={errorOf("officers.term")} hint="처음이면 1로 두세요.">
      <TextInput
        name="officers.term"
        defaultValue={typed["officers.term"] ?? "1"}
        inputMode="numeric"
        autoComplete="off"
        className={styles.short}
      />
    </Field>
    {Array.from({ length: rows }, (_, row) => {
      const field = (name: "role" | "name" | "phone") => ({
        name: officerField(row, name),
        defaultValue: typed[officerField(row, name)] ?? (name === "role" ? firstRoles[row] : undefined),
        autoComplete: "off",
      });
      const fault = (name: "role" | "name" | "phone") => errorOf(officerField(row, name));
      return (
        <div key={row} role="group" aria-label={`임원 ${row + 1}`} className={styles.officer}>
          <Field label="직책" error={fault("role")}>
            <TextInput {...field("role")} />
          </Field>
          <Field label="이름" error={fault("name")}>
            <TextInput {...field("name")} />
          </Field>
          <Field label="전화" error={fault("phone")}>
            <TextInput {...field("phone")} type="tel" inputMode="tel" />
          </Field>
        </div>
      );
    })}
  </>
);
