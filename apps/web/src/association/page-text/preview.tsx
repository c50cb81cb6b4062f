import { hasRoleReference, referencesOf, withReferences } from "@bulmo/contracts/role-reference";
import type { PageText } from "@bulmo/contracts/page-text";
import { namesPeople, withPeople } from "@bulmo/contracts/page-text-person";
import type { PageTextName } from "@bulmo/contracts/page-text-rule";
import { useIdentity } from "../../page/identity.ts";
import { trpc } from "../../session/call/trpc.ts";
import { PreviewPanel } from "./preview-panel.tsx";
import { type TextLook, TextView } from "./text-view.tsx";

type PreviewProps = { name: PageTextName; text: PageText; look: TextLook; onClose: () => void };

/** With who holds the offices now that its signature names, and people of the lineage by their names of today. */
export function Preview({ name: textName, text, look, onClose }: PreviewProps) {
  const { data } = trpc.officer.list.useQuery({}, { enabled: text.signature.some(hasRoleReference) });
  const people = trpc.person.list.useQuery(undefined, { enabled: namesPeople(textName, text) });
  const { name } = useIdentity();
  const references = referencesOf(data?.officers ?? [], name);
  const signature = text.signature.map((line) => withReferences(line, references));
  return (
    <PreviewPanel onClose={onClose}>
      <TextView text={{ ...withPeople(textName, text, people.data ?? []), signature }} look={look} />
    </PreviewPanel>
  );
}
