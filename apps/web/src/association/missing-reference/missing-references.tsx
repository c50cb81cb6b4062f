import { agreementPages } from "@bulmo/content/agreement-page";
import type { AgreementDocument } from "@bulmo/contracts/agreement";
import { associationReferences, missingIn } from "@bulmo/contracts/agreement-reference";
import { trpc } from "../../session/call/trpc.ts";

/** For administrators: what the latest text names in braces and nobody is told, since nobody public holds that office. */
export function MissingReferences({ document }: { document: AgreementDocument }) {
  const text = trpc.agreement.getDraft.useQuery({ document }).data?.latest.text;
  const officers = trpc.officer.list.useQuery({}).data?.officers;
  const fields = trpc.pageText.get.useQuery({ name: "association" }).data?.text.fields;
  if (!text || !officers || !fields) return null;
  const missing = missingIn(text, associationReferences(officers, fields));
  if (missing.length === 0) return null;
  const { title } = agreementPages[document];
  return (
    <p role="status">
      ‘{title}’에 적힌 {missing.map((name) => `{${name}}`).join(", ")} 자리에 보일 것이 없어, 그 줄이 비거나 빠져
      있습니다. 임원 명단을 채우거나 ‘{title}’을 고쳐 주세요.
    </p>
  );
}

const documents: readonly AgreementDocument[] = ["TERMS", "PRIVACY"];

/** The same of all of them, where officers are changed. */
export const MissingInAgreements = () =>
  documents.map((document) => <MissingReferences key={document} document={document} />);
