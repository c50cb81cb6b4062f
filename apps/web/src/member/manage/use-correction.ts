import type { Correction } from "@bulmo/contracts/member";
import type { FirstIssue } from "@bulmo/contracts/first-issue";
import type { User } from "@bulmo/contracts/user";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useState } from "react";
import { messageOf, reasonOf, currentOf } from "../../session/call/call-error.ts";
import { withOutcome } from "../../session/call/failure-text.tsx";
import { trpc } from "../../session/call/trpc.ts";
import { takenIssue } from "../person/taken.ts";
import type { CorrectionValues } from "./correction.ts";

type Surroundings = {
  id: string;
  seen: CorrectionValues;
  /** Somebody was faster: the member as they are now. */
  onConflict: (current: User, typed: CorrectionValues) => Promise<void>;
  onTaken: (issue: FirstIssue) => unknown;
  onSaved: (member: User) => void;
};

const words = {
  failed: "저장하지 못했습니다.",
  unknown: "서버의 응답을 받지 못해 저장되었는지 알 수 없습니다. 다시 저장하시면 확인됩니다.",
};

/** What is wrong with a field by the server's rules. */
const issueOf = (error: unknown): FirstIssue | null =>
  reasonOf(error) === "POSITION_RESERVED" ? { field: "role", message: messageOf(error) } : takenIssue(error);

/** Saves a correction. An address waits until the administrator has given their password. */
export function useCorrection({ id, seen, onConflict, onTaken, onSaved }: Surroundings) {
  const { notice } = useDialog();
  const utils = trpc.useUtils();
  const { mutateAsync, isPending } = trpc.auth.correctMember.useMutation();
  const [unproven, setUnproven] = useState<Correction | null>(null);

  const fail = async (error: unknown, changes: Correction) => {
    const current = currentOf(error, "USER_OVERTAKEN");
    if (current) return onConflict(current, changes);
    const issue = issueOf(error);
    if (issue) return onTaken(issue);
    window.reportError(error);
    return notice(withOutcome(words, error));
  };

  const save = async (changes: Correction) => {
    try {
      const member = await mutateAsync({ id, seen, changes });
      setUnproven(null);
      await utils.user.list.invalidate();
      utils.user.getByEmail.setData({ email: member.email }, member);
      await utils.auth.memberAccount.invalidate();
      onSaved(member);
      await notice("회원 정보를 저장하고 회원에게 메일로 알렸습니다.");
    } catch (error) {
      if (reasonOf(error) === "PASSWORD_UNCHECKED") return setUnproven(changes);
      setUnproven(null);
      await fail(error, changes);
    }
    return undefined;
  };

  return {
    save,
    isPending,
    asksProof: unproven !== null,
    proveAndSave: async () => unproven && save(unproven),
    dismissProof: () => setUnproven(null),
  };
}
