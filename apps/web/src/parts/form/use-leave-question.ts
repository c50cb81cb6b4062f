import { useDialog } from "@bulmo/ui/use-dialog";
import { useBlocker } from "@tanstack/react-router";
import { useRef } from "react";
import { signInPath } from "../../page/site-path.ts";

export type LeaveQuestion = { message: string; cancelLabel?: string; danger?: boolean };

const buttons = { confirmLabel: "나가기", cancelLabel: "계속 작성" };

/** What is asked where nothing keeps what was typed. */
const leaveQuestion = {
  ...buttons,
  message: "저장하지 않은 내용이 있습니다. 이 페이지를 나가면 입력하신 내용이 사라집니다.",
  danger: true,
};

type Place = { pathname: string; search: object };

/** A step of the history at the same address, as the viewer of a picture is one, takes nothing away. */
const isSamePlace = (one: Place, other: Place) =>
  one.pathname === other.pathname && JSON.stringify(one.search) === JSON.stringify(other.search);

/** Who did not ask to leave, but is sent to sign in again, learns why. */
const reasonOf = ({ pathname, search }: Place, message: string) =>
  pathname === signInPath && "origin" in search && search.origin !== undefined
    ? { message: `로그인이 만료되었습니다. ${message}`, confirmLabel: "다시 로그인" }
    : { message };

/** Asks before a page is left on which there is something to lose (NAV-31). */
export function useLeaveQuestion(hasChanges: () => boolean, question: LeaveQuestion = leaveQuestion): void {
  const { confirm } = useDialog();
  const hasAgreed = useRef(false);
  // Some pages are opened as new documents: who has agreed to leave is not asked again by the browser.
  const isBlocking = () => !hasAgreed.current && hasChanges();
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (!isBlocking() || isSamePlace(current, next)) return false;
      hasAgreed.current = await confirm({ ...buttons, ...question, ...reasonOf(next, question.message) });
      return !hasAgreed.current;
    },
    enableBeforeUnload: isBlocking,
  });
}
