import type { PersonRecord } from "@bulmo/contracts/person";
import { useDialog } from "@bulmo/ui/use-dialog";
import { reasonOf } from "../../session/call/call-error.ts";
import { withReason } from "../../session/call/failure-text.tsx";
import type { PersonActs } from "./use-person-acts.ts";

const failed = "문도의 정보를 저장하지 못했습니다.";
const draftHint =
  "적으신 내용은 이 브라우저에 남아 있습니다. 아래의 ‘지운 사람’에서 되살린 뒤 고치기를 누르면 불러올 수 있습니다.";

/** Saves somebody whom another administrator may have removed meanwhile: their form is gone then, and says nothing. */
export function useGonePerson(update: PersonActs["update"], onGone: () => void): PersonActs["update"] {
  const { notice } = useDialog();
  return async (before: PersonRecord, written, sending) => {
    let refusal: unknown;
    const isSaved = await update(before, written, {
      ...sending,
      onRefused(error) {
        if (reasonOf(error) !== "PERSON_NOT_FOUND") return sending.onRefused(error);
        refusal = error;
        return true;
      },
    });
    if (refusal === undefined) return isSaved;
    await notice(
      <>
        {withReason(failed, refusal)}
        <p>{draftHint}</p>
      </>,
    );
    onGone();
    return false;
  };
}
