import type { AgreementText } from "@bulmo/contracts/agreement";
import { associationReferences, withReferencesIn } from "@bulmo/contracts/agreement-reference";
import { trpc } from "../../session/call/trpc.ts";
import { AgreementProse } from "../agreement/agreement-prose.tsx";
import { PreviewPanel } from "../page-text/preview-panel.tsx";

type AgreementPreviewProps = { text: AgreementText; onClose: () => void };

/** With what the text names in braces, as it stands now. */
export function AgreementPreview({ text, onClose }: AgreementPreviewProps) {
  const officers = trpc.officer.list.useQuery({}).data?.officers ?? [];
  const fields = trpc.pageText.get.useQuery({ name: "association" }).data?.text.fields ?? {};
  return (
    <PreviewPanel onClose={onClose}>
      <AgreementProse text={withReferencesIn(text, associationReferences(officers, fields))} />
    </PreviewPanel>
  );
}
