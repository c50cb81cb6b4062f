import type { AgreementDocument } from "@bulmo/contracts/agreement";
import type { AgreementVersion } from "@bulmo/contracts/agreement-version";
import { BusyState, ErrorState } from "@bulmo/ui/state";
import { withReason } from "../../session/call/failure-text.tsx";
import { trpc } from "../../session/call/trpc.ts";
import { TextComparison } from "../page-text/text-comparison.tsx";
import { plainAgreement } from "./plain-agreement.ts";

type VersionComparisonProps = { document: AgreementDocument; before: number; after: AgreementVersion };

/** A version and the one before it as one text, when somebody asks for it. */
export function VersionComparison({ document, before, after }: VersionComparisonProps) {
  const { data, error, refetch } = trpc.agreement.get.useQuery({ document, number: before });
  if (error)
    return <ErrorState onRetry={() => void refetch()}>{withReason("앞 판을 불러오지 못했습니다.", error)}</ErrorState>;
  if (!data) return <BusyState />;
  return (
    <>
      <p>앞 판에만 있는 말에는 줄이 그어져 있고, 이 판에만 있는 말에는 밑줄이 있습니다.</p>
      <TextComparison
        before={plainAgreement(data.text)}
        after={plainAgreement(after.text)}
        label="낱말마다 비교한 두 판"
      />
    </>
  );
}
