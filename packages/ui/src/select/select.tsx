import type { ComponentProps } from "react";
import { useFieldControl } from "../field/field-context.ts";
import { Icon } from "../icon/icon.tsx";
import { control as controlLook } from "../text-input/text-input.css.ts";
import * as styles from "./select.css.ts";

/** The device's own list, in our clothes. Stands in a `Field`, or takes an `aria-label`. */
export function Select({ className, id, children, ...rest }: ComponentProps<"select">) {
  const control = useFieldControl(id);
  return (
    <span className={[styles.frame, className].filter(Boolean).join(" ")}>
      <select {...control} {...rest} className={`${controlLook} ${styles.select}`}>
        {children}
      </select>
      <span className={styles.arrow}>
        <Icon name="chevron-down" />
      </span>
    </span>
  );
}
