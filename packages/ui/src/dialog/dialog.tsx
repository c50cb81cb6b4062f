import * as RadixDialog from "radix-ui/dialog";
import type { ReactNode } from "react";
import { Button, IconButton } from "../button/button.tsx";
import * as styles from "./dialog.css.ts";
import { useFocusReturn } from "./use-focus-return.ts";

type OpenState = { open: boolean; onOpenChange: (open: boolean) => void };

/** Said outright, or Radix warns of a description that was forgotten. */
const undescribed = { "aria-describedby": undefined };

export type DialogProps = OpenState & {
  title?: ReactNode;
  /** What it tells, read out with its title as it opens. */
  description?: ReactNode;
  /** What one does in it; a form speaks for itself, field by field. */
  children?: ReactNode;
  /** Buttons, right-aligned; the first one takes the focus. Without any, a close button stands in the corner. */
  actions?: ReactNode;
  wide?: boolean;
  /** Changes when the sheet says something new while it stays open, so that it is read out again. */
  turn?: number;
};

/** A modal sheet named by its title. Escape closes it, and the focus goes back to where it came from. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title = "안내", description, children, actions, wide, turn } = props;
  const focusReturn = useFocusReturn(open);
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.scrim}>
          <RadixDialog.Content
            key={turn}
            className={wide ? `${styles.sheet} ${styles.wide}` : styles.sheet}
            onCloseAutoFocus={focusReturn}
            {...(description ? {} : undescribed)}
          >
            <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
            {description && (
              <RadixDialog.Description asChild>
                <div className={styles.body}>{description}</div>
              </RadixDialog.Description>
            )}
            {children && <div className={styles.body}>{children}</div>}
            {actions ? (
              <div className={styles.actions}>{actions}</div>
            ) : (
              <RadixDialog.Close asChild>
                <IconButton icon="close" label="닫기" className={styles.close} />
              </RadixDialog.Close>
            )}
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

export type NoticeDialogProps = Omit<DialogProps, "actions" | "wide" | "description"> & { confirmLabel?: ReactNode };

/** Tells one thing and waits for 확인. */
export function NoticeDialog({ confirmLabel = "확인", children, ...rest }: NoticeDialogProps) {
  const close = () => rest.onOpenChange(false);
  return (
    <Dialog
      {...rest}
      description={children}
      actions={
        <Button variant="primary" onClick={close}>
          {confirmLabel}
        </Button>
      }
    />
  );
}

export type ConfirmDialogProps = NoticeDialogProps & {
  cancelLabel?: ReactNode;
  /** What is confirmed cannot be taken back. */
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
};

/** Asks before something is done; closing it in any other way than by the confirming button does nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { confirmLabel = "확인", cancelLabel = "취소", danger, busy, onConfirm, children, ...rest } = props;
  return (
    <Dialog
      {...rest}
      description={children}
      actions={
        <>
          <Button onClick={() => rest.onOpenChange(false)}>{cancelLabel}</Button>
          <Button variant={danger ? "danger" : "primary"} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
