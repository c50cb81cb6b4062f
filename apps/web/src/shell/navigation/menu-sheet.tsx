import { IconButton } from "@bulmo/ui/button";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { answersAsleep } from "../../page/early-click.ts";
import { menuSheet } from "../asleep/own-menu.ts";
import * as styles from "./menu-sheet.css.ts";
import { useNavigation } from "./navigation.ts";
import { SideMenu } from "./side-menu.tsx";
import { usePathname } from "../../page/shown-page.ts";

/**
 * The whole menu of a small screen, with what belongs to the reader's account on top. The browser's own dialog: what
 * stands on every page is not worth a library to every reader. All of it comes with the page, and opens while the app sleeps
 * (`asleep/own-press.ts`).
 */
export function MenuSheet({ account }: { account: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const pathname = usePathname();
  const navigation = useNavigation();
  const sheet = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  // The browser tells of a closing a moment later.
  const closeUnlessReopened = () => !sheet.current?.open && close();
  useEffect(close, [pathname]);
  useEffect(() => setOpen(sheet.current?.open === true), []);
  useEffect(() => {
    const [dialog, button] = [sheet.current, opener.current];
    if (!isOpen || !dialog) return undefined;
    // Its content fills the sheet: what is hit beside that is the dimmed page.
    const closeBeside = ({ target }: Event) => target === dialog && setOpen(false);
    dialog.addEventListener("click", closeBeside);
    if (!dialog.open) dialog.showModal();
    return () => {
      dialog.removeEventListener("click", closeBeside);
      dialog.close();
      // Safari gives a button that is tapped no focus, so that the dialog has none to give back.
      if (document.activeElement === document.body) button?.focus();
    };
  }, [isOpen]);
  return (
    <>
      <IconButton
        ref={opener}
        icon="menu"
        label="전체 메뉴 열기"
        className={styles.opener}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...answersAsleep("menu")}
        onClick={() => setOpen(true)}
      />
      <dialog
        ref={sheet}
        {...menuSheet}
        className={styles.sheet}
        aria-labelledby={titleId}
        onCancel={close}
        onClose={closeUnlessReopened}
      >
        <div className={styles.content}>
          <div className={styles.top}>
            <h2 id={titleId} className={styles.title}>
              전체 메뉴
            </h2>
            <IconButton icon="close" label="전체 메뉴 닫기" {...answersAsleep("menu-close")} onClick={close} />
          </div>
          <div className={styles.account}>{account}</div>
          {navigation.map((item) => (
            <SideMenu key={item.to} title={item.label} items={item.children ?? [item]} onChoose={close} />
          ))}
        </div>
      </dialog>
    </>
  );
}
