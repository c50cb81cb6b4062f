import type { Exhibition, ExhibitionWriting } from "@bulmo/contracts/exhibition";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useNavigate } from "@tanstack/react-router";
import { withOutcome } from "../../session/call/failure-text.tsx";
import { trpc } from "../../session/call/trpc.ts";
import { useSaveOver } from "../clash/use-save-over.tsx";
import type { Done } from "./exhibition-search.ts";
import { readFields } from "./exhibition-words.ts";

const saveWords = {
  failed: "전시를 저장하지 못했습니다.",
  unknown: "서버의 응답을 받지 못해 저장되었는지 알 수 없습니다. 목록을 새로 불러와 확인해 주세요.",
};
const removeWords = {
  failed: "전시를 지우지 못했습니다.",
  unknown: "서버의 응답을 받지 못해 지워졌는지 알 수 없습니다. 목록을 새로 불러와 확인해 주세요.",
};

/** Opens, changes and removes an exhibition, and goes to the list where that worked. */
export function useSaveExhibition(exhibition: Exhibition | undefined, onSaved: () => void) {
  const { confirm, notice } = useDialog();
  const navigate = useNavigate();
  const creation = trpc.exhibition.create.useMutation();
  const change = trpc.exhibition.update.useMutation();
  const removal = trpc.exhibition.remove.useMutation();
  // A page is sent with its menus: the next one is asked of the server.
  const toList = (done: Done, title: string) => {
    onSaved();
    return navigate({ to: "/admin/exhibition", search: { done, title }, reloadDocument: true });
  };
  const saveOver = useSaveOver<ExhibitionWriting, "EXHIBITION_OVERTAKEN">({
    what: "이 전시를",
    fields: readFields,
    reason: "EXHIBITION_OVERTAKEN",
    send: (changes, revision) => change.mutateAsync({ ...changes, n: exhibition?.n ?? 0, revision }),
  });
  return {
    isPending: creation.isPending || change.isPending || removal.isPending,
    async save(written: ExhibitionWriting): Promise<void> {
      try {
        if (!exhibition) await creation.mutateAsync(written);
        else if (!(await saveOver(exhibition, written))) return;
      } catch (error) {
        await notice(withOutcome(saveWords, error));
        return;
      }
      await toList(exhibition ? "changed" : "opened", written.title);
    },
    async remove({ n, title }: Exhibition): Promise<void> {
      const message = `‘${title}’ 전시를 지웁니다. 안내와 문하도 함께 지워지며, 되돌릴 수 없습니다.`;
      if (!(await confirm({ message, confirmLabel: "지우기", danger: true }))) return;
      try {
        await removal.mutateAsync({ n });
      } catch (error) {
        await notice(withOutcome(removeWords, error));
        return;
      }
      await toList("removed", title);
    },
  };
}
