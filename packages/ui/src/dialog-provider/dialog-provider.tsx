import { createContext, use, useCallback, useMemo, useRef, useState, type ReactNode } from "react";
import { ConfirmDialog, NoticeDialog } from "../dialog/dialog.tsx";

type Words = { title?: ReactNode; confirmLabel?: ReactNode };
export type NoticeOptions = Words;
export type ConfirmOptions = Words & { message: ReactNode; cancelLabel?: ReactNode; danger?: boolean };

type Question = ConfirmOptions & { id: number; asks: boolean; answer: (agreed: boolean) => void };

type Dialogs = {
  /** Resolves when the reader has closed the notice, in whatever way. */
  notice: (message: ReactNode, options?: NoticeOptions) => Promise<void>;
  /** Resolves to true only by the confirming button. */
  confirm: (options: ConfirmOptions) => Promise<boolean>;
};

const DialogContext = createContext<Dialogs | null>(null);

/** Dialogs that an event handler can await; several at once wait for each other. */
export function useDialog(): Dialogs {
  const dialogs = use(DialogContext);
  if (!dialogs) {
    throw new Error("useDialog needs a DialogProvider above it");
  }
  return dialogs;
}

function useQuestions() {
  const [queue, setQueue] = useState<Question[]>([]);
  const lastId = useRef(0);
  const ask = useCallback((options: ConfirmOptions, asks: boolean) => {
    lastId.current += 1;
    const id = lastId.current;
    return new Promise<boolean>((answer) => {
      setQueue((waiting) => [...waiting, { ...options, id, asks, answer }]);
    });
  }, []);
  const settle = (question: Question, agreed: boolean) => {
    setQueue((waiting) => waiting.filter(({ id }) => id !== question.id));
    question.answer(agreed);
  };
  return { first: queue[0], ask, settle };
}

export function DialogProvider({ children }: { children: ReactNode }) {
  const { first, ask, settle } = useQuestions();
  const dialogs = useMemo<Dialogs>(
    () => ({
      notice: async (message, options) => void (await ask({ ...options, message }, false)),
      confirm: (options) => ask(options, true),
    }),
    [ask],
  );
  const close = () => first && settle(first, false);
  const words = {
    turn: first?.id,
    onOpenChange: close,
    title: first?.title,
    children: first?.message,
    confirmLabel: first?.confirmLabel,
  };
  return (
    <DialogContext value={dialogs}>
      {children}
      <NoticeDialog {...words} open={first?.asks === false} />
      <ConfirmDialog
        {...words}
        open={first?.asks === true}
        cancelLabel={first?.cancelLabel}
        danger={first?.danger}
        onConfirm={() => first && settle(first, true)}
      />
    </DialogContext>
  );
}
