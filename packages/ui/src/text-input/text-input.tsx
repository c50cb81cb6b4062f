import type { ComponentProps } from "react";
import { useFieldControl } from "../field/field-context.ts";
import * as styles from "./text-input.css.ts";

/** Stands in a `Field`, or takes an `aria-label`. */
export function TextInput({ className, id, ...rest }: ComponentProps<"input">) {
  const control = useFieldControl(id);
  return <input type="text" {...control} {...rest} className={[styles.control, className].filter(Boolean).join(" ")} />;
}

export function TextArea({ className, id, ...rest }: ComponentProps<"textarea">) {
  const control = useFieldControl(id);
  return (
    <textarea
      rows={3}
      {...control}
      {...rest}
      className={[styles.control, styles.area, className].filter(Boolean).join(" ")}
    />
  );
}
