import type { AgreementDocument, AgreementText } from "@bulmo/contracts/agreement";
import type { AgreementDraft } from "@bulmo/contracts/agreement-version";
import { useRouter } from "@tanstack/react-router";
import { currentOf } from "../../session/call/call-error.ts";
import { trpc } from "../../session/call/trpc.ts";
import { useAttempt } from "../page-text/use-attempt.ts";

/** What stands in the database of a text: its draft, or else the version of the latest day. */
export const standingText = ({ draft, latest }: AgreementDraft): AgreementText => draft?.text ?? latest.text;

/** Whether two texts say the same. */
export const isSameAgreement = (one: AgreementText, other: AgreementText): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export type Announcement = { effectiveOn: string; note: string };

/** Saves and publishes. What fails leaves the reader where they are, with what they typed. */
export function useSaveAgreement(document: AgreementDocument, start: AgreementDraft) {
  const utils = trpc.useUtils();
  const router = useRouter();
  const calls = {
    save: trpc.agreement.saveDraft.useMutation(),
    publish: trpc.agreement.publish.useMutation(),
    discard: trpc.agreement.discardDraft.useMutation(),
  };
  const { adopt, attempt, revision, ...state } = useAttempt<AgreementText, AgreementDraft>(start, {
    onAdopt: (current) => utils.agreement.getDraft.setData({ document }, current),
    conflictOf: (error) => currentOf(error, "AGREEMENT_OVERTAKEN"),
    numberOf: ({ latest }) => latest.number,
    isSame: isSameAgreement,
  });
  const read = () => ({ document, revision: revision() });
  const publish = async (text: AgreementText | null, announcement: Announcement) => {
    if (text) adopt(await calls.save.mutateAsync({ ...read(), text }));
    const current = await calls.publish.mutateAsync({ ...read(), ...announcement });
    await Promise.all([utils.agreement.get.invalidate(), utils.agreement.listVersions.invalidate()]);
    void router.invalidate();
    return current;
  };
  return {
    ...state,
    save: (text: AgreementText) =>
      attempt({ act: "save", text, send: () => calls.save.mutateAsync({ ...read(), text }) }),
    discard: () => attempt({ act: "discard", send: () => calls.discard.mutateAsync(read()) }),
    publish: (text: AgreementText | null, announcement: Announcement) =>
      attempt({ act: "publish", text, send: () => publish(text, announcement) }),
  };
}
