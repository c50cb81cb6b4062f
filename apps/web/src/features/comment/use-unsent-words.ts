import { useDialog } from "@bulmo/ui/dialog-provider";
import { useBlocker } from "@tanstack/react-router";

const question = {
  message: "아직 등록되지 않은 댓글이 있습니다. 이 페이지를 나가면 입력하신 내용이 사라질 수 있습니다.",
  confirmLabel: "나가기",
  cancelLabel: "계속 작성",
  danger: true,
};

/** Asks before the page is left while a comment is written or on its way (NAV-31). */
export function useUnsentWords(hasWords: boolean): void {
  const { confirm } = useDialog();
  useBlocker({
    disabled: !hasWords,
    enableBeforeUnload: hasWords,
    shouldBlockFn: async () => !(await confirm(question)),
  });
}
