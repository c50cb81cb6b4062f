import { IconButton } from "@bulmo/ui/button";
import * as Dialog from "radix-ui/dialog";
import { type ReactNode, useEffect, useState } from "react";
import * as styles from "./menu-sheet.css.ts";
import { navigation } from "./navigation.ts";
import { SideMenu } from "./side-menu.tsx";
import { usePathname } from "./use-pathname.ts";

/** The whole menu of a small screen, with what belongs to the reader's account on top. */
export function MenuSheet({ account }: { account: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const pathname = usePathname();
  useEffect(() => setOpen(false), [pathname]);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <IconButton icon="menu" label="전체 메뉴 열기" className={styles.opener} />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.scrim} />
        <Dialog.Content className={styles.sheet} aria-describedby={undefined}>
          <div className={styles.top}>
            <Dialog.Title className={styles.title}>전체 메뉴</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton icon="close" label="전체 메뉴 닫기" />
            </Dialog.Close>
          </div>
          <div className={styles.account}>{account}</div>
          {navigation.map((item) => (
            <SideMenu
              key={item.to}
              title={item.label}
              items={item.children ?? [item]}
              onChoose={() => setOpen(false)}
            />
          ))}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
