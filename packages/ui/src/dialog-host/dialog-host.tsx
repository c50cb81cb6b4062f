import { createContext, type ComponentType, type ReactNode, useCallback, useRef, useState } from "react";

export type NoticeOptions = { title?: ReactNode; confirmLabel?: ReactNode };
export type ConfirmOptions = NoticeOptions & { message: ReactNode; cancelLabel?: ReactNode; danger?: boolean };

/** Told and waiting for 확인, or `asks` whether something shall be done. */
export type Question = ConfirmOptions & { asks: boolean };

type Asked = Question & { id: number; answer: (agreed: boolean) => void };

export type AskedDialogsProps = {
  /** What stands open now, if anything; another `id` says something new. */
  asked: Asked | undefined;
  onAnswer: (agreed: boolean) => void;
};
type AskedDialogs = ComponentType<AskedDialogsProps>;

/** Resolves when the reader has answered, to true only by the confirming button; several at once wait for each other. */
export type Ask = (question: Question, Dialogs: AskedDialogs) => Promise<boolean>;

export const AskContext = createContext<Ask | null>(null);

type Hosted = { Dialogs: AskedDialogs; queue: Asked[] };

/** Nothing in the page can stand above a modal dialog of the browser's own, such as a menu: what is asked now goes first. */
function closeNativeDialogs(): void {
  for (const dialog of document.querySelectorAll("dialog[open]")) (dialog as HTMLDialogElement).close();
}

/**
 * Where the dialogs of `useDialog` stand in the page. It does not know them: whoever asks brings them along, so that a
 * page on which nobody asks anything does not load them.
 */
export function DialogHost({ children }: { children: ReactNode }) {
  const [hosted, setHosted] = useState<Hosted>();
  const lastId = useRef(0);
  const ask = useCallback<Ask>((question, Dialogs) => {
    closeNativeDialogs();
    lastId.current += 1;
    const id = lastId.current;
    return new Promise((answer) => {
      const asked = { ...question, id, answer };
      setHosted((before) => ({ Dialogs, queue: [...(before?.queue ?? []), asked] }));
    });
  }, []);
  const first = hosted?.queue[0];
  const answerFirst = (agreed: boolean) => {
    setHosted((before) => before && { ...before, queue: before.queue.filter(({ id }) => id !== first?.id) });
    first?.answer(agreed);
  };
  return (
    <AskContext value={ask}>
      {children}
      {hosted && <hosted.Dialogs asked={first} onAnswer={answerFirst} />}
    </AskContext>
  );
}
