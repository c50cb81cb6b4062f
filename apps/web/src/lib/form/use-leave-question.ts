import type { ConfirmOptions } from "@bulmo/ui/dialog-provider";
import { useDialog } from "@bulmo/ui/dialog-provider";
import { useBlocker } from "@tanstack/react-router";
import { useRef } from "react";

type LeaveQuestion = Pick<ConfirmOptions, "message" | "danger">;

const buttons = { confirmLabel: "나가기", cancelLabel: "계속 작성" };

/** What is asked where nothing keeps what was typed. */
export const leaveQuestion = {
  ...buttons,
  message: "저장하지 않은 내용이 있습니다. 이 페이지를 나가면 입력하신 내용이 사라집니다.",
  danger: true,
};

/** Asks before a page is left on which there is something to lose (NAV-31). */
export function useLeaveQuestion(hasChanges: () => boolean, question: LeaveQuestion = leaveQuestion): void {
  const { confirm } = useDialog();
  const hasAgreed = useRef(false);
  // Some pages are opened as new documents: who has agreed to leave is not asked again by the browser.
  const isBlocking = () => !hasAgreed.current && hasChanges();
  useBlocker({
    shouldBlockFn: async () => {
      if (!isBlocking()) return false;
      hasAgreed.current = await confirm({ ...buttons, ...question });
      return !hasAgreed.current;
    },
    enableBeforeUnload: isBlocking,
  });
}
