import { type ReactNode, use, useMemo } from "react";
import {
  AskContext,
  type AskedDialogsProps,
  type ConfirmOptions,
  type NoticeOptions,
} from "../dialog-host/dialog-host.tsx";
import { ConfirmDialog, NoticeDialog } from "../dialog/dialog.tsx";

export type { ConfirmOptions };

type Dialogs = {
  /** Resolves when the reader has closed the notice, in whatever way. */
  notice: (message: ReactNode, options?: NoticeOptions) => Promise<void>;
  /** Resolves to true only by the confirming button. */
  confirm: (options: ConfirmOptions) => Promise<boolean>;
};

/** Dialogs that an event handler can await; several at once wait for each other. */
export function useDialog(): Dialogs {
  const ask = use(AskContext);
  if (!ask) throw new Error("useDialog needs a DialogHost above it");
  return useMemo(
    () => ({
      notice: async (message, options) => void (await ask({ ...options, message, asks: false }, AskedDialogs)),
      confirm: (options) => ask({ ...options, asks: true }, AskedDialogs),
    }),
    [ask],
  );
}

function AskedDialogs({ asked, onAnswer }: AskedDialogsProps) {
  const words = {
    turn: asked?.id,
    onOpenChange: () => onAnswer(false),
    title: asked?.title,
    children: asked?.message,
    confirmLabel: asked?.confirmLabel,
  };
  return (
    <>
      <NoticeDialog {...words} open={asked?.asks === false} />
      <ConfirmDialog
        {...words}
        open={asked?.asks === true}
        cancelLabel={asked?.cancelLabel}
        danger={asked?.danger}
        onConfirm={() => onAnswer(true)}
      />
    </>
  );
}
