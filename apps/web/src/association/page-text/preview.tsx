import { hasRoleReference, referencesOf, withReferences } from "@bulmo/contracts/role-reference";
import type { PageText } from "@bulmo/contracts/page-text";
import { useIdentity } from "../../page/identity.ts";
import { trpc } from "../../session/call/trpc.ts";
import { PreviewPanel } from "./preview-panel.tsx";
import { type TextLook, TextView } from "./text-view.tsx";

type PreviewProps = { text: PageText; look: TextLook; onClose: () => void };

/** With who holds the offices now that its signature names. */
export function Preview({ text, look, onClose }: PreviewProps) {
  const { data } = trpc.officer.list.useQuery({}, { enabled: text.signature.some(hasRoleReference) });
  const { name } = useIdentity();
  const references = referencesOf(data?.officers ?? [], name);
  const signature = text.signature.map((line) => withReferences(line, references));
  return (
    <PreviewPanel onClose={onClose}>
      <TextView text={{ ...text, signature }} look={look} />
    </PreviewPanel>
  );
}
