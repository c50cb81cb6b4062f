import { useDialog } from "@bulmo/ui/use-dialog";

const question = {
  message: "저장하지 않은 내용이 있습니다. 닫으면 입력하신 내용이 사라집니다.",
  confirmLabel: "닫기",
  cancelLabel: "계속 작성",
  danger: true,
};

/** Closes a dialog or a form, once that loses nothing or is agreed to (NAV-31). */
export function useCloseQuestion(hasChanges: () => boolean, close: () => void, message = question.message) {
  const { confirm } = useDialog();
  return async (): Promise<void> => {
    if (!hasChanges() || (await confirm({ ...question, message }))) close();
  };
}
