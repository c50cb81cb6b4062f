import { useDialog } from "@bulmo/ui/use-dialog";
import { useCallback, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useSessionState } from "../../session/session-provider.tsx";

/** 취소 leaves what is edited and not the page. */
export const cancelQuestion = {
  message: "수정을 그만두면 입력하신 내용이 사라집니다. 그만두시겠습니까?",
  confirmLabel: "그만두기",
  cancelLabel: "계속 수정",
  danger: true,
};

type Form = {
  hasChanges: () => boolean;
  /** What was typed in it is not wanted any more. */
  discard: () => void;
};

/** Who edits; whoever is signed out meanwhile goes on with what is theirs. */
export function useEditorId(): string {
  const session = useSessionState();
  const [userId] = useState("user" in session ? session.user._id : "");
  return userId;
}

/**
 * Of the forms of an editor, each with a name of its own, one is open, of which nothing is thrown away unasked (NAV-31).
 */
export function useOpenForm<Which extends string | number>() {
  const { confirm } = useDialog();
  const userId = useEditorId();
  const [which, setWhich] = useState<Which | null>(null);
  const form = useRef<Form>(null);
  const closing = useRef<Which>(null);
  /** Answers whether nothing would be lost, or is meant to be. */
  const leave = async (): Promise<boolean> => {
    const left = form.current;
    if (left?.hasChanges() && !(await confirm(cancelQuestion))) return false;
    left?.discard();
    return true;
  };
  const show = async (next: Which) => {
    if (await leave()) setWhich(next);
  };
  /** Closes it; where it had the focus, the button that opened it has it again. */
  const close = () => {
    closing.current = which;
    // Whoever has opened another meanwhile keeps that.
    flushSync(() => setWhich((now) => (now === which ? null : now)));
    closing.current = null;
  };
  return {
    userId,
    /** Null while none is open. */
    which,
    /** For the form that is open. */
    register: useCallback((opened: Form) => {
      form.current = opened;
      return () => {
        if (form.current === opened) form.current = null;
      };
    }, []),
    /** For the button that opens one, in the place of whichever is open. */
    opens: (next: Which) => ({
      // The button may come anew with its row.
      ref: (button: HTMLButtonElement | null) => {
        if (closing.current === next && document.activeElement === document.body) button?.focus();
      },
      onClick: () => void show(next),
    }),
    close,
    /** Does what takes the form away. */
    closeFor: async (act: () => unknown) => {
      if (!(await leave())) return;
      close();
      await act();
    },
  };
}

export type OpenForm<Which extends string | number> = ReturnType<typeof useOpenForm<Which>>;
