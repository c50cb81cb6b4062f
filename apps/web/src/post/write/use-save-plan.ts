import type { Plan } from "@bulmo/contracts/planned-post";
import { trpc } from "../../session/call/trpc.ts";
import { momentOf } from "../../parts/text/date.ts";
import type { ContentPayload } from "./content-fields.ts";
import { useTellFailure } from "./post-calls.tsx";

/** Writes what is to be published later, anew where it is there; answers whether that worked, having told why not. */
export function useSavePlan(plan: Plan | undefined) {
  const tellFailure = useTellFailure();
  const utils = trpc.useUtils();
  const creation = trpc.plan.create.useMutation();
  const change = trpc.plan.update.useMutation();
  const save = async (payload: ContentPayload, publishAt: string): Promise<boolean> => {
    const { isSecret: _never, ...written } = { isSecret: false, ...payload };
    const sent = { ...written, publishAt: momentOf(publishAt) };
    try {
      if (plan) await change.mutateAsync({ ...sent, id: plan.id, revision: plan.revision });
      else await creation.mutateAsync(sent);
    } catch (error) {
      await tellFailure(error);
      return false;
    }
    void utils.plan.invalidate();
    return true;
  };
  return { save, isPending: creation.isPending || change.isPending };
}
