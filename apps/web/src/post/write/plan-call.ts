import type { Plan } from "@bulmo/contracts/planned-post";
import { offerUndo } from "../../parts/undo/undo-slot.ts";
import { fieldsOfPlan, payloadOf } from "./content-fields.ts";

/** What is planned, as the calls take it. */
function writtenPlan(plan: Plan) {
  const { isSecret: _never, ...written } = { isSecret: false, ...payloadOf(fieldsOfPlan(plan), null) };
  return { ...written, publishAt: plan.publishAt };
}

/** After a change: as it was, while nobody changes what is planned now. */
export const offerChangeBack = (by: string, before: Plan, { revision }: Plan): void =>
  offerUndo("plan", by, {
    act: "changed",
    title: before.title,
    call: { ...writtenPlan(before), id: before.id, revision },
  });

/** After a removal: as it was, for the same time. */
export const offerReturn = (by: string, before: Plan): void =>
  offerUndo("plan", by, { act: "removed", title: before.title, call: writtenPlan(before) });
