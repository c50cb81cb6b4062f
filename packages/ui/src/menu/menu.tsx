import * as RadixMenu from "radix-ui/dropdown-menu";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import * as styles from "./menu.css.ts";

export type MenuProps = {
  /** The button that opens it. Its text names the menu. */
  trigger: ReactElement;
  children: ReactNode;
  align?: "start" | "end";
  /** Prevented, the focus does not go back to the button. */
  onCloseAutoFocus?: (event: Event) => void;
  /** For one that is loaded when its button is first pressed. */
  defaultOpen?: boolean;
};

export function Menu({ trigger, children, align = "end", onCloseAutoFocus, defaultOpen }: MenuProps) {
  return (
    <RadixMenu.Root modal={false} defaultOpen={defaultOpen}>
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Portal>
        <RadixMenu.Content
          className={styles.sheet}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          loop
          onCloseAutoFocus={onCloseAutoFocus}
        >
          {children}
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}

export type MenuItemProps = Omit<ComponentProps<typeof RadixMenu.Item>, "className"> & {
  danger?: boolean;
};

/** An action (`onSelect`), or with `asChild` a link. */
export function MenuItem({ danger = false, ...rest }: MenuItemProps) {
  return <RadixMenu.Item {...rest} className={danger ? `${styles.item} ${styles.danger}` : styles.item} />;
}
