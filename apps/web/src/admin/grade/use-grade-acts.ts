import { type CountedGrade, gradeCreateInput, gradeUpdateInput } from "@bulmo/contracts/grade";
import { type FirstIssue, firstIssue } from "@bulmo/contracts/first-issue";
import { useDialog } from "@bulmo/ui/use-dialog";
import { fieldOf } from "../../session/call/call-error.ts";
import { withOutcome } from "../../session/call/failure-text.tsx";
import { trpc } from "../../session/call/trpc.ts";

const unknown = "서버의 응답을 받지 못해 저장되었는지 알 수 없습니다. 목록을 새로 불러와 확인해 주세요.";
const failures = {
  save: { failed: "회원 등급을 저장하지 못했습니다.", unknown },
  order: { failed: "회원 등급의 차례를 저장하지 못했습니다.", unknown },
  remove: { failed: "회원 등급을 지우지 못했습니다.", unknown },
};

type Act = { send: () => Promise<unknown>; of: keyof typeof failures; done: string };

/** Whether it was done, or what is wrong with the name. */
export type Outcome = FirstIssue | boolean;

/** Does one thing to grades, after which they are asked for again; `onDone` is told what was done. */
function useAttempt(onDone: (sentence: string) => void) {
  const { notice } = useDialog();
  const utils = trpc.useUtils();
  return async ({ send, of, done }: Act): Promise<Outcome> => {
    try {
      await send();
    } catch (error) {
      await utils.grade.list.invalidate();
      const wrong = fieldOf(error, ["name"]);
      if (wrong) return wrong;
      await notice(withOutcome(failures[of], error));
      return false;
    }
    await utils.grade.list.invalidate();
    onDone(done);
    return true;
  };
}

/** What is done to grades (DAY-09). */
export function useGradeActs(onDone: (sentence: string) => void) {
  const { confirm } = useDialog();
  const creation = trpc.grade.create.useMutation();
  const change = trpc.grade.update.useMutation();
  const ordering = trpc.grade.order.useMutation();
  const removal = trpc.grade.remove.useMutation();
  const attempt = useAttempt(onDone);
  return {
    isPending: creation.isPending || change.isPending || ordering.isPending || removal.isPending,
    create: async (name: string): Promise<Outcome> => {
      const done = `‘${name.trim()}’ 등급을 추가했습니다.`;
      const send = () => creation.mutateAsync({ name });
      return firstIssue(gradeCreateInput, { name }) ?? attempt({ send, of: "save", done });
    },
    rename: async ({ id, name: before }: CountedGrade, name: string): Promise<Outcome> => {
      const done = `‘${before}’ 등급의 이름을 고쳤습니다. 새 이름은 ‘${name.trim()}’입니다.`;
      const send = () => change.mutateAsync({ id, name });
      return firstIssue(gradeUpdateInput, { id, name }) ?? attempt({ send, of: "save", done });
    },
    order: (ids: readonly number[]): Promise<Outcome> =>
      attempt({
        send: () => ordering.mutateAsync({ ids: [...ids] }),
        of: "order",
        done: "회원 등급의 차례를 저장했습니다.",
      }),
    remove: async ({ id, name }: CountedGrade): Promise<void> => {
      const message = `‘${name}’ 등급을 지웁니다. 되돌릴 수 없습니다.`;
      if (!(await confirm({ message, confirmLabel: "지우기", danger: true }))) return;
      await attempt({ send: () => removal.mutateAsync({ id }), of: "remove", done: `‘${name}’ 등급을 지웠습니다.` });
    },
  };
}

export type GradeActs = ReturnType<typeof useGradeActs>;
