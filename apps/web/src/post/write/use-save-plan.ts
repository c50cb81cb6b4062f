import type { Plan } from "@bulmo/contracts/planned-post";
import { useRef } from "react";
import { useConflict } from "../../parts/form/use-conflict.ts";
import { momentOf } from "../../parts/text/date.ts";
import { currentOf } from "../../session/call/call-error.ts";
import { trpc } from "../../session/call/trpc.ts";
import type { ContentPayload } from "./content-fields.ts";
import { offerChangeBack } from "./plan-call.ts";
import { useTellFailure } from "./post-calls.tsx";
import type { PostFormState } from "./use-post-form.ts";

type Saving = {
  /** What is edited; undefined for what is planned anew. */
  plan: Plan | undefined;
  userId: string;
  form: PostFormState["form"];
  /** Hears of what will be told, for the field that it is about. */
  onRefusal: (error: unknown) => Promise<void>;
};

/**
 * Writes what is to be published later, anew where it is there; answers whether that worked, having told why not. What
 * another administrator saved meanwhile is the conflict's.
 */
export function useSavePlan({ plan, userId, form, onRefusal }: Saving) {
  const tellFailure = useTellFailure();
  const utils = trpc.useUtils();
  const conflict = useConflict<Plan>({ revision: plan?.revision, form });
  const theirs = useRef<Plan>(undefined);
  const creation = trpc.plan.create.useMutation();
  const change = trpc.plan.update.useMutation();
  const send = async (payload: ContentPayload, publishAt: string) => {
    const { isSecret: _never, ...written } = { isSecret: false, ...payload };
    const sent = { ...written, publishAt: momentOf(publishAt) };
    if (!plan) return void (await creation.mutateAsync(sent));
    const revision = conflict.revision();
    const saved = await change.mutateAsync({ ...sent, id: plan.id, revision });
    const before = [theirs.current, plan].find((one) => one?.revision === revision);
    if (before) offerChangeBack(userId, before, saved);
    return undefined;
  };
  const save = async (payload: ContentPayload, publishAt: string): Promise<boolean> => {
    try {
      await send(payload, publishAt);
    } catch (error) {
      const current = currentOf(error, "PLAN_OVERTAKEN");
      theirs.current = current ?? theirs.current;
      if (current) conflict.setCurrent(current);
      else {
        // Before the dialog opens: it returns the focus to where it was.
        await onRefusal(error);
        await tellFailure(error);
      }
      return false;
    }
    void utils.plan.invalidate();
    return true;
  };
  return { save, conflict, isPending: creation.isPending || change.isPending };
}
