import * as RadixCheckbox from "radix-ui/checkbox";
import { useId, type ComponentProps, type ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./checkbox.css.ts";

export type CheckboxProps = Omit<ComponentProps<typeof RadixCheckbox.Root>, "children" | "asChild"> & {
  label: ReactNode;
  /** In a table's row the neighbouring cells already show what the box stands for. */
  hideLabel?: boolean;
};

export function Checkbox({ label, hideLabel = false, id, ...rest }: CheckboxProps) {
  const generated = useId();
  const controlId = id ?? generated;
  return (
    <span className={styles.row}>
      <RadixCheckbox.Root {...rest} id={controlId} className={styles.box}>
        <RadixCheckbox.Indicator className={styles.mark}>
          <Icon name={rest.checked === "indeterminate" ? "minus" : "check"} />
        </RadixCheckbox.Indicator>
      </RadixCheckbox.Root>
      <label htmlFor={controlId} className={styles.label}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
    </span>
  );
}
